import type { Page } from '@playwright/test';
import { mostReviewedClub } from '../support/site-data';
import { expect, open, takeFromConsole, test } from '../support/test';

const PREVIEW_API = /\/api\/reviews\/verify\/preview$/;
const VERIFY_API = /\/api\/reviews\/verify$/;
const RESEND_API = /\/api\/reviews\/verify\/resend$/;
const TOKEN = 'dGhpcy1pcy1hLXRva2VuLW9mLWEtdGVzdC1vbmx5';
const LINK = `/verify-review#token=${TOKEN}`;
const OLD_LINK = `/verify-review?token=${TOKEN}`;

const REVIEW = {
  reviewText: 'Patient coaches, and every child gets a game.',
  ageGroup: 'U12s',
  overallRating: '4.2',
  coachingRating: 5,
  communicationRating: 4,
  facilitiesRating: 3,
  inclusivityRating: 5,
  valueRating: 4,
  createdAt: '2026-03-11T10:00:00.000Z',
};

const outcome = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 2, name });
const publish = (page: Page) => page.getByRole('button', { name: 'Publish my review' });

const refused = (statusCode: number) => ({
  status: statusCode,
  json: { statusCode, message: 'No.', error: 'Error' },
});

/** Makes the api know the link, and publish its review. */
async function knowTheLink(page: Page, club = { slug: 'x', name: 'X' }) {
  const calls: { path: string; body: unknown }[] = [];
  const names = { clubSlug: club.slug, clubName: club.name, isHeld: false };
  await page.route(PREVIEW_API, (route) => {
    calls.push({ path: 'preview', body: route.request().postDataJSON() });
    return route.fulfill({ json: { status: 'unconfirmed', review: REVIEW, replaces: null, ...names } });
  });
  await page.route(VERIFY_API, (route) => {
    calls.push({ path: 'verify', body: route.request().postDataJSON() });
    return route.fulfill({ json: { status: 'verified', ...names } });
  });
  return calls;
}

// What real links do is tested in the review journeys; here it's what the page makes of each response.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('a review is shown, published once on request, and links to the club; another can be written there', async ({
  page,
}) => {
  const club = await mostReviewedClub();
  const calls = await knowTheLink(page, club);
  await open(page, LINK);
  await expect(outcome(page, `Publish your review of ${club.name}?`)).toBeVisible();
  await expect(page.getByRole('article', { name: 'Your review' })).toContainText(REVIEW.reviewText);
  expect(calls).toEqual([{ path: 'preview', body: { token: TOKEN } }]);
  await page.getByRole('banner').getByRole('link', { name: 'Write Review' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(outcome(page, `Publish your review of ${club.name}?`)).toBeVisible();
  await publish(page).click();
  await expect(outcome(page, 'Thank you for your review')).toBeVisible();
  expect(calls.slice(1)).toEqual([{ path: 'verify', body: { token: TOKEN } }]);
  await page
    .getByRole('main')
    .getByRole('link', { name: `See ${club.name}` })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: club.name })).toBeVisible();
  await page.goBack();
  await expect(outcome(page, 'Thank you for your review')).toBeVisible();
  expect(calls).toHaveLength(2);
});

for (const [place, link] of [
  ['the fragment', LINK],
  ['the query string of earlier mails', OLD_LINK],
] as const) {
  test(`nobody else learns a token in ${place}`, async ({ page, baseURL }) => {
    await knowTheLink(page);
    const seen: string[] = [];
    page.on('request', (request) => {
      const isTheLink = request.isNavigationRequest();
      seen.push(request.headers()['referer'] ?? '', isTheLink ? '' : request.url());
    });
    const answer = await open(page, link);
    await expect(outcome(page, 'Publish your review of X?')).toBeVisible();
    expect(await answer.text()).not.toContain(TOKEN);
    if (link === OLD_LINK) {
      expect(answer.headers()['referrer-policy']).toBe('no-referrer');
      expect(answer.headers()['cache-control']).toBe('no-store');
    } else {
      expect(answer.request().url()).not.toContain(TOKEN);
    }
    await expect(page).toHaveURL(`${baseURL}/verify-review`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('About');
    expect(seen.join(' ')).not.toContain(TOKEN);
    const reported = await page.evaluate(() => {
      const { dataLayer = [] } = window as { dataLayer?: unknown[] };
      return JSON.stringify([dataLayer, { ...localStorage }, { ...sessionStorage }]);
    });
    expect(reported).toContain('/about');
    expect(reported).not.toContain(TOKEN);
    await page.goBack();
    await expect(outcome(page, 'Publish your review of X?')).toBeVisible();
    await expect(page).toHaveURL(`${baseURL}/verify-review`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
    await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
  });
}

test('a program that only reads the page gets the frame, which has requested nothing', async ({
  page,
  baseURL,
}) => {
  const answer = await page.request.get(`${baseURL}${OLD_LINK}`);
  const html = await answer.text();
  expect(html).toContain('Opening your review…');
  // An unknown token would have another outcome, if the server had requested it.
  expect(html).not.toContain('This link doesn’t work');
});

test('an expired link is replaced by keyboard', async ({ page, consoleMessages }) => {
  await page.route(PREVIEW_API, (route) => route.fulfill(refused(410)));
  await page.route(RESEND_API, (route) =>
    route.fulfill({ status: 202, json: { message: 'Sent.', mailbox: '/dev/mailbox' } }),
  );
  await open(page, LINK);
  await expect(outcome(page, 'This link has expired')).toBeVisible();
  await takeFromConsole(consoleMessages, /410 \(/);
  // The outcome has the focus: its button is one key press away.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send a new link' })).toBeFocused();
  const sent = page.waitForRequest(RESEND_API);
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toEqual({ token: TOKEN });
  await expect(outcome(page, 'Please check your email')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /mailbox/ })).toHaveAttribute(
    'href',
    '/dev/mailbox',
  );
});
