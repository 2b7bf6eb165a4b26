import type { Page } from '@playwright/test';
import { REVIEW } from '../support/every-screen/mailed-screens';
import { expect, open, test } from '../support/test';

const PREVIEW_API = /\/api\/reviews\/verify\/preview$/;
const TOKEN = 'dGhpcy1pcy1hLXRva2VuLW9mLWEtdGVzdC1vbmx5';
const LINK = `/verify-review#token=${TOKEN}`;
const OLD_LINK = `/verify-review?token=${TOKEN}`;

const outcome = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 2, name });

/** Makes the api know the link. */
async function knowTheLink(page: Page) {
  const names = { clubSlug: 'x', clubName: 'X', isHeld: false };
  await page.route(PREVIEW_API, (route) =>
    route.fulfill({ json: { status: 'unconfirmed', review: REVIEW, replaces: null, ...names } }),
  );
}

// What real links do is tested in the review journeys.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

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
