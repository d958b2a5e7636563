/** What is checked without a browser: the lists that the walks go by. */
module.exports = {
  ...require('@solar/build/jest/web.cjs'),
  displayName: 'e2e',
  roots: ['<rootDir>/src'],
};
