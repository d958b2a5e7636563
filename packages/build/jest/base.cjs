const path = require('node:path');

const root = path.resolve(__dirname, '../../..');
const kinds = {
  unit: ['**/*.spec.ts', '**/*.spec.tsx'],
  integration: ['**/*.int-spec.ts', '**/*.int-spec.tsx'],
};

/** Which tests run: `TEST_KIND=unit` (default), `integration` or `all`. */
function testMatch() {
  const kind = process.env.TEST_KIND ?? 'unit';
  if (kind === 'all') return [...kinds.unit, ...kinds.integration];
  if (!(kind in kinds)) throw new Error(`TEST_KIND is unit, integration or all, not ${kind}`);
  return kinds[kind];
}

/** Sources and ESM-only packages alike are compiled to CommonJS: Jest on Node 20 cannot require ESM. */
function transforms(typescriptOptions) {
  const common = { swcrc: false, sourceMaps: 'inline', module: { type: 'commonjs' } };
  const javascript = { target: 'es2022', parser: { syntax: 'ecmascript', dynamicImport: true } };
  return {
    // A CommonJS file that imports an ESM-only package; only a module has its import() compiled.
    '@fastify/cookie/index\\.js$': ['@swc/jest', { ...common, isModule: true, jsc: javascript }],
    '\\.tsx?$': ['@swc/jest', { ...common, jsc: { target: 'es2022', ...typescriptOptions } }],
    '\\.m?js$': ['@swc/jest', { ...common, isModule: 'unknown', jsc: javascript }],
  };
}

module.exports = { root, testMatch, transforms };
