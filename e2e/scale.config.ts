import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** `npm test -- scale`: replicas of every service on a cluster of three NATS servers, on a stack of its own. */
export default defineConfig({
  ...journeys,
  testDir: './scale',
  globalSetup: './src/cluster-setup.ts',
  retries: 0,
  workers: 1,
  projects: [{ name: 'scale', testMatch: '*.spec.ts' }],
});
