import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from '@solar/infra-local/tools/chromium';

const CHROMIUM = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find(
  (path) => path !== undefined && existsSync(path),
);

/** Proofs that stop nothing and count nothing of the whole shop, so that they run beside the journeys. */
export const PROOFS_BESIDE_OTHERS = ['lighthouse', 'money', 'oversell', 'strangers'].map(
  (name) => `${name}.spec.ts`,
);
/** Walks over all screens and layers: a minute or two each. */
const WALKS = ['journeys/layers.spec.ts', 'journeys/screens-*.spec.ts'];

export default defineConfig({
  testDir: './tests',
  globalSetup: './src/global-setup.ts',
  timeout: 120_000,
  // Two stacks and four browsers share the machine: what is there at once on its own may take a while.
  expect: { timeout: 30_000 },
  // `npm test` names the journeys that passed at their second try, and fails if they are more than two.
  retries: 1,
  // A browser waits for a third of its time, so that two of them leave a part of two cores idle. What stops and kills parts of the stack
  // has one of its own (`proof.config.ts`).
  workers: 3,
  fullyParallel: false,
  reporter: [['list'], ['json', { outputFile: '../.local/reports/e2e.json' }]],
  outputDir: '../.local/reports/e2e',
  use: {
    locale: 'en-US',
    timezoneId: 'Asia/Dubai',
    // Of a second try alone: to record every test costs a good part of a core. Its snapshots show each step.
    trace: { mode: 'on-first-retry', screenshots: false },
    launchOptions: { executablePath: CHROMIUM, args: CHROMIUM_ARGS },
  },
  projects: [
    // Long ones first, so that the short ones fill the rest of the time.
    { name: 'screens', testMatch: WALKS, fullyParallel: true },
    { name: 'proof-beside', testMatch: PROOFS_BESIDE_OTHERS.map((name) => `proof/${name}`) },
    { name: 'journeys', testMatch: 'journeys/**/*.spec.ts', testIgnore: WALKS },
  ],
});
