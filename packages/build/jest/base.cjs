const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../../..');
const kinds = {
  unit: ['**/*.spec.ts', '**/*.spec.tsx'],
  integration: ['**/*.int-spec.ts', '**/*.int-spec.tsx'],
  shares: ['**/*.int-spec.ts', '**/*.int-spec.tsx', '**/*.int-specs.ts'],
};

/**
 * Which tests run: `TEST_KIND=unit` (default), `integration`, `all`, or `shares`: integration tests, those of a service by shares
 * (see `int-specs.cjs`).
 */
function testMatch() {
  const kind = process.env.TEST_KIND ?? 'unit';
  if (kind === 'all') return [...kinds.unit, ...kinds.integration];
  if (!(kind in kinds))
    throw new Error(`TEST_KIND is unit, integration, shares or all, not ${kind}`);
  return kinds[kind];
}

/** What runs as a part of a share does not run by itself. */
function inShares() {
  if (process.env.TEST_KIND !== 'shares') return [];
  const services = path.join(root, 'services');
  return readdirSync(services)
    .filter((name) => existsSync(path.join(services, name, 'test/shares')))
    .map((name) => `/services/${name}/test/.*\\.int-spec\\.ts$`);
}

/** Sources and ESM-only packages are compiled to CommonJS: Jest on Node 20 cannot require ESM. Other packages stay as they are. */
function transforms(typescriptOptions) {
  const common = { swcrc: false, sourceMaps: 'inline', module: { type: 'commonjs' } };
  const javascript = { target: 'es2022', parser: { syntax: 'ecmascript', dynamicImport: true } };
  return {
    // A CommonJS file that imports an ESM-only package; only a module has its import() compiled.
    '@fastify/cookie/index\\.js$': ['@swc/jest', { ...common, isModule: true, jsc: javascript }],
    '\\.tsx?$': ['@swc/jest', { ...common, jsc: { target: 'es2022', ...typescriptOptions } }],
    '\\.m?js$': [
      path.join(__dirname, 'packages.cjs'),
      { ...common, isModule: 'unknown', jsc: javascript },
    ],
  };
}

module.exports = { root, testMatch, inShares, transforms };
