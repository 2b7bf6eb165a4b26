import type { Page } from '@playwright/test';
import { findCutOff } from '../support/cut-off';
import { toEntry, saveComparison } from '../support/saved-comparison';
import { allClubs, mostReviewedClub } from '../support/site-data';
import { expect, open, test } from '../support/test';

/** What WCAG 1.4.12 lets a reader do to text. The page's policy forbids style elements, but not this. */
const spaceText = (page: Page, isSpaced: boolean) =>
  page.evaluate((wanted) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets = wanted ? [sheet] : [];
  }, isSpaced);

const ZOOMED = { width: 640, height: 450 };
const NARROW = { width: 320, height: 568 };
const WIDE = { width: 1280, height: 900 };

const WINDOWS = [
  { name: 'with spaced text', viewport: WIDE, isSpaced: true },
  { name: 'at 200 % zoom', viewport: ZOOMED, isSpaced: false },
  { name: 'at 200 % zoom with spaced text', viewport: ZOOMED, isSpaced: true },
  { name: 'in a window 320 px wide', viewport: NARROW, isSpaced: false },
  { name: 'in a window 320 px wide with spaced text', viewport: NARROW, isSpaced: true },
];

type Window = (typeof WINDOWS)[number];

/** Fails if the page as it is now cuts something off in a window, which it's given. */
async function expectAllThereIn(page: Page, what: string, { name, viewport, isSpaced }: Window) {
  await page.setViewportSize(viewport);
  await spaceText(page, isSpaced);
  await expect.soft.poll(() => findCutOff(page), `${what} ${name}`).toEqual([]);
}

/** Fails if a window cuts off something on the page, which stays open while the window changes. */
async function expectAllThere(page: Page, what: string) {
  for (const window of WINDOWS) await expectAllThereIn(page, what, window);
  await spaceText(page, false);
}

test.describe('zoomed, in a narrow window or with spaced text', () => {
  test.use({ reducedMotion: 'reduce' });

  for (const [where, paths] of [
    ['the home page', ['/']],
    ['the directory', ['/browse-clubs?page=8', '/browse-clubs?q=zzyzx']],
    [
      'the lists of reviews',
      ['/browse-categories?category=communication&page=2', '/browse-age/U12s', '/all-reviews'],
    ],
    ['the text pages', ['/for-clubs', '/about', '/how-reviews-work', '/privacy-policy']],
    ['the further text pages', ['/terms-of-service', '/contact', '/faq#search']],
  ] as const) {
    test(`nothing is cut off on ${where}`, async ({ page }) => {
      for (const path of paths) {
        await open(page, path);
        await expectAllThere(page, path);
      }
    });
  }

  test('nothing is cut off in a search with its map', async ({ page }) => {
    for (const window of WINDOWS) {
      await page.setViewportSize(window.viewport);
      await open(page, '/?postcode=LS6&radiusMiles=5&view=map');
      const pins = page.getByRole('group', { name: /^Map of/ }).getByRole('button');
      await expect(pins.first()).toBeVisible();
      await expectAllThereIn(page, 'the search', window);
    }
  });

  test('nothing is cut off on a club’s page, in its share dialog and in the menu', async ({ page }) => {
    await open(page, `/clubs/${(await mostReviewedClub()).slug}`);
    await expectAllThere(page, 'the club');
    await page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
    await expectAllThere(page, 'the dialog');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expectAllThere(page, 'the menu');
  });

  test('nothing is cut off in the comparison and its bar', async ({ page }) => {
    await saveComparison(page, (await allClubs()).slice(0, 4).map(toEntry));
    await open(page, '/compare');
    await expect(page.getByRole('img', { name: /^Bar chart of the five/ })).toBeVisible();
    await expectAllThere(page, 'the comparison');
    await page.setViewportSize(NARROW);
    await open(page, '/faq');
    await expect(page.getByRole('region', { name: 'Compare Clubs' })).toBeVisible();
    await expectAllThere(page, 'the bar');
  });
});

test('the check notices what is cut off', async ({ page }) => {
  await page.setContent(`
    <main style="overflow-x: clip">
      <p style="width: 3000px; white-space: nowrap">${'Beyond the window. '.repeat(40)}</p>
      <div style="height: 10px; overflow: hidden">Clipped <br> text</div>
      <button style="width: 40px; white-space: nowrap">Longer than its button</button>
      <div style="position: fixed; inset: auto 0 0; height: 60px">Fixed<br>bar<br>of<br>many<br>lines</div>
      <p style="overflow: hidden; text-overflow: ellipsis; white-space: nowrap; width: 50px">Shortened on purpose</p>
      <div style="display: flex; width: 60px"><span style="width: 20px">Behind</span><button>OK</button></div>
      <div style="overflow-x: auto; width: 100px; white-space: nowrap">A row that can be scrolled sideways</div>
    </main>`);
  const found = (await findCutOff(page)).map((line) => line.replace(/ at .*/, ''));
  expect(found).toEqual([
    'clipped: "Beyond the window. Beyond the window. Be"',
    'clipped: "Clipped"',
    'clipped: "text"',
    'out of its box: "Longer than its button"',
    'beyond a fixed bar: "many"',
    'beyond a fixed bar: "lines"',
    'behind <button> OK: "Behind"',
  ]);
});
