import { defineConfig } from '@playwright/test';
import browserTests from './playwright.config';
import type { EngineOption } from './browsers/support/test';

/** The main journeys in Firefox and WebKit, which Debian's own builds are driven for; apart from the tests in Chromium. */
export default defineConfig<object, EngineOption>({
  testDir: './browsers',
  globalSetup: './browsers/support/require-browsers.ts',
  outputDir: './test-results/browsers',
  // Each starts a product of its own, and its journeys change what the next one sees.
  fullyParallel: false,
  workers: 2,
  forbidOnly: browserTests.forbidOnly,
  retries: 1,
  // The longest journey presses some 600 keys, each of which WebKit’s driver waits for.
  timeout: 300_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
});
