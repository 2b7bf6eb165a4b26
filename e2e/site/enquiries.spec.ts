import type { Page } from '@playwright/test';
import { asDemoClub, asVisitor } from '../support/api-calls';
import { demoLogin, openAsDemoClub } from '../support/demo-club';
import { tabTo } from '../support/keyboard';
import { linkIn } from '../support/mail-server';
import type { OwnSite } from '../support/own-site';
import { openAsModerator } from '../support/moderator';
import { expect, open, test } from '../support/test';
import { mailedLink, tokenIn } from '../support/written-review';

test.describe('questions to clubs', () => {
  test.describe.configure({ mode: 'default' });
  let started: OwnSite;
  let product: OwnSite['product'];
  let manager: string;
  let club: { slug: string; name: string };

  test.beforeAll(async ({ ownSite }) => {
    started = ownSite;
    ({ product } = started);
    manager = (await demoLogin(product.apiUrl)).email;
    const asClub = await asDemoClub(product.apiUrl);
    ({ club } = await asClub<{ club: typeof club }>(product.apiUrl, 'GET', '/club-admin/dashboard'));
  });
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  const type = async (page: Page, name: string | RegExp, text: string) => {
    await tabTo(page, page.getByRole('textbox', { name }));
    await page.keyboard.type(text);
  };
  const press = async (page: Page, role: 'button' | 'link' | 'tab', name: string | RegExp) => {
    await tabTo(page, page.getByRole(role, { name }));
    await page.keyboard.press('Enter');
  };
  const openQuestions = async (page: Page) => {
    await openAsDemoClub(page, product, '/club-admin?tab=questions');
    await expect(page.getByRole('heading', { name: 'Waiting for an answer' })).toBeVisible();
  };
  const mailsTo = (address: string, subject: RegExp) =>
    started.mailServer.mailsTo(address).filter((mail) => subject.test(mail.subject ?? ''));

  /** Sends a question as the form does. */
  const ask = (email: string, message: string) =>
    asVisitor(product.apiUrl, 'POST', `/clubs/${club.slug}/enquiries`, { email, message });

  test('a parent asks, confirms, and can write back to the person who answers', async ({ page }, {
    project,
  }) => {
    const email = `asker.${project.name}@home.example`;
    const message = `Any places for a girl of nine (${project.name})?`;
    await open(page, `${product.url}/clubs/${club.slug}/ask`);
    await expect(page.getByRole('heading', { level: 1, name: 'Ask About a Place' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send question' })).toBeEnabled();
    await press(page, 'button', 'Send question');
    await expect(page.getByRole('group', { name: 'There are 2 problems' })).toBeFocused();

    await type(page, /^Your message/, message);
    await type(page, /^Your email address/, email);
    await press(page, 'button', 'Send question');
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    const link = await mailedLink(started.mailServer, email, '/confirm-enquiry');
    await open(page, link);
    await expect(page.getByRole('heading', { name: `Send this question to ${club.name}?` })).toBeVisible();
    // A program that opens the link and runs its scripts has sent nothing.
    expect(mailsTo(manager, /A parent has asked/)).toEqual([]);
    await press(page, 'button', 'Send my question');
    await expect(page.getByRole('heading', { name: 'Your question is on its way' })).toBeVisible();
    await expect(page.locator(':focus')).toContainText('Your question is on its way');

    await expect.poll(() => mailsTo(manager, /A parent has asked/).length).toBe(1);
    const [arrived] = mailsTo(manager, /A parent has asked/);
    expect(arrived?.text).toContain(message);
    expect(JSON.stringify(arrived)).not.toContain(email);
    expect(linkIn(arrived!, '/club-admin')).toContain('tab=questions');

    await openQuestions(page);
    const waiting = page.getByRole('region', { name: 'Waiting for an answer' });
    await expect(waiting.getByText(message)).toBeVisible();
    expect(await page.content()).not.toContain(email);
    await press(page, 'button', /^Answer the question/);
    await expect(page.getByRole('textbox', { name: 'Your answer' })).toBeFocused();
    await expect(page.getByText(/The parent will see your email address/)).toContainText(manager);
    await page.keyboard.type('Two places on Tuesdays.');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('heading', { name: 'Waiting for an answer' })).toBeFocused();
    await expect(waiting.getByText(message)).toBeHidden();
    await expect(page.getByRole('region', { name: 'Earlier questions' })).toContainText(
      'Two places on Tuesdays.',
    );

    await expect.poll(() => mailsTo(email, /has answered/).length).toBe(1);
    const [answer] = mailsTo(email, /has answered/);
    expect(answer?.text).toContain('Two places on Tuesdays.');
    expect(answer?.replyTo?.map(({ address }) => address)).toEqual([manager]);
  });

  test('what the club reports is removed in the queue, and its sender is blocked', async ({ page }, {
    project,
  }) => {
    const email = `seller.${project.name}@shop.example`;
    const message = `Cheap shirts for your team (${project.name}), every size.`;
    await ask(email, message);
    const token = tokenIn(await mailedLink(started.mailServer, email, '/confirm-enquiry'));
    await asVisitor(product.apiUrl, 'POST', '/enquiries/confirm', { token });

    await openQuestions(page);
    const asked = page.getByRole('listitem').filter({ hasText: message });
    await tabTo(page, asked.getByRole('button', { name: /^Report/ }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Report this question' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('radio', { name: 'It’s advertising or spam' }).check();
    await dialog.getByRole('textbox', { name: 'Tell our moderators more' }).fill('It sells shirts.');
    await dialog.getByRole('button', { name: 'Send report' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Waiting for an answer' })).toBeFocused();
    const earlier = page.getByRole('region', { name: 'Earlier questions' });
    await expect(earlier.getByRole('listitem').filter({ hasText: message })).toContainText(
      'Our moderators are looking at it.',
    );

    await openAsModerator(page, product, '/admin?kinds=enquiry');
    const entry = page.getByRole('article', { name: `Reported question: ${club.name}` });
    await expect(entry).toContainText(message);
    await expect(entry).toContainText('It sells shirts.');
    expect(await page.content()).not.toContain(email);
    await page.keyboard.press('r');
    const decision = page.getByRole('dialog', { name: `Remove: ${club.name}` });
    await expect(decision).toBeVisible();
    await decision.getByRole('textbox').fill('This is advertising.');
    await decision.getByRole('radio', { name: 'Block the address for a year' }).check();
    await decision.getByRole('button', { name: 'Remove' }).press('Enter');
    await expect(decision).toBeHidden();
    // There are ten seconds to undo first.
    await expect.poll(() => mailsTo(email, /^Your question to/).length).toBe(1);
    const [removal] = mailsTo(email, /^Your question to/);
    expect(removal?.text).toContain('This is advertising.');

    await open(page, `${product.url}/admin/enquiries`);
    const decided = page.getByRole('listitem').filter({ hasText: message });
    await expect(decided).toContainText('Sender blocked');
    await open(page, `${product.url}/club-admin?tab=questions`);
    await expect(page.getByText('Our moderators have removed this question.')).toBeVisible();
    await expect(page.getByText(message)).toBeHidden();

    // The response doesn't say so, but no mail is sent any more.
    const before = mailsTo(email, /./).length;
    await ask(email, `${message} Last chance!`);
    const other = `after.${email}`;
    await ask(other, message);
    await mailedLink(started.mailServer, other, '/confirm-enquiry');
    expect(mailsTo(email, /./)).toHaveLength(before);
  });
});
