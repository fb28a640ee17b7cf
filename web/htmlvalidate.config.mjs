// What the pages of the site are held to.
export default {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // A table whose rows are stacked on a phone stays a table to a screen reader by its roles.
    'no-redundant-role': 'off',
    // The screens of the game are named by their addresses: see index.html.
    'valid-id': ['error', { relaxed: true }],
    // A title is as long as its language makes it.
    'long-title': 'off',
  },
};
