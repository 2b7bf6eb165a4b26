import { tabTo } from '../support/keyboard';
import { openAsModerator } from '../support/moderator';
import { outdatedOptions, toast } from '../support/screen';
import { fromApi } from '../support/site-data';
import type { ListedClub } from '../support/site-data';
import { expect, open, test, useOwnSite } from '../support/test';

test.describe('maintaining the directory', () => {
  // One after the other in one worker: they share a product, and change its data.
  test.describe.configure({ mode: 'default' });
  const { product } = useOwnSite();
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  const clubs = () => fromApi<ListedClub[]>('/clubs?limit=20', product.apiUrl);

  test('a club is renamed by keyboard, and its old URL redirects to it', async ({ page }) => {
    const [club] = await clubs();
    const { id, name, slug } = club!;
    await openAsModerator(page, product, `/admin/clubs?q=${encodeURIComponent(name)}`);
    const link = page.getByRole('link', { name, exact: true });
    await tabTo(page, link);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${product.url}/admin/clubs/${id}`);
    const field = page.getByRole('textbox', { name: 'Name' });
    await field.waitFor();
    // The new page takes the focus: a Tab before that is lost.
    await expect(page.getByRole('main')).toBeFocused();
    await tabTo(page, field);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Zetland Zebras');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Club saved')).toBeVisible();
    const history = page.getByRole('group', { name: 'History' });
    await expect(history).toContainText('Zetland Zebras');

    const moved = await page.request.get(`${product.url}/clubs/${slug}?ageGroup=U9s`, { maxRedirects: 0 });
    expect([moved.status(), moved.headers()['location']]).toEqual([
      301,
      '/clubs/zetland-zebras?ageGroup=U9s',
    ]);
    await tabTo(page, history.getByRole('button', { name: 'Undo' }).first());
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Undo this change?' });
    await tabTo(page, question.getByRole('button', { name: 'Undo' }));
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Change undone')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await open(page, `${product.url}/clubs/zetland-zebras`);
    await expect(page).toHaveURL(`${product.url}/clubs/${slug}`);
  });

  test('two clubs are merged by keyboard, and all URLs redirect to the result', async ({ page }) => {
    const [, from, into] = await clubs();
    await openAsModerator(page, product, `/admin/clubs/${from!.id}`);
    await tabTo(page, page.getByRole('button', { name: 'Merge…' }));
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog');
    await tabTo(page, question.getByRole('combobox', { name: 'The club that stays' }));
    await page.keyboard.type(into!.name);
    await expect(page.getByRole('option', { name: into!.name })).toBeVisible();
    await expect(outdatedOptions(page)).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(question.getByText(/reviews?, \d+ claims? and \d+ managers? will move/)).toBeVisible();
    await tabTo(page, question.getByRole('textbox', { name: 'Reason' }));
    await page.keyboard.type('Listed twice');
    await tabTo(page, question.getByRole('button', { name: 'Merge clubs' }));
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Clubs merged')).toBeVisible();
    await expect(page).toHaveURL(`${product.url}/admin/clubs/${into!.id}`);
    await expect(page.getByRole('link', { name: from!.name }).first()).toBeVisible();

    for (const old of [from!.slug, from!.id]) {
      const moved = await page.request.get(`${product.url}/clubs/${old}`, { maxRedirects: 0 });
      expect([moved.status(), moved.headers()['location']]).toEqual([301, `/clubs/${into!.slug}`]);
    }
    const sitemap = await (await page.request.get(`${product.url}/sitemaps/clubs-1.xml`)).text();
    expect(sitemap).toContain(`/clubs/${into!.slug}<`);
    expect(sitemap).not.toContain(`/clubs/${from!.slug}<`);
  });

  test('a club closes, and its page shows that', async ({ page }) => {
    const [, , , club] = await clubs();
    await openAsModerator(page, product, `/admin/clubs/${club!.id}`);
    await tabTo(page, page.getByRole('button', { name: 'Close…' }));
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog');
    await tabTo(page, question.getByRole('textbox', { name: 'Reason' }));
    await page.keyboard.type('It folded');
    await tabTo(page, question.getByRole('button', { name: 'Close club' }));
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Club closed')).toBeVisible();
    await open(page, `${product.url}/clubs/${club!.slug}`);
    await expect(page.getByText('This club has closed')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Write a Review' })).toHaveCount(0);
    expect((await clubs()).map(({ id }) => id)).not.toContain(club!.id);
  });
});
