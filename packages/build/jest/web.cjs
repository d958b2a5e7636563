const { root, testMatch, transforms } = require('./base.cjs');

/** Jest preset of ui, mfe-kit, shell and the remotes: jsdom, CSS Modules as their own names. */
module.exports = {
  testEnvironment: `${__dirname}/web-environment.cjs`,
  testEnvironmentOptions: { customExportConditions: ['@solar/source', 'browser'] },
  setupFilesAfterEnv: [`${__dirname}/timeouts-for-screens.cjs`, `${__dirname}/expectations.cjs`],
  testMatch: testMatch(),
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  cacheDirectory: `${root}/.local/jest`,
  moduleNameMapper: {
    '^@solar/mfe-kit/(.*)$': `${root}/packages/mfe-kit/src/$1`,
    '\\.css$': `${__dirname}/css-module.cjs`,
    '\\.(avif|webp|png|jpe?g|svg|woff2)$': `${__dirname}/asset.cjs`,
  },
  transform: transforms({
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  }),
  transformIgnorePatterns: ['\\.cjs$', '\\.node$'],
};
