import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWorkspaces } from '../build/workspace-build';
import { runToEnd } from '../process/run-command';
import { provideChromium } from '../tools/chromium';
import { FRONT_ENDS, SERVICES } from '../stack/parts';
import { checkAuditedRoutes } from './audited-routes';
import { addUp, oneCheck, type CheckCounts } from './check-result';
import { checkBudgets } from './budgets';
import { runJest } from './jest-tests';
import { runJourneys, runScale } from './journeys';
import { startTestServers } from './test-servers';
import { checkCommand, type VerifyContext } from './verify-context';

export interface Phase {
  name: string;
  title: string;
  /** Reads sources alone and prints only its verdict, so that it can run beside others. */
  onlyReads?: true;
  run: (context: VerifyContext) => Promise<CheckCounts>;
}

/** Everything that `npm test` checks, cheapest first; integration and journeys need what was built. */
export const PHASES: readonly Phase[] = [
  {
    name: 'format',
    title: 'format (prettier)',
    onlyReads: true,
    run: (context) =>
      checkCommand(context, 'format', 'prettier', [
        '--check',
        '--log-level',
        'warn',
        '--cache',
        '--cache-location',
        '.local/prettier',
        ...(context.slice?.folders ?? ['.']),
      ]),
  },
  {
    name: 'lint',
    title: 'lint (eslint)',
    onlyReads: true,
    run: (context) =>
      checkCommand(context, 'lint', 'eslint', [
        ...(context.slice?.folders ?? ['.']),
        '--max-warnings',
        '0',
        '--cache',
        '--cache-location',
        '.local/eslint/',
      ]),
  },
  {
    name: 'boundaries',
    title: 'boundaries (dependency-cruiser)',
    onlyReads: true,
    run: (context) =>
      checkCommand(context, 'boundaries', 'depcruise', [
        '--config',
        'packages/build/dependency-cruiser.cjs',
        ...(context.slice?.folders ??
          BOUNDED.filter((name) => existsSync(join(context.root, name)))),
      ]),
  },
  {
    name: 'types',
    title: 'types (tsc)',
    onlyReads: true,
    run: (context) =>
      checkCommand(context, 'types', 'node', [
        'packages/build/bin/typecheck.mjs',
        ...(context.slice?.workspaces ?? []),
      ]),
  },
  {
    name: 'unit',
    title: 'unit and property tests',
    run: (context) => runJest(context, 'unit', {}),
  },
  {
    name: 'build',
    title: 'build',
    run: async ({ root, reports, guardian }) => {
      try {
        await buildWorkspaces({ root, logDir: reports, guardian });
        return oneCheck(true);
      } catch (error) {
        console.log(error instanceof Error ? error.message : error);
        return oneCheck(false);
      }
    },
  },
  { name: 'integration', title: 'integration tests', run: runIntegration },
  { name: 'budgets', title: 'size budgets', run: checkBudgets },
  { name: 'journeys', title: 'journeys (Playwright)', run: runJourneys },
];

/** What takes long and is asked for by name only. */
export const ON_DEMAND: readonly Phase[] = [
  {
    name: 'scale',
    title: 'scale (replicas, a cluster of NATS, one killed at a time)',
    run: runScale,
  },
  { name: 'new-slice', title: 'a slice made by the generator, in a copy', run: proveNewSlice },
  {
    name: 'containers',
    title: 'containers (all images, the demo, a purchase)',
    run: async ({ root, guardian }) => {
      const args = ['infra/containers/proof.sh'];
      const code = await runToEnd(
        { name: 'containers', command: 'bash', args, cwd: root },
        guardian,
      );
      return oneCheck(code === 0);
    },
  },
];

const BOUNDED = [
  ...FRONT_ENDS.map((name) => (name === 'shell' ? name : `mfe-${name}`)),
  'services',
  'packages',
  'infra',
];

/** The phases that were asked for by name, or all but those on demand. */
export function choosePhases(names: readonly string[]): readonly Phase[] {
  const all = [...PHASES, ...ON_DEMAND];
  const unknown = names.filter((name) => !all.some((phase) => phase.name === name));
  if (unknown.length > 0) {
    const known = all.map(({ name }) => name).join(', ');
    throw new Error(`There is no phase ${unknown.join(', ')}; there are ${known}.`);
  }
  return names.length === 0 ? PHASES : all.filter(({ name }) => names.includes(name));
}

async function proveNewSlice(context: VerifyContext): Promise<CheckCounts> {
  const servers = await startTestServers(context.root, context.guardian);
  try {
    const script = ['packages/build/bin/prove-new-slice.mjs'];
    const env = { ...servers.env, CHROMIUM_PATH: await chromiumOf(context) };
    return await checkCommand(context, 'new-slice', 'node', script, env);
  } finally {
    await servers.stop();
  }
}

async function runIntegration(context: VerifyContext): Promise<CheckCounts> {
  const servers = await startTestServers(context.root, context.guardian);
  try {
    const chromium = await chromiumOf(context);
    const seen = join(context.reports, 'audited-routes');
    rmSync(seen, { recursive: true, force: true });
    const env = { ...servers.env, CHROMIUM_PATH: chromium, AUDITED_ROUTES_SEEN: seen };
    const tests = await runJest(context, 'integration', env);
    const services = SERVICES.filter((name) => !context.slice || name === context.slice.name);
    return addUp([tests, checkAuditedRoutes(context.root, seen, services)]);
  } finally {
    await servers.stop();
  }
}

function chromiumOf({ root }: VerifyContext): Promise<string> {
  return provideChromium({
    toolsDir: join(root, '.local', 'tools'),
    log: (line) => console.log(`  -- ${line}`),
  });
}
