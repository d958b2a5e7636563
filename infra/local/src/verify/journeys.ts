import { join } from 'node:path';
import { provideChromium } from '../tools/chromium';
import type { CheckCounts } from './check-result';
import type { Slice } from './slice';
import { countPlaywright, type PlaywrightReport } from './test-reports';
import { runTests, type VerifyContext } from './verify-context';

/** Plays the journeys in Chromium; they bring up a stack of their own, on fresh data. */
export async function runJourneys(context: VerifyContext): Promise<CheckCounts> {
  const { root, reports } = context;
  const chromium = await provideChromium({
    toolsDir: join(root, '.local', 'tools'),
    log: (line) => console.log(`  -- ${line}`),
  });
  const reportFile = join(reports, 'journeys.json');
  return runTests<PlaywrightReport>(context, {
    name: 'journeys',
    tool: 'playwright',
    args: ['test', '--reporter=list,json', ...(context.slice ? journeysOf(context.slice) : [])],
    cwd: join(root, 'e2e'),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile, CHROMIUM_PATH: chromium },
    reportFile,
    count: countPlaywright,
  });
}

/** Files of the slice alone, without the projects that others wait for. */
function journeysOf({ journeys }: Slice): string[] {
  return ['--no-deps', ...journeys.map((file) => `tests/${file}`)];
}
