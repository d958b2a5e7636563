module.exports = { ...require('@solar/build/jest/web.cjs'), displayName: 'mfe-account' };
