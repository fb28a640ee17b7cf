import js from "@eslint/js";
import globals from "globals";

export default [
  { ignores: ["node_modules/**", "**/*.d.ts"] },
  js.configs.recommended,
  {
    files: ["**/*.{js,mjs}", "../tools/**/*.mjs", "../tests/**/*.mjs"],
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
    files: ["src/**/*.js", "cards/**/*.js"],
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
  { files: ["src/**/worker.js", "src/**/sw.js"], languageOptions: { globals: globals.worker } },
];
