const preset = require('@solar/build/jest/node.cjs');

/** @type {import('jest').Config} */
module.exports = { ...preset, rootDir: __dirname, displayName: 'solar' };
