import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

// The processes that run the tests read this file too, before the tests.
process.env['E2E_STACK'] = 'e2e-scale';

/** `npm test -- scale`: replicas of every service on a cluster of three NATS servers, on a stack of its own. */
export default defineConfig({
  ...journeys,
  testDir: './scale',
  globalSetup: './src/cluster-setup.ts',
  retries: 0,
  workers: 1,
  outputDir: '../.local/reports/e2e-scale',
  projects: [{ name: 'scale', testMatch: '*.spec.ts' }],
});
