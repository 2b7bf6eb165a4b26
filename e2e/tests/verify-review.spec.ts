import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe';
import { mostReviewedClub } from '../support/site-data';
import { expect, open, takeFromConsole, test } from '../support/test';

const VERIFY_API = /\/api\/reviews\/verify$/;
const RESEND_API = /\/api\/reviews\/verify\/resend$/;
const TOKEN = 'dGhpcy1pcy1hLXRva2VuLW9mLWEtdGVzdC1vbmx5';
const LINK = `/verify-review?token=${TOKEN}`;

const outcome = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 2, name });

const refused = (statusCode: number) => ({
  status: statusCode,
  json: { statusCode, message: 'No.', error: 'Error' },
});

// The outcomes of a real link are part of the journey of a review; here it is what the page makes of each.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('a link is confirmed by the browser, once, and leads to the club @phone', async ({ page }) => {
  const club = await mostReviewedClub();
  const calls: unknown[] = [];
  await page.route(VERIFY_API, (route) => {
    calls.push(route.request().postDataJSON());
    return route.fulfill({
      json: { status: 'verified', clubSlug: club.slug, clubName: club.name, isHeld: false },
    });
  });
  await open(page, LINK);
  await expect(outcome(page, 'Thank you for your review')).toBeVisible();
  expect(calls).toEqual([{ token: TOKEN }]);
  await expectNoViolations(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: `See ${club.name}` })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: club.name })).toBeVisible();
  await page.goBack();
  await expect(outcome(page, 'Thank you for your review')).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('nobody else learns the token', async ({ page, baseURL }) => {
  await page.route(VERIFY_API, (route) =>
    route.fulfill({ json: { status: 'verified', clubSlug: 'x', clubName: 'X', isHeld: true } }),
  );
  const referrers: string[] = [];
  page.on('request', (request) => referrers.push(request.headers()['referer'] ?? ''));
  const answer = await open(page, LINK);
  await expect(outcome(page, 'Thank you for your review')).toBeVisible();
  expect(answer.headers()['referrer-policy']).toBe('no-referrer');
  expect(await answer.text()).not.toContain(TOKEN);
  await expect(page).toHaveURL(`${baseURL}/verify-review`);
  expect(referrers.join(' ')).not.toContain(TOKEN);
  expect(
    JSON.stringify(await page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer ?? [])),
  ).not.toMatch(/verify-review/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
});

test('a program that only reads the page gets the frame, which has confirmed nothing', async ({
  page,
  baseURL,
}) => {
  const answer = await page.request.get(`${baseURL}${LINK}`);
  const html = await answer.text();
  expect(html).toContain('Confirming your review…');
  // A token that nobody knows would have another outcome, had the server asked.
  expect(html).not.toContain('This link doesn’t work');
});

test('a link that the site does not know says so @phone', async ({ page, consoleMessages }) => {
  await open(page, LINK);
  await expect(outcome(page, 'This link doesn’t work')).toBeVisible();
  await takeFromConsole(consoleMessages, /40[04] \(/);
  await expectNoViolations(page);
});

test('an expired link is replaced without a pointer', async ({ page, consoleMessages }) => {
  await page.route(VERIFY_API, (route) => route.fulfill(refused(410)));
  await page.route(RESEND_API, (route) =>
    route.fulfill({ status: 202, json: { message: 'Sent.', mailbox: '/dev/mailbox' } }),
  );
  await open(page, LINK);
  await expect(outcome(page, 'This link has expired')).toBeVisible();
  await takeFromConsole(consoleMessages, /410 \(/);
  await expectNoViolations(page);
  // The outcome has the focus: its button is one press away.
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
  await expectNoViolations(page);
});

test('a server out of reach is asked again, even after a reload', async ({ page, consoleMessages }) => {
  let isAway = true;
  await page.route(VERIFY_API, (route) =>
    isAway
      ? route.abort('connectionfailed')
      : route.fulfill({
          json: { status: 'already-verified', clubSlug: 'x', clubName: 'X', isHeld: false },
        }),
  );
  await open(page, LINK);
  await expect(outcome(page, 'We could not confirm your review')).toBeVisible();
  await expectNoViolations(page);
  await page.reload();
  await expect(outcome(page, 'We could not confirm your review')).toBeVisible();
  await takeFromConsole(consoleMessages, /ERR_CONNECTION_FAILED/);
  isAway = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(outcome(page, 'Your review is already confirmed')).toBeVisible();
});

test('an address without a token asks nothing', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  await open(page, '/verify-review');
  await expect(outcome(page, 'Something is missing from the link')).toBeVisible();
  expect(calls).toEqual([]);
});
