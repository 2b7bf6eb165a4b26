import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { asVisitor } from '../support/api-calls';
import type { OwnSite } from '../support/own-site';
import { fill, toast } from '../support/screen';
import { fromApi } from '../support/site-data';
import type { ListedClub } from '../support/site-data';
import { expect, open, takeFromConsole, test } from '../support/test';
import {
  confirmReview,
  mailedLink,
  publicFacts,
  publishReview,
  sendReview,
  tokenIn,
} from '../support/written-review';

/** Short enough not to count as copied: several tests send it, each about a different club. */
const TEXT = 'Every child gets a game, and the coaches explain things.';

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 2, name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const confirmIn = (page: Page, dialog: string, button: string) =>
  page.getByRole('dialog', { name: dialog }).getByRole('button', { name: button, exact: true }).click();

test.describe('reviews managed by their authors', () => {
  // They share one product, and each has its own club.
  test.describe.configure({ mode: 'default' });
  let site: OwnSite;
  let product: OwnSite['product'];
  let mailServer: OwnSite['mailServer'];
  let clubs: ListedClub[];

  test.beforeAll(async ({ ownSite }) => {
    site = ownSite;
    ({ product, mailServer } = ownSite);
    clubs = (await fromApi<ListedClub[]>('/clubs', product.apiUrl)).filter(
      ({ reviewCount }) => reviewCount === 2,
    );
  });
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  const facts = (club: ListedClub) => publicFacts(product.apiUrl, club.slug);
  const send = (club: ListedClub, email: string, text: string, stars: number) =>
    sendReview(product.apiUrl, { clubId: club.id, email, text, stars });

  /** Publishes a review of a club that no other test uses. */
  async function publishOne(email: string) {
    const club = clubs.pop()!;
    const before = await facts(club);
    await publishReview(site, { clubId: club.id, email, text: TEXT, stars: 4 });
    const published = await facts(club);
    expect(published.texts).toContain(TEXT);
    expect(published.reviewCount).toBe(before.reviewCount + 1);
    return { club, before, published };
  }

  /** Requests an address's links on the page for that, and opens the one that arrives. */
  async function openMyReview(page: Page, email: string) {
    await open(page, `${product.url}/my-reviews`);
    const mails = mailServer.mailsTo(email).length;
    await fill(page, 'Your email address', email);
    await press(page, 'Email me the links');
    await expect(page.getByText('If we have reviews from this address')).toBeVisible();
    await open(page, await mailedLink(mailServer, email, '/my-review', mails + 1));
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Your review of');
  }

  test('a scanner that opens every link and runs the scripts publishes nothing', async ({
    page,
    browser,
  }) => {
    const email = 'scanned@example.org';
    const club = clubs.pop()!;
    const before = await facts(club);
    await send(club, email, TEXT, 5);
    const link = await mailedLink(mailServer, email, '/verify-review');
    const [mail] = mailServer.mailsTo(email);
    const links = [...new Set(`${mail!.text} ${mail!.html}`.match(/https?:\/\/[^\s"'<>)]+/g))];
    expect(links).toContain(link);

    const scanner = await browser.newContext();
    for (const address of links.map((found) => found.replaceAll('&amp;', '&'))) {
      if (!address.startsWith(product.url)) continue;
      const tab = await scanner.newPage();
      await tab.goto(address, { waitUntil: 'networkidle' });
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
      if (address === link) await expect(heading(tab, `Publish your review of ${club.name}?`)).toBeVisible();
    }
    await scanner.close();
    expect(await facts(club)).toEqual(before);

    await confirmReview(page, link);
    expect((await facts(club)).texts).toContain(TEXT);
  });

  test('a stranger’s review under a parent’s address is replaced by the parent’s own', async ({ page }) => {
    const email = 'parent.of.one@example.org';
    const club = clubs.pop()!;
    const strangers = 'The best club in the whole of England, five stars from me.';
    const parents = 'The coach shouts at the children, and nobody answers a message.';
    const toStranger = await send(club, email, strangers, 5);
    const strangersLink = await mailedLink(mailServer, email, '/verify-review');
    const toParent = await send(club, email, parents, 1);
    expect([toParent.status, toParent.body.message]).toEqual([toStranger.status, toStranger.body.message]);

    await open(page, await mailedLink(mailServer, email, '/verify-review', 2));
    await expect(page.getByRole('article', { name: 'Your review' })).toContainText(parents);
    await press(page, 'Publish my review');
    await expect(heading(page, 'Thank you for your review')).toBeVisible();
    const after = await facts(club);
    expect(after.texts).toContain(parents);
    expect(after.texts).not.toContain(strangers);
    expect(after.reviewCount).toBe(club.reviewCount + 1);

    const token = tokenIn(strangersLink);
    for (const call of ['verify/preview', 'verify'])
      await expect(asVisitor(product.apiUrl, 'POST', `/reviews/${call}`, { token })).rejects.toThrow(
        /: 404 /,
      );
    expect(await facts(club)).toEqual(after);
  });

  test('“This was not me” removes a review, and the address gets no more mails', async ({
    page,
    consoleMessages,
  }) => {
    const email = 'never.wrote@example.org';
    const club = clubs.pop()!;
    const before = await facts(club);
    await send(club, email, TEXT, 5);
    const link = await mailedLink(mailServer, email, '/verify-review');
    await open(page, link);
    await press(page, 'This was not me');
    await expect(page.getByRole('dialog')).toContainText('whoever sent it can’t send it again');
    await confirmIn(page, 'Not your review?', 'Remove this review');
    await expect(heading(page, 'We’ve removed that review')).toBeVisible();
    expect(await facts(club)).toEqual(before);

    await page.goto('about:blank');
    await open(page, link);
    await expect(heading(page, 'This link doesn’t work')).toBeVisible();
    await takeFromConsole(consoleMessages, /404 \(/);

    // The same response as always, and no mail: those to another address would arrive after it.
    expect(await send(club, email, TEXT, 5)).toMatchObject({ status: 201 });
    await send(club, 'after.that@example.org', TEXT, 5);
    await mailedLink(mailServer, 'after.that@example.org', '/verify-review');
    expect(mailServer.mailsTo(email)).toHaveLength(1);
  });

  test('an author edits, withdraws, restores and erases a review', async ({ page, consoleMessages }) => {
    const email = 'in.control@example.org';
    const { club, before, published } = await publishOne(email);
    await openMyReview(page, email);
    await expect(page.getByText('Your review is published')).toBeVisible();
    await expect(page.getByRole('article', { name: 'Your review' })).toContainText(TEXT);
    await expect(page).toHaveURL(`${product.url}/my-review`);

    await test.step('edits it', async () => {
      await press(page, 'Edit');
      const dialog = page.getByRole('dialog', { name: `Edit your review of ${club.name}` });
      await expect(dialog.getByLabel('Your review')).toHaveValue(TEXT);
      await dialog.getByLabel('Your review').fill(`${TEXT} Bring wellies in winter.`);
      await dialog
        .getByRole('radiogroup', { name: 'Facilities' })
        .getByRole('radio', { name: '1 star, Poor' })
        .check({ force: true });
      await dialog.getByRole('button', { name: 'Save changes' }).click();
      await expect(toast(page, 'Review Updated')).toBeVisible();
      await expect(page.getByRole('article', { name: 'Your review' })).toContainText('Bring wellies');
      const edited = await facts(club);
      expect(edited.texts).toContain(`${TEXT} Bring wellies in winter.`);
      expect(edited.texts).not.toContain(TEXT);
      expect(edited.reviewCount).toBe(published.reviewCount);
    });

    await test.step('a text stopped by the checks waits, and the old one stays public', async () => {
      const public_ = await facts(club);
      await press(page, 'Edit');
      const dialog = page.getByRole('dialog', { name: `Edit your review of ${club.name}` });
      await dialog.getByLabel('Your review').fill('Call me on 07700 900123 and I will tell you more.');
      await dialog.getByRole('button', { name: 'Save changes' }).click();
      await expect(toast(page, 'Changes Saved')).toContainText('A moderator will read them');
      await expect(
        page.getByRole('article', { name: 'Your changes, waiting for a moderator' }),
      ).toContainText('Call me on');
      expect(await facts(club)).toEqual(public_);
    });

    await test.step('withdraws it', async () => {
      await press(page, 'Withdraw');
      await confirmIn(page, 'Withdraw your review?', 'Withdraw');
      await expect(toast(page, 'Review Withdrawn')).toBeVisible();
      await expect(page.getByText('You’ve withdrawn your review')).toBeVisible();
      expect(await facts(club)).toEqual(before);
    });

    await test.step('restores it', async () => {
      await press(page, 'Put back');
      await expect(toast(page, 'Review Put Back')).toBeVisible();
      await expect(page.getByText('Your review is published')).toBeVisible();
      expect((await facts(club)).reviewCount).toBe(published.reviewCount);
    });

    await test.step('downloads a copy of everything', async () => {
      const downloading = page.waitForEvent('download');
      await press(page, 'Export');
      const download = await downloading;
      expect(download.suggestedFilename()).toMatch(/^my-reviews-\d{4}-\d\d-\d\d\.json$/);
      const data = JSON.parse(readFileSync(await download.path(), 'utf8')) as {
        emailAddress: string;
        reviews: { clubName: string }[];
      };
      expect(data.emailAddress).toBe(email);
      expect(data.reviews.map(({ clubName }) => clubName)).toEqual([club.name]);
    });

    await test.step('erases everything', async () => {
      await press(page, 'Erase everything');
      await expect(page.getByRole('dialog')).toContainText('31 July');
      await confirmIn(page, 'Erase everything?', 'Erase everything');
      await expect(heading(page, 'Everything has been erased')).toBeVisible();
      expect(await facts(club)).toEqual(before);
      await page.reload();
      await expect(heading(page, 'This link doesn’t work')).toBeVisible();
      await takeFromConsole(consoleMessages, /404 \(/);
      await page.getByRole('main').getByRole('link', { name: 'Get new links' }).click();
      await expect(page).toHaveURL(`${product.url}/my-reviews`);
    });
  });
});
