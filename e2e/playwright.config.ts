import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from '@solar/infra-local/tools/chromium';

const CHROMIUM = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find(
  (path) => path !== undefined && existsSync(path),
);

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
    launchOptions: { executablePath: CHROMIUM, args: CHROMIUM_ARGS },
  },
  projects: [
    { name: 'journeys', testMatch: 'journeys/**/*.spec.ts' },
    // What stops and kills parts of the stack runs alone, after the journeys.
    { name: 'proof', testMatch: 'proof/**/*.spec.ts', dependencies: ['journeys'], workers: 1 },
  ],
});
