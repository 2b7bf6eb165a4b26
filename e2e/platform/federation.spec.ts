import { startBrokenSite } from '../support/broken-site';
import type { Damage } from '../support/broken-site';
import { expect, open, test, untilLinksAreWatched } from '../support/test';

const LOAD_FAILURES: Damage[] = ['missing', 'answering 500', 'hanging', 'altered', 'throwing at start'];

test.describe('remotes', () => {
  test('are only fetched when one of their routes is needed', async ({ page }) => {
    const fetched = new Set<string>();
    page.on('request', (request) => {
      const remote = /\/mfe\/(\w+)\//.exec(request.url())?.[1];
      if (remote) fetched.add(remote);
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect([...fetched]).toEqual(['mfe_public']);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Club Login' }).click();
    await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
    expect([...fetched]).toEqual(['mfe_public', 'mfe_club_admin']);
  });

  test('the review dialog is fetched when its link gets the focus, and opens without another script', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await open(page, '/faq');
    await untilLinksAreWatched(page);
    const DIALOG = /\/review-dialog\.\w+\.js$/;
    expect(scripts.filter((path) => DIALOG.test(path))).toEqual([]);

    const link = page.getByRole('banner').getByRole('link', { name: 'Write Review' });
    const arrived = page.waitForResponse((answer) => DIALOG.test(new URL(answer.url()).pathname));
    await link.focus();
    await arrived;
    const before = scripts.length;
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Write a review' })).toBeVisible();
    expect(scripts.slice(before)).toEqual([]);
  });

  for (const damage of LOAD_FAILURES) {
    test(`whose files are ${damage} leave the rest of the site working, and come back on retry`, async ({
      page,
      consoleMessages,
    }) => {
      const site = await startBrokenSite('mfe_site_admin', damage);
      try {
        // The load event waits for the preloaded files too, and one of them may never arrive.
        await page.goto(`${site.url}/admin`, { waitUntil: 'domcontentloaded' });
        const main = page.getByRole('main');
        await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
        await expect(page).not.toHaveTitle('altered code ran');
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();

        if (damage !== 'throwing at start') {
          site.repair();
          await main.getByRole('button', { name: 'Try again' }).click();
          await expect(page.getByLabel('Site password')).toBeVisible();
        }
        await page.getByRole('contentinfo').getByRole('link', { name: 'Browse Clubs' }).click();
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      } finally {
        // The page would report that its site is gone.
        await page.close();
        consoleMessages.length = 0;
        await site.stop();
      }
    });
  }

  test('whose page crashes show the error screen inside the site’s frame', async ({
    page,
    consoleMessages,
  }) => {
    const site = await startBrokenSite('mfe_club_admin', 'crashing while rendering');
    try {
      await page.goto(`${site.url}/club-admin`);
      await expect(page.getByText('Something went wrong')).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await page
        .getByRole('banner')
        .getByRole('link', { name: /Youth Football/ })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: /Find the Perfect/ })).toBeVisible();
    } finally {
      await page.close();
      consoleMessages.length = 0;
      await site.stop();
    }
  });

  test('of the public pages that fail keep the server’s markup readable in the source', async ({
    request,
  }) => {
    const site = await startBrokenSite('mfe_public', 'missing');
    try {
      const answer = await request.get(`${site.url}/browse-clubs`);
      expect(answer.status()).toBe(200);
      expect(await answer.text()).toContain('Browse All Clubs');
    } finally {
      await site.stop();
    }
  });
});
