import type { Page } from '@playwright/test';
import { tabTo } from '../support/keyboard';
import {
  closeInbox,
  fillInReview,
  inboxDialog,
  QUESTIONS,
  reviewDialog as dialog,
  submitReview as submit,
} from '../support/review-dialog';
import { allClubs, mostReviewedClub } from '../support/site-data';
import { expect, open, takeFromConsole, test } from '../support/test';

const SUBMIT_API = /\/api\/reviews$/;

const MESSAGES = [
  'Please select a club',
  'Please rate coaching quality',
  'Please rate communication',
  'Please rate facilities',
  'Please rate inclusivity',
  'Please rate value for money',
  'Please write at least 10 characters',
  'Please select an age group',
  'Please enter a valid email address',
];

const WRITTEN = {
  ageGroup: 'U12s',
  email: 'parent@example.org',
  stars: [1, 2, 3, 4, 5],
  text: 'Kind coaches, muddy pitch, happy child.',
};

const fillIn = (page: Page, email = WRITTEN.email) => fillInReview(page, { ...WRITTEN, email });

test('it opens over any page, from a club’s link or the header, and goes back one page when it is closed', async ({
  page,
}) => {
  const club = await mostReviewedClub();
  const address = `/clubs/${club.slug}?age=U12s`;
  const header = page.getByRole('banner').getByRole('link', { name: 'Write Review' });
  const cancel = dialog(page).getByRole('button', { name: 'Cancel' });
  await open(page, address);
  await page.getByRole('main').getByRole('link', { name: 'Write a Review' }).first().click();
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(`${address}&write-review=${club.slug}`);
  await expect(dialog(page).getByRole('combobox', { name: 'Club' })).toHaveValue(club.name);
  await expect(dialog(page).getByText('We’ll send you a verification link', { exact: false })).toBeVisible();
  await cancel.click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(address);

  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await header.click();
  await expect(dialog(page).getByRole('combobox', { name: 'Club' })).toHaveValue('');
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/faq');
  await page.goForward();
  await expect(dialog(page)).toBeVisible();

  // However often it's closed.
  await cancel.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/faq');
  await header.click();
  await cancel.click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/faq');
});

test('an empty form names what is missing next to each field, until the field is valid', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  const club = (await allClubs()).at(-1)!;
  await open(page, '/about?write-review');
  await submit(page).click();
  const summary = dialog(page).getByRole('group', { name: 'There are 9 problems' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(MESSAGES);
  for (const message of MESSAGES)
    await expect(dialog(page).getByText(message, { exact: true }).last()).toBeVisible();
  const field = dialog(page).getByRole('combobox', { name: 'Club' });
  await expect(field).toHaveAccessibleDescription(/Please select a club/);
  await expect(dialog(page).getByLabel('Your review')).toHaveAccessibleDescription(
    /Please write at least 10 characters/,
  );
  await summary.getByRole('link', { name: 'Please rate facilities' }).click();
  await expect(
    dialog(page).getByRole('radiogroup', { name: 'Facilities' }).getByRole('radio').first(),
  ).toBeFocused();

  await field.pressSequentially(club.name.slice(0, 12));
  await page.getByRole('option', { name: club.name }).click();
  await expect(field).toHaveValue(club.name);
  await dialog(page).getByLabel('Your email address').fill('parent@nowhere');
  await dialog(page).getByLabel('Your review').fill('Too short');
  await submit(page).click();
  await expect(dialog(page).getByText('Please enter a valid email address').last()).toBeVisible();
  await expect(dialog(page).getByText('Please write at least 10 characters').last()).toBeVisible();
  await expect(dialog(page).getByText('Please select a club')).toBeHidden();
  expect(calls).toEqual([]);
  await fillIn(page);
  for (const message of MESSAGES) await expect(dialog(page).getByText(message, { exact: true })).toBeHidden();
});

test('a review that cannot be sent keeps everything typed; sent again, it leads to the inbox', async ({
  page,
  context,
  consoleMessages,
}) => {
  const club = await mostReviewedClub();
  const email = `parent-${Date.now()}@example.org`;
  await open(page, `/clubs/${club.slug}?write-review=${club.slug}`);
  await expect(dialog(page).getByRole('combobox', { name: 'Club' })).toHaveValue(club.name);
  await fillIn(page, email);

  await test.step('it says why it was not sent', async () => {
    const message = 'Reviews are closed for the night.';
    const refusal = { statusCode: 503, message, error: 'Service Unavailable' };
    await page.route(SUBMIT_API, (route) => route.fulfill({ status: 503, json: refusal }));
    const sent = page.waitForRequest(SUBMIT_API);
    await submit(page).click();
    const [coachingRating, communicationRating, facilitiesRating, inclusivityRating, valueRating] =
      WRITTEN.stars;
    expect((await sent).postDataJSON()).toEqual({
      ...{ clubId: club.id, authorEmail: email, reviewText: WRITTEN.text, ageGroup: WRITTEN.ageGroup },
      ...{ coachingRating, communicationRating, facilitiesRating, inclusivityRating, valueRating },
      secondsToWrite: expect.any(Number),
    });
    await expect(page.getByRole('status').filter({ hasText: 'Error' })).toContainText(message);
    await expect(dialog(page).getByRole('alert')).toContainText(message);
    await expect(dialog(page).getByLabel('Your review')).toHaveValue(WRITTEN.text);
    await expect(dialog(page).getByLabel('Age group')).toHaveValue(WRITTEN.ageGroup);
    const value = dialog(page).getByRole('radiogroup', { name: 'Value for money' });
    await expect(value.getByRole('radio', { name: '5 stars, Excellent' })).toBeChecked();
    await takeFromConsole(consoleMessages, /503 \(Service Unavailable\)/);
    await page.unroute(SUBMIT_API);
  });

  const toast = page.getByRole('status').filter({ hasText: 'Anonymous Review Submitted!' });
  await test.step('where its link went is still shown after a reload', async () => {
    await submit(page).click();
    await expect(toast).toContainText('Please check your email to verify your review.');
    await expect(toast.getByRole('link', { name: /mailbox/ })).toHaveAttribute('href', '/dev/mailbox');
    await expect(inboxDialog(page)).toContainText(`We’ve sent a link to ${email}.`);
    await page.reload();
    await expect(inboxDialog(page)).toContainText(email);
    await closeInbox(page);
    await expect(page).toHaveURL(`/clubs/${club.slug}`);
  });

  await test.step('a second one in the same season gets the same response', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Write a Review' }).first().click();
    await expect(dialog(page)).toContainText(`Its link went to ${email}.`);
    await expect(dialog(page).getByLabel('Your email address')).toHaveValue('');
    await expect(dialog(page).getByRole('combobox', { name: 'Club' })).toHaveValue(club.name);
    await fillIn(page, email);
    await submit(page).click();
    await expect(toast).toContainText('Please check your email to verify your review.');
    await expect(inboxDialog(page)).toContainText(`We’ve sent a link to ${email}.`);
    await closeInbox(page);
    await expect(page).toHaveURL(`/clubs/${club.slug}`);
  });

  await test.step('another tab knows nothing of it', async () => {
    const other = await context.newPage();
    await other.goto(`/clubs/${club.slug}?write-review=${club.slug}`);
    await expect(dialog(other).getByRole('combobox', { name: 'Club' })).toHaveValue(club.name);
    await expect(dialog(other).getByLabel('Your review')).toHaveValue('');
    await expect(other.getByText(email)).toHaveCount(0);
    expect(await other.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(email);
    await other.close();
  });
});

test('a review is rated and sent by keyboard, which cannot reach the page behind it', async ({ page }) => {
  const club = await mostReviewedClub();
  await open(page, `/faq?write-review=${club.slug}`);
  await expect(dialog(page).getByRole('combobox', { name: 'Club' })).toHaveValue(club.name);
  for (let presses = 0; presses < 45; presses++) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => {
      const { activeElement } = document;
      return (
        activeElement === document.body ||
        activeElement?.closest('[role="dialog"]') !== null ||
        activeElement?.hasAttribute('data-base-ui-focus-guard')
      );
    });
    expect(isInside, `after ${presses + 1} presses`).toBe(true);
  }

  for (const question of QUESTIONS) {
    const stars = dialog(page).getByRole('radiogroup', { name: question });
    await tabTo(page, stars.getByRole('radio', { name: '1 star, Poor' }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(stars.getByRole('radio', { name: '3 stars, Good' })).toBeChecked();
  }
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByLabel('Your review')).toBeFocused();
  await page.keyboard.type('Kind coaches, muddy pitch, happy child.');
  await tabTo(page, dialog(page).getByLabel('Age group'));
  await page.keyboard.type('U12s');
  await tabTo(page, dialog(page).getByLabel('Your email address'));
  await page.keyboard.type(`parent-keyboard-${Date.now()}@example.org`);
  await tabTo(page, submit(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Anonymous Review Submitted!' })).toBeVisible();
  await expect(inboxDialog(page).getByText(/We’ve sent a link to/)).toBeFocused();
  await tabTo(page, inboxDialog(page).getByRole('button', { name: 'Done' }));
  await page.keyboard.press('Enter');
  await expect(inboxDialog(page)).toBeHidden();
});

test('an accidental tap loses nothing; a draft outlives the page, for its club, and can be discarded', async ({
  page,
}) => {
  const club = await mostReviewedClub();
  const field = dialog(page).getByLabel('Your review');
  const note = dialog(page).getByRole('status').filter({ hasText: 'Here’s your draft' });
  await open(page, `/faq?write-review=${club.slug}`);
  await expect(dialog(page).getByRole('combobox', { name: 'Club' })).toHaveValue(club.name);
  await field.fill('Half a thought');
  await page.keyboard.press('Escape');
  await expect(dialog(page).getByText('Discard what you’ve written?')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Keep writing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Half a thought');
  await expect(field).toBeFocused();

  await fillIn(page);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await dialog(page).getByRole('button', { name: 'Keep my draft' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Draft Kept' })).toBeVisible();
  await expect(dialog(page)).toBeHidden();

  await open(page, `/clubs/${club.slug}?write-review=${club.slug}`);
  await expect(note).toBeVisible();
  await expect(field).toHaveValue(WRITTEN.text);
  await expect(dialog(page).getByLabel('Age group')).toHaveValue('U12s');
  await expect(dialog(page).getByLabel('Your email address')).toHaveValue('');
  await note.getByRole('button', { name: 'Start again' }).click();
  await expect(field).toHaveValue('');
  await expect(note).toBeHidden();

  await field.fill('Half a thought');
  await page.keyboard.press('Escape');
  await dialog(page).getByRole('button', { name: 'Discard' }).click();
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Write a Review' }).first().click();
  await expect(field).toHaveValue('');
});
