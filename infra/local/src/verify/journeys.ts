import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ConsoleReporter } from '../console/step-reporter';
import { findFreeBasePort } from '../stack/free-ports';
import { startStack } from '../stack/start-stack';
import { provideChromium } from '../tools/chromium';
import type { CheckCounts } from './check-result';
import { countPlaywright, type PlaywrightReport } from './test-reports';
import { runTests, type VerifyContext } from './verify-context';

const FIRST_STACK_PORT = 24_000;

/** Plays the journeys in Chromium against a stack of their own, on fresh data. */
export async function runJourneys(context: VerifyContext): Promise<CheckCounts> {
  const { root, reports } = context;
  const dir = join(root, '.local', 'journeys');
  rmSync(dir, { recursive: true, force: true });
  const chromium = await provideChromium({
    toolsDir: join(root, '.local', 'tools'),
    log: (line) => console.log(`  -- ${line}`),
  });
  const { stack, stop } = await startStack({
    root,
    dir,
    basePort: await findFreeBasePort(FIRST_STACK_PORT),
    reporter: new ConsoleReporter(),
    // Journeys come from one address and are many.
    env: { RATE_LIMIT_FACTOR: '1000' },
  });
  try {
    const reportFile = join(reports, 'journeys.json');
    return await runTests<PlaywrightReport>(context, {
      name: 'journeys',
      tool: 'playwright',
      args: ['test', '--reporter=list,json'],
      cwd: join(root, 'e2e'),
      env: {
        PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
        CHROMIUM_PATH: chromium,
        SOLAR_STACK_DIR: dir,
        SOLAR_URL: stack.url,
      },
      reportFile,
      count: countPlaywright,
    });
  } finally {
    await stop();
  }
}
