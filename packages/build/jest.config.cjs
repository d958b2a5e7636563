module.exports = { ...require('./jest/node.cjs'), displayName: 'build', rootDir: __dirname };
