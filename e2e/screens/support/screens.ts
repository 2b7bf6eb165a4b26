import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { untilWhole } from '../../support/every-screen/screen';
import type { Screen } from '../../support/every-screen/screen';
import { answerTest } from '../../support/test';
import { getFile, shotsFolder } from './shots';

/** Longer pages are cut: what is below says nothing new about a look. */
const LONGEST = 2600;

/** Waits until the screen is whole, and has been painted. */
async function settle(page: Page) {
  await untilWhole(page);
  await page.waitForTimeout(150);
}

/**
 * Takes a picture of each screen.
 * @param area names the contact sheets
 */
export function takePictures(area: string, screens: readonly Screen[]) {
  screens.forEach(([name, show], index) => {
    answerTest(`${area}: ${name}`, async ({ page, viewport }, { project }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await show(page);
      await settle(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      // What is fixed to the window belongs at the window's edge, not in the middle of a long picture.
      await page.setViewportSize({
        width: viewport!.width,
        height: Math.min(Math.max(height, viewport!.height), LONGEST),
      });
      await settle(page);
      const folder = shotsFolder(area, project.name);
      mkdirSync(folder, { recursive: true });
      await page.screenshot({ path: join(folder, getFile(index, name)), type: 'jpeg', quality: 70 });
    });
  });
}
