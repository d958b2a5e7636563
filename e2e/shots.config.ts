import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** `npm run shots`: pictures of every screen and of every layer into .local/shots, to be looked at by people. */
export default defineConfig({
  ...journeys,
  testDir: './shots',
  globalSetup: './src/shots-setup.ts',
  timeout: 1_800_000,
  fullyParallel: true,
  // The language that a person chooses goes with their account: two languages at once would mix.
  workers: 1,
  reporter: 'list',
  projects: [{ name: 'shots', testMatch: '*.shots.ts' }],
});
