import { defineConfig } from '@playwright/test';
import browserTests from './playwright.config';

/** Tests of `npm run dev`, which starts the product itself; apart from the others because of the time that takes. */
export default defineConfig({
  ...browserTests,
  testDir: './dev-tests',
  globalSetup: undefined,
  fullyParallel: false,
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  projects: [{ name: 'desktop', use: { viewport: { width: 1280, height: 900 } } }],
});
