module.exports = {
  ...require('../../packages/build/jest/node.cjs'),
  displayName: 'infra-payments',
  rootDir: __dirname,
};
