import { defineConfig } from '@playwright/test';
import { requireSystemPrograms } from '../tools/setup/system-programs.mjs';

/** Chromium's own background traffic would only be noise in the request checks. */
const QUIET_BROWSER = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];

const DESKTOP = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

export default defineConfig({
  testDir: '.',
  outputDir: './test-results',
  globalSetup: './support/start-product.ts',
  fullyParallel: true,
  // Twice as many as continuous integration has cores: tests wait for pages half of the time.
  workers: 4,
  forbidOnly: Boolean(process.env.CI),
  // Four workers on two cores: what takes a moment by itself can take twenty seconds, a mail through the outbox above all,
  // and the longest tests a minute and a half.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: process.env.JSON_REPORT
    ? [['list'], ['json', { outputFile: process.env.JSON_REPORT }]]
    : [['list']],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // A trace costs as much time as the test itself: TRACE=on records one where a failure is not plain.
    trace: process.env.TRACE === 'on' ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || requireSystemPrograms().browser,
      // Chromium's sandbox does not work for root, which continuous integration often is.
      args: process.getuid?.() === 0 ? ['--no-sandbox', ...QUIET_BROWSER] : QUIET_BROWSER,
    },
  },
  // By owner: what people do on the site, what ships and serves it, and what every page has to meet. On a phone run those
  // whose layout differs there; the rest would only repeat itself.
  projects: [
    { name: 'site', testDir: './site', grepInvert: /@phone-only/, use: DESKTOP },
    { name: 'site-phone', testDir: './site', grep: /@phone/, use: PHONE },
    { name: 'quality', testDir: './quality', grepInvert: /@phone-only/, use: DESKTOP },
    { name: 'quality-phone', testDir: './quality', grep: /@phone/, use: PHONE },
    { name: 'platform', testDir: './platform', use: DESKTOP },
  ],
});
