import type { Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { asDemoClub, asVisitor } from '../support/api-calls';
import type { Caller } from '../support/api-calls';
import { tabTo } from '../support/keyboard';
import { linkIn } from '../support/mail-server';
import type { OwnSite } from '../support/own-site';
import { fromApi } from '../support/site-data';
import { expect, open, takeFromConsole, test } from '../support/test';
import { mailedLink, tokenIn } from '../support/written-review';

/** A team with places, as listed by clubs. */
const TEAM = {
  ...{ ageGroup: 'U6s', category: 'disability', name: null, places: 'yes', freePlaces: 2 },
  training: [{ day: 'sun', start: '10:00', end: '11:00' }],
};
const WISH = 'age=U6s&team=disability&day=sun';

test.describe('saved searches', () => {
  test.describe.configure({ mode: 'default' });
  let started: OwnSite;
  let product: OwnSite['product'];
  let asClub: Caller;
  let club: { slug: string; name: string; location: string };

  const giveTeams = (teamDetails: unknown[]) =>
    asClub(product.apiUrl, 'PATCH', '/club-admin/club', { teamDetails });

  test.beforeAll(async ({ ownSite }) => {
    started = ownSite;
    ({ product } = started);
    asClub = await asDemoClub(product.apiUrl);
    const own = await asClub<{ club: { slug: string } }>(product.apiUrl, 'GET', '/club-admin/dashboard');
    club = await fromApi(`/clubs/${own.club.slug}`, product.apiUrl);
    await giveTeams([]);
  });
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  const press = async (page: Page, name: string) => {
    await tabTo(page, page.getByRole('button', { name }));
    await page.keyboard.press('Enter');
  };

  test('parents are notified of a club once it has a place, and end the search, one from the mail program', async ({
    page,
    consoleMessages,
  }) => {
    const [email, clicking] = ['waiting@home.example', 'clicking@home.example'];
    const words = `Places in U6s disability teams that train on Sunday, within 5 miles of ${club.location}`;

    await test.step('one saves a search in the directory', async () => {
      await open(page, `${product.url}/browse-clubs?q=zzz&${WISH}`);
      await expect(page.getByText('No clubs found')).toBeVisible();
      await press(page, 'Email me when a club has a place');
      const dialog = page.getByRole('dialog', { name: 'Email me when a club has a place' });
      await press(page, 'Save this search');
      await expect(page.getByRole('group', { name: 'There are 2 problems' })).toBeFocused();
      const place = dialog.getByRole('textbox', { name: /^Postcode or town/ });
      await place.fill('Nowhere-on-Sea');
      await tabTo(page, dialog.getByRole('textbox', { name: /^Your email address/ }));
      await page.keyboard.type(email);
      await dialog.getByRole('button', { name: 'Save this search' }).click();
      await expect(dialog.getByText(/We don’t recognise this place/).first()).toBeVisible();
      await takeFromConsole(consoleMessages, /400 \(Bad Request\)/);
      await place.fill(club.location);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Check your inbox' })).toBeVisible();
      await expect(page.getByText(email)).toBeVisible();
      await open(page, await mailedLink(started.mailServer, email, '/confirm-saved-search'));
      await expect(page.getByRole('heading', { name: 'Start these emails?' })).toBeVisible();
      await expect(page.getByText(words)).toBeVisible();
      await press(page, 'Start the emails');
      await expect(page.getByRole('heading', { name: 'Your saved search is on' })).toBeVisible();
      await expect(page.locator(':focus')).toContainText('Your saved search is on');
    });

    const wish = { age: 'U6s', teams: ['disability'], days: ['sun'], place: club.location, radius: 5 };
    await asVisitor(product.apiUrl, 'POST', '/saved-searches', { ...wish, email: clicking });
    const token = tokenIn(await mailedLink(started.mailServer, clicking, '/confirm-saved-search'));
    await asVisitor(product.apiUrl, 'POST', '/saved-searches/confirm', { token });

    await giveTeams([TEAM]);
    const newsTo = async (address: string) => {
      // The api checks every 15 seconds.
      await expect.poll(() => started.mailServer.mailsTo(address).length).toBe(2);
      return started.mailServer.mailsTo(address)[1]!;
    };
    const getHeader = (mail: Email, name: string) =>
      mail.headers.find(({ key }) => key === name)?.value ?? '';

    await test.step('the mail leads to the club, the results and the end of the search', async () => {
      const news = await newsTo(email);
      expect(news.subject).toBe(`${club.name} has a free place`);
      expect(linkIn(news, `/clubs/${club.slug}`)).toContain(product.url);
      expect(getHeader(news, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      await open(page, linkIn(news, '/browse-clubs'));
      await expect(page.getByRole('link', { name: club.name }).first()).toBeVisible();
      await open(page, linkIn(news, '/end-saved-search'));
      await expect(page.getByRole('heading', { name: 'End this saved search?' })).toBeVisible();
      await press(page, 'End this saved search');
      await expect(page.getByRole('heading', { name: 'Your saved search has ended' })).toBeVisible();
    });

    await test.step('a mail program ends one with a click', async () => {
      const header = getHeader(await newsTo(clicking), 'list-unsubscribe');
      const address = /<(.+)>/.exec(header.replace(/\s/g, ''))?.[1] ?? '';
      // Anyone who opens the URL in a browser is asked first.
      await open(page, address);
      await expect(page.getByRole('heading', { name: 'End this saved search?' })).toBeVisible();
      const ended = await fetch(address, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      });
      expect(ended.status).toBe(204);
      await page.getByRole('button', { name: 'End this saved search' }).click();
      await expect(page.getByRole('heading', { name: 'There’s no saved search here' })).toBeVisible();
      await takeFromConsole(consoleMessages, /404 \(Not Found\)/);
    });
  });
});
