import type { Page } from '@playwright/test';
import { fromApi } from '../support/site-data';
import type { PublicReview } from '../support/site-data';
import { asShown, expect, open, openWithStoppedClock, test } from '../support/test';

const number = (value: number) => new Intl.NumberFormat('en-GB').format(value);

/** How many recent reviews the home page shows. */
const recentReviews = () => fromApi<(PublicReview & { clubLocation: string })[]>('/reviews/recent?limit=6');

const recentSection = (page: Page) => page.getByRole('region', { name: 'Recent Parent Reviews' });

const banner = (page: Page) => page.getByRole('region', { name: 'What parents say' });

test('figures and reviews have placeholders until they arrive', async ({ page }) => {
  await open(page, '/faq');
  let answerNow = () => {};
  const isAllowed = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  await page.route(/\/api\/(stats|reviews)/, async (route) => {
    await isAllowed;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Youth Football Club Reviews' }).click();
  await expect(page.locator('dl[aria-busy="true"]')).toBeVisible();
  await expect(recentSection(page).locator('[aria-busy="true"]').locator('> *')).toHaveCount(3);
  answerNow();
  await expect(recentSection(page).getByRole('listitem').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
});

test('a recent review is clamped, unfolds and folds by pointer and keyboard, and opens its club', async ({
  page,
}) => {
  const reviews = await recentReviews();
  const [review] = reviews;
  const longest = reviews.reduce((a, b) => (b.reviewText.length > a.reviewText.length ? b : a));
  const card = recentSection(page).getByRole('listitem').first();
  const text = card.getByText(asShown(review!.reviewText));
  const link = card.getByRole('link', { name: 'View full club page' });
  const fold = card.getByRole('button');
  await openWithStoppedClock(page, '/', card);

  await test.step('to three lines until it is unfolded', async () => {
    const long = recentSection(page).getByText(asShown(longest.reviewText));
    const hiddenLines = () => long.evaluate((element) => element.scrollHeight - element.clientHeight);
    expect(await hiddenLines()).toBeGreaterThan(0);
    const lines = await long.evaluate(
      (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
    );
    expect(Math.round(lines)).toBe(3);
    await long.click();
    await expect.poll(hiddenLines).toBeLessThanOrEqual(0);
    await page.clock.runFor(2100);
    await long.click();
    await expect.poll(hiddenLines).toBeGreaterThan(0);
    await page.clock.runFor(2100);
  });

  await test.step('by pointer: a click more than two seconds later folds it', async () => {
    await expect(card.getByText('Verified', { exact: true })).toBeVisible();
    await expect(card.getByText(review!.clubLocation, { exact: true })).toBeVisible();
    await expect(link).toBeHidden();
    await text.click();
    await expect(link).toHaveAttribute('href', `/clubs/${review!.clubSlug}`);
    await page.clock.runFor(2100);
    await text.click();
    await expect(link).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  await test.step('by keyboard', async () => {
    await expect(fold).toHaveAccessibleName(`Read more of the review of ${review!.clubName}`);
    await fold.focus();
    await page.keyboard.press('Enter');
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await expect(link).toBeVisible();
    await page.clock.runFor(2100);
    await page.keyboard.press('Space');
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/clubs/${review!.clubSlug}`);
  });

  await test.step('by a double click', async () => {
    await page.goBack();
    await text.dblclick();
    await expect(page).toHaveURL(`/clubs/${review!.clubSlug}`);
  });
});

test.describe('the banner of recent reviews', () => {
  /** Opens the home page with the clock stopped; returns the reviews in the order the banner will show them. */
  async function openBanner(page: Page) {
    const reviews = await recentReviews();
    await openWithStoppedClock(page, '/', banner(page));
    const shown = asShown((await banner(page).textContent())!);
    const index = reviews.findIndex(({ reviewText }) => shown.includes(asShown(reviewText)));
    return [...reviews.slice(index), ...reviews.slice(0, index)];
  }

  test('shows the next review every five seconds, pauses on request, and opens the club it shows', async ({
    page,
  }) => {
    const reviews = await openBanner(page);
    const [first, second, third] = reviews;
    const shows = (review = first) => expect(banner(page)).toContainText(asShown(review!.reviewText));
    // Once React has seen it; until then no timer that the clock could move has started or stopped.
    const rests = () => expect(banner(page).locator('[aria-live=polite]')).toBeVisible();
    const rotates = () => expect(banner(page).locator('[aria-live=off]')).toBeVisible();
    await expect(banner(page)).toContainText(first!.clubName);
    for (const review of [...reviews.slice(1), first]) {
      await page.clock.runFor(5000);
      await shows(review);
    }

    await test.step('under the pointer', async () => {
      await banner(page).hover();
      await rests();
      await page.clock.runFor(12_000);
      await shows(first);
      await page.mouse.move(0, 0);
      await rotates();
      await page.clock.runFor(5000);
      await shows(second);
    });

    await test.step('with the focus inside', async () => {
      await banner(page).getByRole('link').focus();
      await rests();
      await page.clock.runFor(12_000);
      await shows(second);
      await banner(page).getByRole('link').blur();
      await rotates();
      await page.clock.runFor(5000);
      await shows(third);
    });

    await test.step('with its button, until that is pressed again', async () => {
      const press = async (name: string, then: string) => {
        await banner(page).getByRole('button', { name }).click();
        await page.mouse.move(0, 0);
        await banner(page).getByRole('button', { name: then }).blur();
      };
      await press('Pause the reviews', 'Rotate the reviews');
      await rests();
      await page.clock.runFor(12_000);
      await shows(third);
      await press('Rotate the reviews', 'Pause the reviews');
      await rotates();
      await page.clock.runFor(5000);
      await shows(reviews[3]);
    });

    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    await banner(page).getByRole('link').click();
    await expect(page).toHaveURL(`/clubs/${reviews[3]!.clubSlug}`);
    await expect(page.locator('body')).toHaveAttribute('data-same-page');
  });

  test('only moves on request for visitors who prefer reduced motion, and stays hidden once closed', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const [first, second] = await openBanner(page);
    await page.clock.runFor(12_000);
    await expect(banner(page)).toContainText(asShown(first!.reviewText));
    await banner(page).getByRole('button', { name: 'Next review' }).click();
    await expect(banner(page)).toContainText(asShown(second!.reviewText));

    await banner(page).getByRole('button', { name: 'Close the reviews' }).click();
    await expect(banner(page)).toBeHidden();
    await page.clock.resume();
    await page.reload();
    await expect(recentSection(page)).toBeVisible();
    await expect(banner(page)).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/faq');
    await page.goBack();
    await expect(recentSection(page)).toBeVisible();
    await expect(banner(page)).toBeHidden();
  });

  test.describe('inside the Instagram app', () => {
    test.use({
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22A3354 Instagram 350.0.0.0',
    });

    test('loads the club page in full', async ({ page }) => {
      const [first] = await recentReviews();
      await open(page, '/');
      await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
      await banner(page).getByRole('link').click();
      await expect(page).toHaveURL(`/clubs/${first!.clubSlug}`);
      await expect(page.getByRole('heading', { level: 1, name: first!.clubName })).toBeVisible();
      await expect(page.locator('body')).not.toHaveAttribute('data-same-page');
    });
  });
});

test('the page says what the site has, and leads to it', async ({ page }) => {
  const { totalClubs, totalReviews } = await fromApi<{ totalClubs: number; totalReviews: number }>('/stats');
  const groups = await fromApi<{ ageGroup: string; count: number }[]>('/stats/age-groups');
  await open(page, '/');

  await test.step('how many clubs and reviews', async () => {
    const figure = (name: string) => page.locator('dl > div').filter({ hasText: name });
    await expect(figure('Football Clubs')).toContainText(number(totalClubs));
    await expect(figure('Verified Reviews')).toContainText(number(totalReviews));
    const claimed = `over ${number(Math.floor(totalClubs / 50) * 50)}`;
    await expect(page.getByText(`Browse ${claimed} clubs across England`)).toBeVisible();
  });

  await test.step('up to eight age groups with their numbers of reviews, and all of them', async () => {
    const section = page.getByRole('region', { name: 'Browse by Age' });
    const tiles = section.getByRole('listitem').getByRole('link');
    await expect(tiles).toHaveCount(Math.min(groups.length, 8));
    for (const [index, { ageGroup, count }] of groups.slice(0, 8).entries()) {
      await expect(tiles.nth(index)).toContainText(ageGroup.replace(/^U(\d+)s$/, 'Under $1s'));
      await expect(tiles.nth(index)).toContainText(`${number(count)} review`);
    }
    const places = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().top));
    const perLine = places.filter((top) => top === places[0]).length;
    expect(places.length % perLine, 'tiles in the last line').toBe(0);
    await tiles.first().click();
    await expect(page).toHaveURL(`/browse-age/${groups[0]!.ageGroup}`);
    await page.goBack();
    await section.getByRole('link', { name: 'View all age groups' }).click();
    await expect(page).toHaveURL('/browse-age');
    await page.goBack();
  });

  await test.step('reviews by category', async () => {
    const categories = page.getByRole('region', { name: 'Browse by Category' }).getByRole('link');
    await expect(categories).toHaveCount(5);
    const names = ['Coaching Quality', 'Communication', 'Facilities', 'Inclusivity', 'Value'];
    const slugs = ['coaching', 'communication', 'facilities', 'inclusivity', 'value'];
    for (const [index, name] of names.entries()) {
      await expect(categories.nth(index)).toContainText(name);
      const address = `/browse-categories?category=${slugs[index]}`;
      await expect(categories.nth(index)).toHaveAttribute('href', address);
    }
    await categories.first().click();
    await expect(page).toHaveURL('/browse-categories?category=coaching');
    await page.goBack();
  });

  await test.step('a review to write, and all clubs', async () => {
    const callToAction = page.getByRole('region', { name: 'Ready to Find the Right Club?' });
    await callToAction.getByRole('link', { name: 'Write a Review' }).click();
    await expect(page.getByRole('dialog', { name: 'Write a review' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await callToAction.getByRole('link', { name: 'Browse All Clubs' }).click();
    await expect(page).toHaveURL('/browse-clubs');
  });
});
