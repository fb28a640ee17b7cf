import js from "@eslint/js";
import globals from "globals";

// Run from the top folder (`eslint --config web/eslint.config.js web tools tests/web`), so that one
// configuration serves the page, the tools and their tests.
export default [
  { ignores: ["**/node_modules/**", "**/dist/**"] },
  js.configs.recommended,
  {
    files: ["**/*.{js,mjs}"],
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "eqeqeq": ["error", "always"],
      "no-console": "error",
      "no-implicit-globals": "error",
      "no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
    },
  },
  {
    files: ["**/web/{src,cards}/**/*.js"],
    languageOptions: { globals: globals.browser },
    rules: {
      // Card names and player names reach the page as text, never as markup.
      "no-restricted-properties": [
        "error",
        { property: "innerHTML", message: "Render through lit-html." },
        { property: "outerHTML", message: "Render through lit-html." },
      ],
    },
  },
  { files: ["**/*.mjs", "**/eslint.config.js"], languageOptions: { globals: globals.node } },
  { files: ["**/web/src/**/{worker,sw}.js"], languageOptions: { globals: globals.worker } },
];
