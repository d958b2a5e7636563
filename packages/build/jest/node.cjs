const { root, testMatch, inShares, transforms } = require('./base.cjs');

/** Jest preset of services, service-kit, contracts and infra: decorators with metadata, sources of packages. */
module.exports = {
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['@solar/source', 'node', 'node-addons'] },
  setupFilesAfterEnv: [`${__dirname}/timeouts.cjs`],
  testMatch: testMatch(),
  testPathIgnorePatterns: ['/node_modules/', '/dist/', ...inShares()],
  modulePathIgnorePatterns: ['/dist/'],
  cacheDirectory: `${root}/.local/jest`,
  transform: transforms({
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    keepClassNames: true,
  }),
  transformIgnorePatterns: ['\\.cjs$', '\\.node$'],
};
