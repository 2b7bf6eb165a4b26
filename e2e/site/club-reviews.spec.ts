import type { Page } from '@playwright/test';
import { clubWith, fromApi, mostReviewedClub } from '../support/site-data';
import type { PublicReview } from '../support/site-data';
import { expect, open, test, untilInteractive } from '../support/test';

const reviewsSection = (page: Page) => page.getByRole('region', { name: 'Parent reviews' });

const reviews = (page: Page) => reviewsSection(page).locator('[id^="review-"]');

const shownIds = (page: Page) => reviews(page).evaluateAll((items) => items.map(({ id }) => id));

const ageFilter = (page: Page) => page.getByRole('group', { name: 'Filter by age group' });

/** An age group as written on the site. */
const spelt = (ageGroup: string) =>
  ageGroup.startsWith('U') ? `Under ${/\d+/.exec(ageGroup)![0]}s` : 'Prefer not to disclose';

test('the age filter lists groups by number of reviews, narrows the list, and can be reset', async ({
  page,
}) => {
  const club = await mostReviewedClub();
  const disclosed = club.ageGroups.filter(({ ageGroup }) => ageGroup.startsWith('U'));
  const undisclosed = club.ageGroups.filter(({ ageGroup }) => !ageGroup.startsWith('U'));
  const counts = disclosed.map(({ count }) => count);
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
  const { ageGroup, count } = club.ageGroups[0]!;
  const expected = await fromApi<PublicReview[]>(
    `/clubs/${club.id}/reviews?ageGroup=${encodeURIComponent(ageGroup)}&limit=10`,
  );
  await open(page, `/clubs/${club.slug}`);
  const choices = ageFilter(page).getByRole('button');
  await expect(choices).toHaveText([
    `All Ages (${club.reviewCount})`,
    ...[...disclosed, ...undisclosed].map((group) => `${spelt(group.ageGroup)} (${group.count})`),
  ]);
  await expect(ageFilter(page).getByRole('button', { pressed: true })).toHaveText(
    `All Ages (${club.reviewCount})`,
  );

  await ageFilter(page)
    .getByRole('button', { name: `${spelt(ageGroup)} (${count})` })
    .click();
  await expect(page).toHaveURL(`/clubs/${club.slug}?age=${ageGroup}`);
  await expect(reviews(page)).toHaveCount(expected.length);
  for (const [index, review] of expected.entries()) {
    await expect(reviews(page).nth(index)).toContainText(review.reviewText);
    await expect(reviews(page).nth(index)).toContainText(spelt(ageGroup));
  }
  await page.reload();
  await untilInteractive(page);
  await expect(reviews(page)).toHaveCount(expected.length);
  await choices.first().click();
  await expect(page).toHaveURL(`/clubs/${club.slug}`);
  await expect(reviews(page)).toHaveCount(10);
});

test('one review needs no age filter; without reviews, the page asks for the first', async ({ page }) => {
  const single = await clubWith('with one review', ({ reviewCount }) => reviewCount === 1);
  await open(page, `/clubs/${single.slug}`);
  await expect(reviews(page)).toHaveCount(1);
  await expect(ageFilter(page)).toBeHidden();
  // The sum of what parents say takes three.
  await expect(page.getByRole('region', { name: 'What Parents Say' })).toBeHidden();
  await expect(page.getByText(/^This club plays in \d+ leagues/)).toBeVisible({
    visible: single.leagues.length > 1,
  });

  const none = await clubWith('without reviews', ({ reviewCount }) => reviewCount === 0);
  await open(page, `/clubs/${none.slug}`);
  await expect(page.getByText('No reviews yet. Be the first to review this club!')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ratings' })).toBeHidden();
  await reviewsSection(page).getByRole('link', { name: 'Write a Review' }).click();
  await expect(page.getByRole('dialog', { name: 'Write a review' })).toBeVisible();
});

test('ten more reviews at a time, with the focus on the first new one', async ({ page }) => {
  const club = await mostReviewedClub();
  const list = await fromApi<PublicReview[]>(`/clubs/${club.id}/reviews?limit=30`);
  await open(page, `/clubs/${club.slug}`);
  await expect(reviews(page)).toHaveCount(10);
  await expect(page.getByText(`Showing 10 of ${club.reviewCount}`, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Load more reviews' }).click();
  await expect(reviews(page)).toHaveCount(20);
  await expect(page.locator(`#review-${list[10]!.id}`)).toBeFocused();
  await page.getByRole('link', { name: 'Load more reviews' }).click();
  await expect(reviews(page)).toHaveCount(Math.min(30, club.reviewCount));
  await expect.poll(() => shownIds(page)).toEqual(list.map(({ id }) => `review-${id}`));
});

test('a shared review on a later page is scrolled into view, with all there is to it', async ({ page }) => {
  const recent = await fromApi<PublicReview[]>('/reviews?limit=200');
  const answering = new Set(recent.flatMap((one) => (one.responseText === null ? [] : [one.clubSlug])));
  const found = (
    await Promise.all(
      [...answering].map(async (slug) =>
        (await fromApi<PublicReview[]>(`/clubs/${slug}/reviews?limit=100`)).map((one, index) => ({
          ...one,
          index,
        })),
      ),
    )
  ).flat();
  const review = found.find(
    ({ index, responseText, reviewText }) =>
      index >= 10 && responseText !== null && !reviewText.includes('\n'),
  )!;
  expect(review, 'a review with a reply on a later page').toBeDefined();
  const { clubSlug, index } = review;
  await open(page, `/clubs/${clubSlug}?reviews=${Math.floor(index / 10) + 1}#review-${review.id}`);
  const card = page.locator(`#review-${review.id}`);
  await expect(card).toBeInViewport();
  await expect(card.getByText(review.reviewText, { exact: true })).toBeVisible();
  await expect(card.getByRole('img', { name: `${review.overallRating} out of 5 stars` })).toBeVisible();
  await expect(card).toContainText(spelt(review.ageGroup));
  await expect(card.getByText('Verified', { exact: true })).toBeVisible();
  await expect(card.getByText(/(^Today|\bago)$/)).toBeVisible();
  await expect(card.getByRole('term')).toHaveText([
    'Coaching',
    'Communication',
    'Facilities',
    'Inclusivity',
    'Value',
  ]);
  await expect(card.getByRole('heading', { name: 'Club Response' })).toBeVisible();
  await expect(card.getByText(review.responseText!, { exact: true })).toBeVisible();
});

test('reviews are filtered by the histogram’s bars, sorted and searched, in the URL', async ({ page }) => {
  const club = await mostReviewedClub();
  const lowest = await fromApi<PublicReview[]>(`/clubs/${club.id}/reviews?sortBy=lowest&limit=10`);
  const four = await fromApi<PublicReview[]>(`/clubs/${club.id}/reviews?stars=4&limit=10`);
  expect(four.length).toBeGreaterThan(1);
  await open(page, `/clubs/${club.slug}`);
  const bar = page
    .getByRole('region', { name: 'Ratings' })
    .getByRole('link', { name: /^4 stars: \d+ reviews/ });
  await bar.click();
  await expect(page).toHaveURL(`/clubs/${club.slug}?stars=4`);
  await expect(bar).toHaveAttribute('aria-current', 'true');
  await expect(reviewsSection(page).getByText(/^\d+ of \d+ reviews with 4 stars/)).toBeVisible();
  await expect(reviews(page)).toHaveCount(four.length);
  await expect.poll(() => shownIds(page)).toEqual(four.map(({ id }) => `review-${id}`));
  await expect(bar).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(`/clubs/${club.slug}`);
  await expect(bar).not.toHaveAttribute('aria-current', 'true');

  await page.getByRole('navigation', { name: 'Sort reviews' }).getByRole('link', { name: 'Lowest' }).click();
  await expect(page).toHaveURL(`/clubs/${club.slug}?sort=lowest`);
  await expect(reviews(page).first()).toHaveAttribute('id', `review-${lowest[0]!.id}`);

  await page.getByRole('searchbox', { name: 'Search these reviews' }).fill('coach');
  await expect(page).toHaveURL(`/clubs/${club.slug}?words=coach&sort=lowest`);
  const found = await fromApi<PublicReview[]>(`/clubs/${club.id}/reviews?sortBy=lowest&words=coach&limit=10`);
  await expect(reviews(page)).toHaveCount(found.length);
  await page.reload();
  await untilInteractive(page);
  await expect(reviews(page).first()).toHaveAttribute('id', `review-${found[0]!.id}`);
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(`/clubs/${club.slug}?sort=lowest`);
  await expect(reviews(page)).toHaveCount(10);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the bars, sorting and search of reviews work', async ({ page }) => {
    const club = await mostReviewedClub();
    await page.goto(`/clubs/${club.slug}`);
    await page.getByRole('link', { name: /^4 stars: \d+ reviews/ }).click();
    await page.getByRole('link', { name: 'Highest' }).click();
    await expect(page).toHaveURL(`/clubs/${club.slug}?stars=4&sort=highest`);
    const found = await fromApi<PublicReview[]>(`/clubs/${club.id}/reviews?stars=4&sortBy=highest&limit=10`);
    await expect(reviews(page).first()).toHaveAttribute('id', `review-${found[0]!.id}`);
    await page.getByRole('searchbox', { name: 'Search these reviews' }).fill('coach');
    await page.getByRole('search', { name: 'Search these reviews' }).getByRole('button').click();
    await expect(page).toHaveURL(`/clubs/${club.slug}?words=coach&stars=4&sort=highest`);
  });
});
