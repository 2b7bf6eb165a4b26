import { startDevelopmentShell } from '../support/development-build';
import type { ShellProcess } from '../support/shell-process';
import { mostReviewedClub } from '../support/site-data';
import { expect, open, takeFromConsole, test } from '../support/test';

/** Searches, filters and pages as used in links: these change what the server renders. */
const FURTHER_ADDRESSES = [
  '/?postcode=LS6&radiusMiles=3',
  '/?postcode=ZZ99+9ZZ',
  '/?sport=Zzyzx',
  '/browse-clubs?page=3',
  '/browse-clubs?q=leeds',
  '/browse-categories?category=coaching&minRating=3',
  '/browse-age/U12s',
  '/contact?subject=Report+a+review&about=%2Fclubs%2Fleeds%23review-1',
  '/all-reviews?age=U12s&page=2',
  '/test-header',
  '/mobile-debug/91',
  '/mobile-test',
];

// One build for all tests here.
test.describe.configure({ mode: 'default' });

test.describe('a development build', () => {
  let shell: ShellProcess;

  test.beforeAll(async () => {
    shell = await startDevelopmentShell();
  });

  test.afterAll(() => shell.stop());

  // React recommends its browser extension in the console, unless the extension is there.
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: { isDisabled: true } })),
  );

  test('hydrates every public page without a difference or a console message', async ({
    page,
    request,
    consoleMessages,
  }) => {
    const club = await mostReviewedClub();
    const { remotes } = (await (await request.get(`${shell.url}/registry.json`)).json()) as {
      remotes: { routes: string[] }[];
    };
    const routes = remotes.flatMap((remote) => remote.routes);
    expect(routes.length).toBeGreaterThan(10);
    // Without open data, its address is of no page, which the browser reports.
    const paths = routes
      .filter((route) => route !== '/open-data')
      .map((route) => route.replace(':idOrSlug', club.slug).replace('/grounds/:id', '/grounds/2'))
      .map((path) => path.replace(/\/:\w+\?$/, ''));
    expect(paths.filter((path) => path.includes(':'))).toEqual([]);
    for (const path of [
      ...paths,
      ...FURTHER_ADDRESSES,
      `/clubs/${club.slug}?age=U10s&team=girls&group=U12s&reviews=2`,
    ]) {
      await open(page, shell.url + path);
      expect.soft(consoleMessages, path).toEqual([]);
      consoleMessages.length = 0;
    }
  });

  test('opens its dialogs without a console message', async ({ page }) => {
    await open(page, `${shell.url}/clubs/${(await mostReviewedClub()).slug}`);
    await page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('link', { name: 'Write Review' }).click();
    await expect(page.getByRole('dialog', { name: 'Write a review' })).toBeVisible();
  });

  test('would report a difference', async ({ page, consoleMessages }) => {
    await page.route(`${shell.url}/faq`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace('aria-label="Main"', 'aria-label="Other"'),
      });
    });
    await open(page, `${shell.url}/faq`);
    await takeFromConsole(consoleMessages, /some attributes of the server rendered HTML didn't match/);
  });
});
