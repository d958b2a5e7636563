import { join } from 'node:path';
import { provideChromium } from '../tools/chromium';
import { addUp, type CheckCounts } from './check-result';
import type { Slice } from './slice';
import { countPlaywright, countFlaky, flakyJourneys, type PlaywrightReport } from './test-reports';
import { runTests, type VerifyContext } from './verify-context';

interface PlaywrightRun {
  name: string;
  args: readonly string[];
}

const PROOFS: PlaywrightRun = { name: 'proofs', args: ['--config', 'proof.config.ts'] };
const SCALE: PlaywrightRun = { name: 'scale', args: ['--config', 'scale.config.ts'] };

/** Plays the journeys in Chromium on a stack of their own and fresh data; beside them the proofs, which may kill theirs. */
export function runJourneys(context: VerifyContext): Promise<CheckCounts> {
  const { slice } = context;
  if (slice) return play(context, [{ name: 'journeys', args: journeysOf(slice) }]);
  return play(context, [{ name: 'journeys', args: [] }, PROOFS]);
}

/** Replicas of every service on a cluster of the message system. */
export function runScale(context: VerifyContext): Promise<CheckCounts> {
  return play(context, [SCALE]);
}

/** Runs that go side by side count together, also in what passed at a second try. */
async function play(context: VerifyContext, runs: readonly PlaywrightRun[]): Promise<CheckCounts> {
  const chromium = await provideChromium({
    toolsDir: join(context.root, '.local', 'tools'),
    log: (line) => console.log(`  -- ${line}`),
  });
  const results = await Promise.all(runs.map((run) => runPlaywright(context, chromium, run)));
  const flaky = results.flatMap(({ report }) => (report ? flakyJourneys(report) : []));
  if (flaky.length > 0) console.log(`  -- passed at the second try: ${flaky.join('; ')}`);
  return addUp([...results.map(({ counts }) => counts), countFlaky(flaky)]);
}

function runPlaywright(
  context: VerifyContext,
  chromium: string,
  { name, args }: PlaywrightRun,
): Promise<{ counts: CheckCounts; report: PlaywrightReport | null }> {
  const reportFile = join(context.reports, `${name}.json`);
  return runTests<PlaywrightReport>(context, {
    name,
    tool: 'playwright',
    args: ['test', '--reporter=list,json', ...args],
    cwd: join(context.root, 'e2e'),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile, CHROMIUM_PATH: chromium },
    reportFile,
    count: countPlaywright,
  });
}

/** Files of the slice alone. */
const journeysOf = ({ journeys }: Slice): string[] => journeys.map((file) => `tests/${file}`);
