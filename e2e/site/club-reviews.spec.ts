import { fromApi, mostReviewedClub } from '../support/site-data';
import type { PublicReview } from '../support/site-data';
import { expect, open, test } from '../support/test';

/** An age group as written on the site. */
const spelt = (ageGroup: string) =>
  ageGroup.startsWith('U') ? `Under ${/\d+/.exec(ageGroup)![0]}s` : 'Prefer not to disclose';

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

test('a bar of the histogram stays in view when it filters the reviews', async ({ page }) => {
  const club = await mostReviewedClub();
  await open(page, `/clubs/${club.slug}`);
  const bar = page.getByRole('link', { name: /^4 stars: \d+ reviews/ });
  await bar.click();
  await expect(page).toHaveURL(`/clubs/${club.slug}?stars=4`);
  await expect(page.getByText(/^\d+ of \d+ reviews with 4 stars/)).toBeVisible();
  await expect(bar).toBeInViewport();
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
    const reviews = page.getByRole('region', { name: 'Parent reviews' }).locator('[id^="review-"]');
    await expect(reviews.first()).toHaveAttribute('id', `review-${found[0]!.id}`);
    await page.getByRole('searchbox', { name: 'Search these reviews' }).fill('coach');
    await page.getByRole('search', { name: 'Search these reviews' }).getByRole('button').click();
    await expect(page).toHaveURL(`/clubs/${club.slug}?words=coach&stars=4&sort=highest`);
  });
});
