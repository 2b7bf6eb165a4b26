import { defineConfig } from '@playwright/test';
import { requireSystemPrograms } from '../../../tools/setup/system-programs.mjs';

/** The catalogue's stories in Chromium: axe, pictures, and whether pictures show it when something changes. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Generous: machines that run everything at once are slow at times.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 800, height: 600 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || requireSystemPrograms().browser,
      // Chromium's sandbox doesn't work for root, which continuous integration often uses.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
});
