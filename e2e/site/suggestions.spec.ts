import type { Page } from '@playwright/test';
import { tabTo } from '../support/keyboard';
import type { OwnSite } from '../support/own-site';
import { askAsModerator } from '../support/api-calls';
import { openAsModerator } from '../support/moderator';
import { toast } from '../support/screen';
import { fromApi } from '../support/site-data';
import type { ListedClub } from '../support/site-data';
import { expect, open, test } from '../support/test';
import { mailedLink } from '../support/written-review';

test.describe('suggestions for the directory', () => {
  // They share one product, and each has its own club.
  test.describe.configure({ mode: 'default' });
  let started: OwnSite;
  let product: OwnSite['product'];

  test.beforeAll(async ({ ownSite }) => {
    started = ownSite;
    ({ product } = started);
  });
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  const fill = async (page: Page, name: string | RegExp, text: string) => {
    await tabTo(page, page.getByRole('textbox', { name }));
    await page.keyboard.type(text);
  };
  const press = async (page: Page, role: 'button' | 'link', name: string | RegExp) => {
    await tabTo(page, page.getByRole(role, { name }));
    await page.keyboard.press('Enter');
  };

  test('a missing club is suggested, added and announced by keyboard', async ({ page }, { project }) => {
    const name = `Zetland Hornets ${project.name === 'site-phone' ? 'Girls' : 'Boys'}`;
    const email = `sam.${project.name}@home.example`;
    await open(page, `${product.url}/browse-clubs?q=${encodeURIComponent(name)}`);
    await press(page, 'link', 'Suggest a missing club');
    await expect(page.getByRole('textbox', { name: 'The club’s name' })).toHaveValue(name);
    await fill(page, 'Town or village', 'Leeds');
    await fill(page, /^Postcode/, 'ls6 3aa');
    await fill(page, /^Your email address/, email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Thank you for your suggestion' })).toBeVisible();

    await openAsModerator(page, product, '/admin/suggestions');
    await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
    await press(page, 'link', /^Add the club/);
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
    await expect(page.getByRole('textbox', { name: 'Postcode' })).toHaveValue('LS6 3AA');
    await press(page, 'button', 'Add club');
    await expect(toast(page, 'Club added')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    const path = `/clubs/${name.toLowerCase().replaceAll(' ', '-')}`;
    const link = await mailedLink(started.mailServer, email, path);
    await open(page, link);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  test('a club’s page offers a correction, which is made from the queue', async ({ page }) => {
    const clubs = await fromApi<ListedClub[]>('/clubs?limit=20', product.apiUrl);
    const club = clubs[4]!;
    await open(page, `${product.url}/clubs/${club.slug}`);
    const invitation = page.getByRole('link', { name: 'Tell us', exact: true }).first();
    await invitation.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Which club?' })).toHaveValue(club.name);
    await tabTo(page, page.getByRole('radio', { name: /^The club has closed/ }));
    await page.keyboard.press('Space');
    await fill(page, 'Tell us more', 'They folded last summer.');
    await press(page, 'button', 'Send suggestion');
    await expect(page.getByRole('heading', { name: 'Thank you for your suggestion' })).toBeVisible();

    await openAsModerator(page, product, '/admin?kinds=suggestion');
    const row = page
      .getByRole('list', { name: 'Waiting for a decision' })
      .getByRole('link')
      .filter({ hasText: club.name });
    await row.press('Enter');
    await expect(page.getByRole('article')).toContainText('They folded last summer.');
    await page.keyboard.press('a');
    const question = page.getByRole('dialog', { name: `Mark as put right: ${club.name}` });
    await tabTo(page, question.getByRole('button', { name: 'Mark as put right' }));
    await page.keyboard.press('Enter');
    await expect(row).toBeHidden();
    // It's carried out once it can't be undone any more.
    const accepted = () =>
      askAsModerator<{ clubName: string }[]>(product.apiUrl, '/admin/suggestions?state=accepted');
    await expect.poll(async () => (await accepted()).map(({ clubName }) => clubName)).toContain(club.name);
  });
});
