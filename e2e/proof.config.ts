import { defineConfig } from '@playwright/test';
import journeys, { PROOFS_BESIDE_OTHERS } from './playwright.config';

// The processes that run the tests read this file too, before the tests.
process.env['E2E_STACK'] = 'e2e-proof';

/**
 * What stops and kills parts of the stack, or counts what all of it does: one test at a time, on a stack of its own. Most of that time is
 * waiting, so `npm test` runs it beside the journeys.
 */
export default defineConfig({
  ...journeys,
  testDir: './tests/proof',
  globalSetup: './src/proof-setup.ts',
  workers: 1,
  reporter: [['list'], ['json', { outputFile: '../.local/reports/e2e-proof.json' }]],
  outputDir: '../.local/reports/e2e-proof',
  projects: [{ name: 'proof', testMatch: '*.spec.ts', testIgnore: PROOFS_BESIDE_OTHERS }],
});
