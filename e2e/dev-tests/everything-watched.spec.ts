import type { Page } from '@playwright/test';
import { changeFiveTimes, shown, startDevelopmentServer } from '../support/development-server';
import type { DevelopmentServer } from '../support/development-server';
import { fillInReview, reviewDialog } from '../support/review-dialog';
import { expect, takeFromConsole, test, untilInteractive } from '../support/test';

const REVIEW = {
  ageGroup: 'U12s',
  email: 'parent@example.org',
  stars: [5, 4, 3, 2, 1],
  text: 'Patient coaches and a warm welcome for every child on the first evening.',
};

let site: DevelopmentServer;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  site = await startDevelopmentServer();
});
test.afterAll(() => site?.stop());

/** Opens a form and fills it in; the mark on the window tells whether the page was ever reloaded. */
async function openFilledInReview(page: Page, consoleMessages: string[]) {
  // The shell's server may be restarting, and code may be from two builds, because of what the previous test changed: a
  // form that doesn't appear has to fail, so that the page is reloaded.
  page.setDefaultTimeout(20_000);
  await expect(async () => {
    await page.goto(`${site.url}/about?write-review`);
    await untilInteractive(page);
    await fillInReview(page, REVIEW);
  }).toPass();
  await takeFromConsole(consoleMessages, /./);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
}

async function expectFilledInReview(page: Page) {
  const dialog = reviewDialog(page);
  expect(await page.evaluate(() => 'isSamePage' in window), 'the page was not loaded again').toBe(true);
  await expect(dialog.getByLabel('Age group')).toHaveValue(REVIEW.ageGroup);
  await expect(dialog.getByLabel('Your email address')).toHaveValue(REVIEW.email);
  await expect(dialog.getByLabel('Your review')).toHaveValue(REVIEW.text);
  await expect(dialog.getByRole('radio', { name: '5 stars' }).first()).toBeChecked();
}

test('a change to a remote’s component appears, and the form being filled in stays as it is', async ({
  page,
  consoleMessages,
}) => {
  await openFilledInReview(page, consoleMessages);
  await changeFiveTimes(site, {
    what: 'a component of a remote',
    folder: 'mfe-public/src/features',
    code: (mark) => `Submit Anonymous Review${mark}`,
    seen: (mark) => shown(page, `Submit Anonymous Review${mark}`),
  });
  await expectFilledInReview(page);
});

test('a change to shared-ui appears in the same way', async ({ page, consoleMessages }) => {
  await openFilledInReview(page, consoleMessages);
  await changeFiveTimes(site, {
    what: 'a component of shared-ui',
    folder: 'shared-ui/src/components/field',
    code: (mark) => `{hint}${mark}</Hint>`,
    seen: (mark) => shown(page, `It’s never published.${mark}`),
  });
  await expectFilledInReview(page);
});

test('a change to the frame around the remotes appears in the same way', async ({
  page,
  consoleMessages,
}) => {
  await openFilledInReview(page, consoleMessages);
  await changeFiveTimes(site, {
    what: 'a component of the shell',
    folder: 'shell/src/layout',
    code: (mark) => `<Name>{brandName}${mark}</Name>`,
    seen: (mark) => shown(page, `Youth Football Club Reviews${mark}`),
  });
  await expectFilledInReview(page);
});

test('a change to a style appears in the same way', async ({ page, consoleMessages }) => {
  await openFilledInReview(page, consoleMessages);
  site.edit('shared-ui/src/components/field', 'font-weight: 640;', 'font-weight: 641;');
  await expect(reviewDialog(page).getByText('Your review', { exact: true }).first()).toHaveCSS(
    'font-weight',
    '641',
  );
  await expectFilledInReview(page);
});

test('an error is shown on the page until it is fixed', async ({ page, consoleMessages }) => {
  await openFilledInReview(page, consoleMessages);
  site.edit('mfe-public/src/features', 'submitLabel="Submit Anonymous Review"', 'submitLabel={');
  const overlay = page.frameLocator('#rspack-dev-server-client-overlay');
  await expect(overlay.getByText('review-dialog.tsx').first()).toBeVisible();
  site.edit('mfe-public/src/features', 'submitLabel={', 'submitLabel="Send Anonymous Review"');
  await expect(page.locator('iframe')).toHaveCount(0);
  await shown(page, 'Send Anonymous Review');
  await expectFilledInReview(page);
  await takeFromConsole(consoleMessages, /Errors while compiling|review-dialog\.tsx/);
});

test('a page loaded after a change is rendered with it on the server', async ({ request }) => {
  await changeFiveTimes(site, {
    what: 'the HTML of the server',
    folder: 'mfe-public/src/routes/about',
    code: (mark) => `title: 'About${mark}',`,
    seen: (mark) =>
      expect
        .poll(async () => (await request.get(`${site.url}/about`)).text(), { intervals: [50] })
        .toContain(`<title>About${mark} |`),
  });
});

test('a change to the api is in its next response', async ({ request }) => {
  site.edit('api/src', ".setTitle('Youth football club reviews')", ".setTitle('Changed')");
  await expect
    .poll(async () => (await request.get(`${site.url}/api/openapi.json`)).text())
    .toContain('"title":"Changed"');
});
