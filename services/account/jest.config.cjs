const preset = require('@solar/build/jest/node.cjs');

/** @type {import('jest').Config} */
module.exports = { ...preset, displayName: 'account', rootDir: __dirname };
