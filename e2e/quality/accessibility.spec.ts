import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe';
import { findCutOff } from '../support/cut-off';
import { ADMINISTRATION_SCREENS } from '../support/every-screen/administration-screens';
import { CLUB_SCREENS } from '../support/every-screen/club-screens';
import { MAILED_SCREENS } from '../support/every-screen/mailed-screens';
import { PUBLIC_SCREENS } from '../support/every-screen/public-screens';
import { untilWhole } from '../support/every-screen/screen';
import type { Screen } from '../support/every-screen/screen';
import { mostReviewedClub } from '../support/site-data';
import { expect, open, test } from '../support/test';

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 390, height: 844 };

/** Lines about what is out of sight on purpose, or for now: hidden inputs, and what scrolls behind a form's buttons. */
const ON_PURPOSE = /<input> |^behind <button> (Save|Save All Changes|Cancel):/;

/** What the browser itself logs about a response that a screen shows. */
const REFUSAL = /Failed to load resource: the server responded with a status of (4\d\d|503)/;

// Colours have a different contrast halfway through a transition.
test.use({ reducedMotion: 'reduce' });

/**
 * Fails if axe finds anything in a wide, light window or, as far as that can differ, in a narrow, dark one, or if that
 * one cuts something off.
 */
async function expectGood(page: Page) {
  expect.soft(await findViolations(page, 'all'), 'in a wide, light window').toEqual([]);
  await page.setViewportSize(NARROW);
  await page.emulateMedia({ colorScheme: 'dark' });
  const cutOff = async () => (await findCutOff(page)).filter((line) => !ON_PURPOSE.test(line));
  await expect.soft.poll(cutOff, 'cut off in a narrow window').toEqual([]);
  expect.soft(await findViolations(page, 'of the look'), 'in a narrow, dark window').toEqual([]);
}

/**
 * Screens that repeat others in different words, and dialogs that are checked along with their components: they are for
 * the pictures.
 */
const LEFT_OUT = new Set([
  ...['home, no such postcode', 'directory, filtered', 'directory, beyond its end', 'failing'],
  ...[
    'club, filtered reviews',
    'review dialog',
    'review dialog, filled in',
    'comparison',
    'claim',
    'correction',
  ],
  ...['end of a saved search, without a link', 'saved search without a link', 'question behind a link'],
  ...['verification without a link', 'own review without a link', 'notice, answer without a link'],
  ...['questions and answers', 'contact', 'category, around a postcode', 'verification', 'own review'],
  ...['own review, erasing', 'own review, withdrawn', 'own review, appealing', 'a saved search to end'],
  ...['login', 'reviews, none left', 'reply templates', 'report of a review', 'photo', 'devices'],
  ...['queue, removal', 'queue, a claim', 'queue, rejection', 'queue, shortcuts', 'reviews, none found'],
  ...['reviews, deletion', 'reviews, removed reply', 'claims, approval', 'claims, rejection'],
  ...['staff, invitation', 'a club, merging', 'a club, closing', 'no such club'],
]);

/** The screens in groups, each for one browser's storage: those behind a login need it once. */
function inGroups(screens: readonly Screen[], size: number) {
  const checked = screens.filter(([name]) => !LEFT_OUT.has(name));
  return Array.from({ length: Math.ceil(checked.length / size) }, (_, index) =>
    checked.slice(index * size, (index + 1) * size),
  );
}

for (const [area, groups] of [
  ['of the public pages', inGroups(PUBLIC_SCREENS, 1)],
  ['behind a mailed link', inGroups(MAILED_SCREENS, 1)],
  ['of the clubs’ area', inGroups(CLUB_SCREENS, 5)],
  ['of the site administration', inGroups(ADMINISTRATION_SCREENS, 5)],
] as const) {
  test.describe(`every screen ${area} is accessible and whole:`, () => {
    for (const group of groups) {
      test(group.map(([name]) => name).join('; '), async ({ page, consoleMessages }) => {
        for (const [name, show] of group) {
          await test.step(name, async () => {
            await page.unrouteAll();
            await page.setViewportSize(WIDE);
            await page.emulateMedia({ colorScheme: 'light' });
            await show(page);
            await untilWhole(page);
            await expectGood(page);
          });
        }
        consoleMessages.splice(0, Infinity, ...consoleMessages.filter((line) => !REFUSAL.test(line)));
      });
    }
  });
}

test('so is the menu of a phone @phone-only', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(await findCutOff(page)).toEqual([]);
  expect(await findViolations(page, 'all')).toEqual([]);
});

test('so is a map of clubs with a popup open', async ({ page }) => {
  // A single club: pins close to each other overlap, and the list below contains them all.
  await open(page, `/?sport=${encodeURIComponent((await mostReviewedClub()).name)}&view=map`);
  await page
    .getByRole('group', { name: /^Map of/ })
    .getByRole('button')
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findViolations(page, 'all')).toEqual([]);
});
