import { join } from 'node:path';
import { provideChromium } from '../tools/chromium';
import type { CheckCounts } from './check-result';
import type { Slice } from './slice';
import { countPlaywright, flakyJourneys, type PlaywrightReport } from './test-reports';
import { runTests, type VerifyContext } from './verify-context';

/** Plays the journeys in Chromium; they bring up a stack of their own, on fresh data. */
export function runJourneys(context: VerifyContext): Promise<CheckCounts> {
  return runPlaywright(context, 'journeys', context.slice ? journeysOf(context.slice) : []);
}

/** Replicas of every service on a cluster of the message system. */
export function runScale(context: VerifyContext): Promise<CheckCounts> {
  return runPlaywright(context, 'scale', ['--config', 'scale.config.ts']);
}

async function runPlaywright(
  context: VerifyContext,
  name: string,
  args: readonly string[],
): Promise<CheckCounts> {
  const { root, reports } = context;
  const chromium = await provideChromium({
    toolsDir: join(root, '.local', 'tools'),
    log: (line) => console.log(`  -- ${line}`),
  });
  const reportFile = join(reports, `${name}.json`);
  const { counts, report } = await runTests<PlaywrightReport>(context, {
    name,
    tool: 'playwright',
    args: ['test', '--reporter=list,json', ...args],
    cwd: join(root, 'e2e'),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile, CHROMIUM_PATH: chromium },
    reportFile,
    count: countPlaywright,
  });
  const flaky = report ? flakyJourneys(report) : [];
  if (flaky.length > 0) console.log(`  -- passed at the second try: ${flaky.join('; ')}`);
  return counts;
}

/** Files of the slice alone, without the projects that others wait for. */
function journeysOf({ journeys }: Slice): string[] {
  return ['--no-deps', ...journeys.map((file) => `tests/${file}`)];
}
