import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const CHROMIUM = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find(
  (path) => path !== undefined && existsSync(path),
);

/** Chromium without the parts that call home; the sandbox needs a user that is not root. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: './tests',
  globalSetup: './src/global-setup.ts',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: false,
  reporter: [['list'], ['json', { outputFile: '../.local/reports/e2e.json' }]],
  outputDir: '../.local/reports/e2e',
  use: {
    locale: 'en-US',
    timezoneId: 'Asia/Dubai',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: CHROMIUM, args: ARGS },
  },
  projects: [
    { name: 'journeys', testMatch: 'journeys/**/*.spec.ts' },
    // What stops and kills parts of the stack runs alone, after the journeys.
    { name: 'proof', testMatch: 'proof/**/*.spec.ts', dependencies: ['journeys'], workers: 1 },
  ],
});
