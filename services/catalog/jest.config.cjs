module.exports = require('@solar/service-kit/jest-preset.cjs');
