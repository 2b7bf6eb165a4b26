import type { Page } from '@playwright/test';
import { findCutOff } from '../support/cut-off';
import { entryOf, saveComparison } from '../support/saved-comparison';
import { allClubs, mostReviewedClub } from '../support/site-data';
import { expect, open, test } from '../support/test';

/** What WCAG 1.4.12 lets a reader do to text. The page's policy forbids style elements, but not this. */
const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets = [sheet];
  });

const expectAllThere = async (page: Page) => expect.soft(await findCutOff(page)).toEqual([]);

const WINDOWS = [
  { name: 'at 200 % zoom', viewport: { width: 640, height: 450 }, isSpaced: false },
  { name: 'at 200 % zoom with spaced text', viewport: { width: 640, height: 450 }, isSpaced: true },
  { name: 'in a window 320 px wide', viewport: { width: 320, height: 568 }, isSpaced: false },
  { name: 'in a window 320 px wide with spaced text', viewport: { width: 320, height: 568 }, isSpaced: true },
  { name: 'with spaced text', viewport: { width: 1280, height: 900 }, isSpaced: true },
];

for (const { name, viewport, isSpaced } of WINDOWS) {
  test.describe(name, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    async function openScreen(page: Page, path: string) {
      await open(page, path);
      if (isSpaced) await spaceText(page);
    }

    test('nothing is cut off on the home page and in a search', async ({ page }) => {
      await openScreen(page, '/');
      await expectAllThere(page);
      await openScreen(page, '/?postcode=LS6&radiusMiles=10');
      await page.getByRole('button', { name: 'Show map' }).click();
      await expect(
        page
          .getByRole('group', { name: /^Map of/ })
          .getByRole('button')
          .first(),
      ).toBeVisible();
      await expectAllThere(page);
    });

    test('nothing is cut off in the directory', async ({ page }) => {
      await openScreen(page, '/browse-clubs?page=8');
      await expectAllThere(page);
      await openScreen(page, '/browse-clubs?q=zzyzx');
      await expectAllThere(page);
    });

    test('nothing is cut off in the lists of reviews', async ({ page }) => {
      for (const path of [
        '/browse-categories?category=communication&page=2',
        '/browse-age/U12s',
        '/all-reviews',
      ]) {
        await openScreen(page, path);
        await expectAllThere(page);
      }
    });

    test('nothing is cut off on a club’s page, in its share dialog and in the menu', async ({ page }) => {
      const club = await mostReviewedClub();
      await openScreen(page, `/clubs/${club.slug}`);
      await expectAllThere(page);
      await page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
      await expectAllThere(page);
      await page.keyboard.press('Escape');
      const menu = page.getByRole('button', { name: 'Open menu' });
      if (!(await menu.isVisible())) return;
      await menu.click();
      await expectAllThere(page);
    });

    test('nothing is cut off on the text pages', async ({ page }) => {
      for (const path of [
        '/for-clubs',
        '/about',
        '/how-reviews-work',
        '/privacy-policy',
        '/terms-of-service',
        '/contact',
        '/faq#search',
      ]) {
        await openScreen(page, path);
        await expectAllThere(page);
      }
    });

    test('nothing is cut off in the comparison and its bar', async ({ page }) => {
      await saveComparison(page, (await allClubs()).slice(0, 4).map(entryOf));
      await openScreen(page, '/compare');
      await expect(page.getByRole('img', { name: /^Bar chart of the five/ })).toBeVisible();
      await expectAllThere(page);
      await openScreen(page, '/faq');
      await expect(page.getByRole('region', { name: 'Compare Clubs' })).toBeVisible();
      await expectAllThere(page);
    });
  });
}

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
