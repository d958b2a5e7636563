module.exports = {
  ...require('../../packages/build/jest/node.cjs'),
  displayName: 'infra-backup',
  rootDir: __dirname,
};
