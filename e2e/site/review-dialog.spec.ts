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

test('the link on a club page opens it with the club chosen, and the page stays', async ({ page }) => {
  const club = await mostReviewedClub();
  await open(page, `/clubs/${club.slug}?age=U12s`);
  await page.getByRole('main').getByRole('link', { name: 'Write a Review' }).first().click();
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(`/clubs/${club.slug}?age=U12s&write-review=${club.slug}`);
  await expect(dialog(page).getByRole('combobox', { name: 'Club' })).toHaveValue(club.name);
  await expect(dialog(page).getByText('We’ll send you a verification link', { exact: false })).toBeVisible();

  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(`/clubs/${club.slug}?age=U12s`);
});

test('the header opens it on any page, the back button closes it', async ({ page }) => {
  await open(page, '/faq');
  await page.getByRole('banner').getByRole('link', { name: 'Write Review' }).click();
  await expect(dialog(page).getByRole('combobox', { name: 'Club' })).toHaveValue('');
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/faq');
  await page.goForward();
  await expect(dialog(page)).toBeVisible();
});

test('it goes back one page, however often it is closed', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Write Review' }).click();
  await dialog(page)
    .getByRole('button', { name: 'Cancel' })
    .evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/faq');
  await page.getByRole('banner').getByRole('link', { name: 'Write Review' }).click();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/faq');
});

test('a URL with the parameter opens it at once', async ({ page }) => {
  const club = await mostReviewedClub();
  await open(page, `/about?write-review=${club.slug}`);
  await expect(dialog(page).getByRole('combobox', { name: 'Club' })).toHaveValue(club.name);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/about');
});

test('an empty form names everything that is missing, next to each field @phone', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  await open(page, '/?write-review');
  await submit(page).click();
  const summary = dialog(page).getByRole('group', { name: 'There are 9 problems' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(MESSAGES);
  for (const message of MESSAGES)
    await expect(dialog(page).getByText(message, { exact: true }).last()).toBeVisible();
  await expect(dialog(page).getByRole('combobox', { name: 'Club' })).toHaveAccessibleDescription(
    /Please select a club/,
  );
  await expect(dialog(page).getByLabel('Your review')).toHaveAccessibleDescription(
    /Please write at least 10 characters/,
  );
  await summary.getByRole('link', { name: 'Please rate facilities' }).click();
  await expect(
    dialog(page).getByRole('radiogroup', { name: 'Facilities' }).getByRole('radio').first(),
  ).toBeFocused();
  expect(calls).toEqual([]);
});

test('each message disappears once its field is valid', async ({ page }) => {
  const club = await mostReviewedClub();
  await open(page, `/?write-review=${club.slug}`);
  await expect(dialog(page).getByRole('combobox', { name: 'Club' })).toHaveValue(club.name);
  await submit(page).click();
  await expect(dialog(page).getByText('Please select an age group').last()).toBeVisible();
  await expect(dialog(page).getByText('Please select a club')).toBeHidden();
  await dialog(page).getByLabel('Your email address').fill('parent@nowhere');
  await dialog(page).getByLabel('Your review').fill('Too short');
  await submit(page).click();
  await expect(dialog(page).getByText('Please enter a valid email address').last()).toBeVisible();
  await expect(dialog(page).getByText('Please write at least 10 characters').last()).toBeVisible();
  await fillIn(page);
  for (const message of MESSAGES) await expect(dialog(page).getByText(message, { exact: true })).toBeHidden();
});

test('any club is found by part of its name', async ({ page }) => {
  const clubs = await allClubs();
  const club = clubs.at(-1)!;
  await open(page, '/?write-review');
  const field = dialog(page).getByRole('combobox', { name: 'Club' });
  await field.pressSequentially(club.name.slice(0, 12));
  await page.getByRole('option', { name: club.name }).click();
  await expect(field).toHaveValue(club.name);
});

test('a review that cannot be sent keeps everything typed and says why', async ({
  page,
  consoleMessages,
}) => {
  const club = await mostReviewedClub();
  await open(page, `/clubs/${club.slug}?write-review=${club.slug}`);
  await expect(dialog(page).getByRole('combobox', { name: 'Club' })).toHaveValue(club.name);
  await fillIn(page);
  await page.route(SUBMIT_API, (route) =>
    route.fulfill({
      status: 503,
      json: { statusCode: 503, message: 'Reviews are closed for the night.', error: 'Service Unavailable' },
    }),
  );
  const sent = page.waitForRequest(SUBMIT_API);
  await submit(page).click();
  expect((await sent).postDataJSON()).toEqual({
    clubId: club.id,
    authorEmail: 'parent@example.org',
    reviewText: 'Kind coaches, muddy pitch, happy child.',
    ageGroup: 'U12s',
    coachingRating: 1,
    communicationRating: 2,
    facilitiesRating: 3,
    inclusivityRating: 4,
    valueRating: 5,
    secondsToWrite: expect.any(Number),
  });
  await expect(page.getByRole('status').filter({ hasText: 'Error' })).toContainText(
    'Reviews are closed for the night.',
  );
  await expect(dialog(page).getByRole('alert')).toContainText('Reviews are closed for the night.');
  await expect(dialog(page).getByLabel('Your review')).toHaveValue('Kind coaches, muddy pitch, happy child.');
  await expect(dialog(page).getByLabel('Age group')).toHaveValue('U12s');
  await expect(
    dialog(page)
      .getByRole('radiogroup', { name: 'Value for money' })
      .getByRole('radio', { name: '5 stars, Excellent' }),
  ).toBeChecked();
  await takeFromConsole(consoleMessages, /503 \(Service Unavailable\)/);
});

test('a review is sent, and a second one in the same season gets the same response @phone', async ({ page }, {
  project,
}) => {
  const club = await mostReviewedClub();
  const email = `parent-${project.name}-${Date.now()}@example.org`;
  await open(page, `/clubs/${club.slug}?write-review=${club.slug}`);
  await expect(dialog(page).getByRole('combobox', { name: 'Club' })).toHaveValue(club.name);
  await fillIn(page, email);
  await submit(page).click();
  const toast = page.getByRole('status').filter({ hasText: 'Anonymous Review Submitted!' });
  await expect(toast).toContainText('Please check your email to verify your review.');
  await expect(toast.getByRole('link', { name: /mailbox/ })).toHaveAttribute('href', '/dev/mailbox');
  await expect(inboxDialog(page)).toContainText(`We’ve sent a link to ${email}.`);
  await closeInbox(page);
  await expect(page).toHaveURL(`/clubs/${club.slug}`);

  await page.getByRole('main').getByRole('link', { name: 'Write a Review' }).first().click();
  await expect(dialog(page).getByLabel('Your email address')).toHaveValue('');
  await expect(dialog(page).getByRole('combobox', { name: 'Club' })).toHaveValue(club.name);
  await fillIn(page, email);
  await submit(page).click();
  await expect(inboxDialog(page)).toContainText(`We’ve sent a link to ${email}.`);
  await expect(toast).toContainText('Please check your email to verify your review.');
  await closeInbox(page);
  await expect(page).toHaveURL(`/clubs/${club.slug}`);
});

test('a review is rated and sent by keyboard', async ({ page }) => {
  const club = await mostReviewedClub();
  await open(page, `/?write-review=${club.slug}`);
  await expect(dialog(page).getByRole('combobox', { name: 'Club' })).toHaveValue(club.name);
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

test('where the link went is still shown after a reload, and gone with the tab', async ({
  page,
  context,
}) => {
  const club = await mostReviewedClub();
  const email = `parent-reload-${Date.now()}@example.org`;
  await open(page, `/clubs/${club.slug}?write-review=${club.slug}`);
  await expect(dialog(page).getByRole('combobox', { name: 'Club' })).toHaveValue(club.name);
  await fillIn(page, email);
  await submit(page).click();
  await expect(inboxDialog(page)).toContainText(email);
  await page.reload();
  await expect(inboxDialog(page)).toContainText(email);
  await closeInbox(page);
  await page.getByRole('main').getByRole('link', { name: 'Write a Review' }).first().click();
  await expect(dialog(page)).toContainText(`Its link went to ${email}.`);

  const other = await context.newPage();
  await other.goto(`/clubs/${club.slug}?write-review=${club.slug}`);
  await expect(dialog(other).getByRole('combobox', { name: 'Club' })).toHaveValue(club.name);
  await expect(dialog(other).getByLabel('Your review')).toHaveValue('');
  await expect(other.getByText(email)).toHaveCount(0);
  expect(await other.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(email);
  await other.close();
});

test('an accidental tap does not lose what was written', async ({ page }) => {
  await open(page, '/?write-review');
  await dialog(page).getByLabel('Your review').fill('Half a thought');
  await page.keyboard.press('Escape');
  await expect(dialog(page).getByText('Discard what you’ve written?')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Keep writing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Your review')).toHaveValue('Half a thought');
  await expect(dialog(page).getByLabel('Your review')).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await dialog(page).getByRole('button', { name: 'Discard' }).click();
  await expect(dialog(page)).toBeHidden();

  await page.getByRole('banner').getByRole('link', { name: 'Write Review' }).click();
  await expect(dialog(page).getByLabel('Your review')).toHaveValue('');
});

test('a draft that its author keeps outlives the page, for its club, and can be discarded', async ({
  page,
}) => {
  const club = await mostReviewedClub();
  const field = dialog(page).getByLabel('Your review');
  const note = dialog(page).getByRole('status').filter({ hasText: 'Here’s your draft' });
  await open(page, `/faq?write-review=${club.slug}`);
  await expect(dialog(page).getByRole('combobox', { name: 'Club' })).toHaveValue(club.name);
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

  await open(page, `/faq?write-review=${club.slug}`);
  await expect(dialog(page).getByRole('combobox', { name: 'Club' })).toHaveValue(club.name);
  await expect(field).toHaveValue('');
});

test('the page behind cannot be reached until it is closed', async ({ page }) => {
  await open(page, '/?write-review');
  await expect(dialog(page)).toBeVisible();
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
});
