module.exports = {
  ...require('../../packages/build/jest/node.cjs'),
  displayName: 'infra-local',
  rootDir: __dirname,
};
