import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe';
import { findCutOff } from '../support/cut-off';
import { ADMINISTRATION_SCREENS } from '../support/every-screen/administration-screens';
import { CLUB_SCREENS } from '../support/every-screen/club-screens';
import { MAILED_SCREENS } from '../support/every-screen/mailed-screens';
import { PUBLIC_SCREENS } from '../support/every-screen/public-screens';
import { untilWhole } from '../support/every-screen/screen';
import { mostReviewedClub } from '../support/site-data';
import { expect, open, test } from '../support/test';

const PHONE = { width: 390, height: 844 };

/** Lines about what is out of sight on purpose: the field that only robots fill in. */
const HONEYPOT = /"Leave this empty"|<input> /;

// Colours have a different contrast halfway through a transition.
test.use({ reducedMotion: 'reduce' });

/** Fails if axe finds anything in a wide or a narrow window, or if the narrow one cuts something off. */
async function expectGood(page: Page) {
  await expectNoViolations(page);
  await page.setViewportSize(PHONE);
  const cutOff = (await findCutOff(page)).filter((line) => !HONEYPOT.test(line));
  expect.soft(cutOff, 'cut off in a narrow window').toEqual([]);
  // Colours are the same in each width.
  await expectNoViolations(page, ['light']);
}

for (const [area, screens] of [
  ['of the public pages', PUBLIC_SCREENS],
  ['behind a mailed link', MAILED_SCREENS],
  ['of the clubs’ area', CLUB_SCREENS],
  ['of the site administration', ADMINISTRATION_SCREENS],
] as const) {
  test.describe(`every screen ${area} is accessible and whole`, () => {
    for (const [name, show] of screens) {
      test(name, async ({ page, consoleMessages }) => {
        await show(page);
        await untilWhole(page);
        await expectGood(page);
        // Some show what the server refuses, which the browser itself logs.
        const refusals = /Failed to load resource: the server responded with a status of 4\d\d|503/;
        consoleMessages.splice(0, Infinity, ...consoleMessages.filter((line) => !refusals.test(line)));
      });
    }
  });
}

test('so is the menu of a phone @phone-only', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(await findCutOff(page)).toEqual([]);
  await expectNoViolations(page);
});

test('so is a map of clubs with a popup open', async ({ page }) => {
  // A single club: pins close to each other overlap, and the list below contains them all.
  await open(page, `/?sport=${encodeURIComponent((await mostReviewedClub()).name)}`);
  await page.getByRole('button', { name: 'Show map' }).click();
  await page
    .getByRole('group', { name: /^Map of/ })
    .getByRole('button')
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectGood(page);
});
