module.exports = { ...require('@solar/build/jest/node.cjs'), displayName: 'bench' };
