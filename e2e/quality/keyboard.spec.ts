import type { Page } from '@playwright/test';
import { tabTo, walkOver } from '../support/keyboard';
import { toEntry, saveComparison } from '../support/saved-comparison';
import { allClubs, fromApi, mostReviewedClub } from '../support/site-data';
import type { ClubFacts, FoundClub } from '../support/site-data';
import { expect, open, test } from '../support/test';

const SEARCH = { postcode: 'LS6', miles: '3' };

const ageChips = (page: Page) => page.getByRole('group', { name: 'Filter by age group' }).getByRole('button');

const shareDialog = (page: Page) => page.getByRole('dialog', { name: 'Share' });

test('a parent finds, reads, shares and compares by keyboard alone', async ({ page }) => {
  const found = await fromApi<FoundClub[]>(
    `/clubs/search?postcode=${SEARCH.postcode}&radiusMiles=${SEARCH.miles}`,
  );
  const first = found.find(({ reviewCount }) => reviewCount > 3)!;
  const second = (await allClubs()).find(({ id }) => id !== first.id)!;
  const { ageGroups } = await fromApi<ClubFacts>(`/clubs/${first.slug}`);
  const main = page.getByRole('main');

  await open(page, '/');
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Town or postcode'));
  await page.keyboard.type(SEARCH.postcode);
  await tabTo(page, page.getByLabel('Radius'));
  await page.keyboard.type(SEARCH.miles);
  await expect(page.getByLabel('Radius')).toHaveValue(SEARCH.miles);
  await tabTo(page, page.getByRole('button', { name: 'Search Clubs' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Found ${found.length} clubs`)).toBeVisible();

  await tabTo(page, main.getByRole('link', { name: first.name, exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: first.name })).toBeVisible();
  await expect(main).toBeFocused();

  const share = main.getByRole('button', { name: 'Share', exact: true });
  await tabTo(page, share);
  await page.keyboard.press('Enter');
  await expect(shareDialog(page)).toBeVisible();
  await tabTo(page, shareDialog(page).getByRole('button', { name: 'Copy link' }));
  await page.keyboard.press('Escape');
  await expect(shareDialog(page)).toBeHidden();
  await expect(share).toBeFocused();

  await tabTo(page, ageChips(page).nth(1));
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`/clubs/${first.slug}?near=LS6&group=${ageGroups[0]!.ageGroup}`);
  await expect(ageChips(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(ageChips(page).nth(1)).toBeFocused();

  const compare = main.getByRole('button', { name: 'Compare', exact: true });
  await tabTo(page, compare, 'Shift+Tab');
  await page.keyboard.press('Space');
  await expect(compare).toHaveAttribute('aria-pressed', 'true');

  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Browse Clubs' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Browse All Clubs' })).toBeVisible();
  await expect(main).toBeFocused();
  await tabTo(page, page.getByLabel('Club name, town or postcode'));
  await page.keyboard.type(second.name);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Found 1 club matching "${second.name}"`)).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: `Compare ${second.name}`, exact: true }));
  await page.keyboard.press('Enter');

  const bar = page.getByRole('region', { name: 'Compare Clubs' });
  await tabTo(page, bar.getByRole('link', { name: 'Compare' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/compare');
  await expect(main).toBeFocused();
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([first.name, second.name]);
  await tabTo(page, page.getByRole('button', { name: `Remove ${second.name} from comparison` }));
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([first.name]);
});

test('the focus cycles inside the share dialog, both ways', async ({ page }) => {
  await open(page, `/clubs/${(await mostReviewedClub()).slug}`);
  await page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).focus();
  await page.keyboard.press('Enter');
  const first = shareDialog(page).getByRole('button', { name: 'Close' });
  const last = shareDialog(page).getByRole('button', { name: 'Copy link' });
  await tabTo(page, last);
  await tabTo(page, first);
  await tabTo(page, last, 'Shift+Tab');
});

/** The page where something below the header stays at the window's edge, and could cover what has the focus. */
const isSticky = (path: string) => path === '';

for (const [screen, path] of [
  ['home with results', '/?postcode=LS6&radiusMiles=3'],
  ['the directory', '/browse-clubs?page=2'],
  ['all reviews', '/all-reviews'],
  ['a club', ''],
  ['the comparison', '/compare'],
  ['the contact page', '/contact'],
  ['the questions', '/faq'],
] as const) {
  test(`${screen}: Tab reaches every control in reading order and leaves the page`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await saveComparison(page, (await allClubs()).slice(0, 2).map(toEntry));
    await open(page, path === '' ? `/clubs/${(await mostReviewedClub()).slug}` : path);
    // What only the browser can offer, and the map next to the list, have their own code.
    if (path.startsWith('/browse-clubs')) {
      await expect(page.getByRole('button', { name: 'Use my location' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Zoom in', exact: true })).toBeVisible();
    }
    if (path.startsWith('/?')) {
      await page.getByRole('link', { name: 'View Details' }).last().scrollIntoViewIfNeeded();
      await expect(page.getByRole('button', { name: 'Zoom in', exact: true })).toBeVisible();
    }
    // Beside a club's actions there's room for its map, which the server puts among the details; it opens when in view.
    if (path === '') {
      await expect(page.locator('#details').getByRole('button', { name: / map$/ })).toHaveCount(0);
      await page.getByRole('button', { name: /^(Show|Hide) map$/ }).scrollIntoViewIfNeeded();
      await expect(page.getByRole('button', { name: 'Zoom in', exact: true })).toBeVisible();
    }
    // Buttons that unfold long texts appear once these are measured.
    if (path === '/all-reviews')
      await expect(page.getByRole('button', { name: /^Read more/ })).not.toHaveCount(0);
    // So does the comparison bar, with its own code. The comparison page has no bar, but its clubs' buttons and its chart
    // appear once all clubs are loaded; the contact form has none either, but its button waits for scripts.
    if (path === '/compare') await expect(page.getByRole('main').locator('canvas')).toBeVisible();
    else if (path === '/contact') await expect(page.locator('main [type="submit"]')).toBeEnabled();
    else await expect(page.getByRole('region', { name: 'Compare Clubs' })).toBeVisible();
    // Parts with separate code in between must not load during the walk: a key makes them all load.
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
    await walkOver(page, 'Tab');
    if (isSticky(path)) await walkOver(page, 'Shift+Tab');
  });
}

/** Controls that are hard to tap: smaller than 24 px, unless they're in a line of text. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const SMALLEST = 24;
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...element.parentElement!.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue!),
      );
    const isForScreenReaders = (element: Element) => getComputedStyle(element).clipPath !== 'none';
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !isInSentence(element) && !isForScreenReaders(element))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < SMALLEST)
      .map(
        ({ element, box }) =>
          `${Math.round(box.width)} × ${Math.round(box.height)} <${element.localName}> ${element.textContent}`,
      );
  });

test('every target is at least 24 px wide and high @phone', async ({ page }) => {
  await saveComparison(page, (await allClubs()).slice(0, 4).map(toEntry));
  const club = await mostReviewedClub();
  for (const path of [
    '/?postcode=LS6',
    '/browse-clubs?page=8',
    '/browse-categories?category=coaching',
    '/browse-age/U12s',
    `/clubs/${club.slug}`,
    '/compare',
    '/for-clubs',
    '/about',
    '/how-reviews-work',
    '/privacy-policy',
    '/terms-of-service',
    '/contact',
    '/faq#guidelines',
  ]) {
    await open(page, path);
    expect.soft(await smallTargets(page), path).toEqual([]);
  }
  await open(page, `/clubs/${club.slug}`);
  await page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).click();
  await expect(shareDialog(page)).toBeVisible();
  expect.soft(await smallTargets(page), 'share dialog').toEqual([]);
});
