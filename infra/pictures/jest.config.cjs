module.exports = { ...require('@solar/build/jest/node.cjs'), rootDir: __dirname };
