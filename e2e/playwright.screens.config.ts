import { defineConfig } from '@playwright/test';
import browserTests from './playwright.config';

const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];

/** Takes pictures of every screen in every width, light and dark, for people to look at. They are compared with nothing. */
export default defineConfig({
  ...browserTests,
  testDir: './screens',
  testMatch: '*.screens.ts',
  globalTeardown: './screens/support/write-sheets.ts',
  workers: 2,
  reporter: [['dot']],
  projects: SIZES.flatMap((viewport) =>
    (['light', 'dark'] as const).map((colorScheme) => ({
      name: `${viewport.width}-${colorScheme}`,
      use: { viewport, colorScheme, hasTouch: viewport.width === 390 },
    })),
  ),
});
