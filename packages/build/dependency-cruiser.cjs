const { readdirSync } = require('node:fs');
const path = require('node:path');
const { roomRules } = require('./rooms.cjs');

const root = path.resolve(__dirname, '../..');
const services = readdirSync(path.join(root, 'services')).map((name) => `services/${name}`);
const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));

/**
 * Which part may import which. Apps meet only through packages and messages, so that a slice is built, deployed and
 * rolled back alone.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    ...services.flatMap((service) => roomRules(root, service, { required: true })),
    ...roomRules(root, 'packages/service-kit'),
    ...roomRules(root, 'shell'),
    ...remotes.flatMap((remote) => roomRules(root, remote, { source: 'src/features' })),
    {
      name: 'no-cycles',
      comment: 'A cycle has no order in which to understand or load it.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'front-ends-apart',
      comment: 'A micro-frontend never imports another one or the shell.',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+)/' },
      to: { path: '^(shell|mfe-[^/]+)/', pathNot: '^$1/' },
    },
    {
      name: 'services-apart',
      comment: 'A service never imports another one; it sends a message.',
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      to: { path: '^services/', pathNot: '^services/$1/' },
    },
    {
      name: 'front-end-not-service',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+|packages/(ui|mfe-kit))/' },
      to: { path: '^(services|infra|packages/service-kit)/' },
    },
    {
      name: 'service-not-front-end',
      severity: 'error',
      from: { path: '^(services|packages/service-kit)/' },
      to: { path: '^(shell|mfe-[^/]+|packages/(ui|mfe-kit))/' },
    },
    {
      name: 'packages-not-apps',
      comment: 'A package serves the apps and knows none of them.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(shell|mfe-[^/]+|services|infra|e2e|bench)/' },
    },
    {
      name: 'contracts-import-nothing',
      comment: 'Contracts stand at the bottom: zod, node:crypto and themselves.',
      severity: 'error',
      from: { path: '^packages/contracts/src/' },
      to: { pathNot: ['^packages/contracts/src/', 'node_modules/zod/', '^crypto$'] },
    },
    {
      name: 'solar-imports-nothing',
      comment: 'Formulas of solar engineering know no framework, no shop and no other package.',
      severity: 'error',
      from: { path: '^packages/solar/src/' },
      to: { pathNot: '^packages/solar/(src|locales)/' },
    },
    {
      name: 'ui-knows-no-data',
      comment: 'The design system shows what it is given: no kit, no contracts, no requests.',
      severity: 'error',
      from: { path: '^packages/ui/src/' },
      to: { path: '^packages/(mfe-kit|contracts)/|node_modules/(axios|@tanstack/react-query)/' },
    },
    {
      name: 'sources-not-tests',
      severity: 'error',
      from: { pathNot: '(\\.(int-)?spec\\.tsx?$|/test/|/testing/|^e2e/|^bench/)' },
      to: { path: '\\.(int-)?spec\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.local|coverage)/' },
    tsPreCompilationDeps: true,
    // An absolute path, or what it extends is looked for in the wrong folder.
    tsConfig: { fileName: `${__dirname}/tsconfig.web.json` },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@solar/source', 'import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
    },
  },
};
