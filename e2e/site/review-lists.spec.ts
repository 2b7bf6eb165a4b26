import type { Locator, Page } from '@playwright/test';
import { fromApi } from '../support/site-data';
import type { PublicReview } from '../support/site-data';
import { expect, open, test } from '../support/test';

const PAGE_SIZE = 12;

const reviews = (path: string) => fromApi<(PublicReview & { clubLocation: string })[]>(`/reviews${path}`);

const ageCounts = () => fromApi<{ ageGroup: string; count: number }[]>('/stats/age-groups');

const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });

const clubs = (page: Page) => cards(page).getByRole('heading', { level: 3 });

const clubNames = (shown: PublicReview[]) => shown.map(({ clubName }) => clubName);

const choice = (page: Page, name: string) => page.getByRole('navigation', { name }).getByRole('link');

const groupName = (group: string) =>
  group === 'prefer not to disclose' ? 'Prefer not to disclose' : group.replace(/^U(\d+)s$/, 'Under $1s');

/** The index of the first card with a button of this name: the card stays findable when the name changes. */
async function indexOfFirst(page: Page, buttonName: RegExp): Promise<number> {
  for (const [index, card] of (await cards(page).all()).entries()) {
    if (await card.getByRole('button', { name: buttonName }).isVisible()) return index;
  }
  throw new Error(`No card has a button ${buttonName}`);
}

test('the chosen age group is visible, however far right it is @phone-only', async ({ page }) => {
  await open(page, '/browse-age/prefer%20not%20to%20disclose');
  await expect(choice(page, 'Age groups').filter({ hasText: 'Prefer not to disclose' })).toBeInViewport({
    ratio: 0.99,
  });
});

test('all reviews are listed, newest first, in three columns; long ones unfold; an age group filters them', async ({
  page,
}) => {
  const newest = await reviews(`?limit=${PAGE_SIZE}`);
  const counts = await ageCounts();
  const { ageGroup, count } = counts.reduce((most, group) => (group.count > most.count ? group : most));
  expect(count).toBeGreaterThan(PAGE_SIZE);
  await open(page, '/all-reviews');
  await expect(clubs(page)).toHaveText(clubNames(newest));
  await expect(cards(page).first().getByText(newest[0]!.clubLocation, { exact: true })).toBeVisible();
  const lefts = await cards(page).evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect().left),
  );
  expect(new Set(lefts).size).toBe(page.viewportSize()!.width > 1000 ? 3 : 1);

  const long = cards(page).filter({ has: page.getByRole('button', { name: /^Read more/ }) });
  const short = cards(page).filter({ hasNot: page.getByRole('button', { name: /^Read more/ }) });
  await expect(long.first()).toBeVisible();
  await expect(short.first()).toBeVisible();
  const countCut = (some: Locator) =>
    some.evaluateAll(
      (found) =>
        found
          .map((one) => one.querySelector('p[id]')!)
          .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1).length,
    );
  // Until a text is measured, it has no button.
  await expect.poll(() => countCut(short)).toBe(0);
  const card = cards(page).nth(await indexOfFirst(page, /^Read more/));
  await expect.poll(() => countCut(card)).toBe(1);
  await card.getByRole('button', { name: /^Read more/ }).click();
  await expect.poll(() => countCut(card)).toBe(0);
  await card.getByRole('button', { name: /^Show less/ }).click();
  await expect.poll(() => countCut(card)).toBe(1);

  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/all-reviews?page=2');
  await choice(page, 'Age groups')
    .filter({ hasText: groupName(ageGroup) })
    .click();
  await expect(page).toHaveURL(`/all-reviews?age=${ageGroup}`);
  await expect(page.getByText(`Showing 1 to 12 of ${count} reviews`)).toBeVisible();
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(clubs(page)).toHaveText(
    clubNames(await reviews(`?ageGroup=${ageGroup}&limit=${PAGE_SIZE}&page=2`)),
  );
  await expect(page.getByText(/^Showing 13 to \d+ of/)).toBeInViewport();
  await page.goBack();
  await expect(page.getByText(`Showing 1 to 12 of ${count} reviews`)).toBeVisible();
});
