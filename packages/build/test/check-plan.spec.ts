import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkJobs, checkPlan, gitlabJobs } from '../slices/check-plan.mjs';

const CHECKOUT = ['@solar/service-checkout', '@solar/mfe-checkout'];

it.each([
  [
    'a slice',
    ['services/checkout/src/main.ts'],
    CHECKOUT,
    { everything: false, slices: ['checkout'] },
  ],
  ['the shell', ['shell/src/main.ts'], ['@solar/shell'], { everything: false, slices: ['shell'] }],
  [
    'contracts, which reach their users',
    ['packages/contracts/src/checkout/rpc.ts'],
    ['@solar/contracts', ...CHECKOUT, '@solar/service-catalog'],
    { everything: false, slices: ['catalog', 'checkout'] },
  ],
  [
    'a guide',
    ['docs/glossary.md', 'services/checkout/README.md'],
    CHECKOUT,
    { everything: false, slices: [] },
  ],
  ['the lock file', ['package-lock.json'], [], { everything: true, slices: [] }],
  ['the local stack', ['infra/local/src/stack/parts.ts'], [], { everything: true, slices: [] }],
])('a change of %s is checked as far as it reaches', (_what, files, packages, plan) => {
  expect(checkPlan(files, packages)).toEqual(plan);
});

it('is written as jobs of a child pipeline', () => {
  expect(gitlabJobs({ everything: false, slices: ['checkout'] })).toBe(
    "checkout:\n  image: node:20-bookworm\n  script:\n    - 'npm test -- --slice checkout'\n",
  );
  expect(gitlabJobs({ everything: false, slices: [] })).toContain('nothing:');
});

it('leaves out no phase of the checks when it divides them among jobs', () => {
  const file = resolve(__dirname, '../../../infra/local/src/verify/phases.ts');
  const [always = ''] = readFileSync(file, 'utf8').split('export const ON_DEMAND');
  const phases = [...always.matchAll(/^ {2,4}(?:\{ )?name: '(\w+)'/gm)].map(([, name]) => name);
  const jobs = checkJobs({ everything: true, slices: [] }).map(({ args }) => args.split(' '));
  expect(phases).toContain('journeys');
  expect(new Set(jobs.flat())).toEqual(new Set(phases));
  expect(jobs.find((job) => job.includes('integration'))).toContain('unit');
});

it.each(['mfe-kit', 'ui'])(
  'a new version of the contracts gives %s none, which remotes would wait for',
  (name) => {
    const file = resolve(__dirname, `../../${name}/package.json`);
    const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
      dependencies?: Record<string, string>;
    };
    const pinned = Object.entries(dependencies).filter(
      ([dependency, range]) => dependency.startsWith('@solar/') && range !== '*',
    );
    expect(pinned).toEqual([]);
  },
);
