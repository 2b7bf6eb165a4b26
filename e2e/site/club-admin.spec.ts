import { askAsModerator, asModerator, asVisitor } from '../support/api-calls';
import { demoLogin, openAsDemoClub } from '../support/demo-club';
import { tabTo } from '../support/keyboard';
import type { ModeratedClaim } from '../support/moderator';
import { fill, outdatedOptions, toast } from '../support/screen';
import { expect, open, takeFromConsole, test, useOwnSite } from '../support/test';

test.describe('the club area', () => {
  // One after the other in one worker: they share a product, and some change its data.
  test.describe.configure({ mode: 'default' });
  const { product } = useOwnSite();
  let takeAway: (() => Promise<void>) | undefined;
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));
  test.afterEach(async () => {
    await takeAway?.();
    takeAway = undefined;
  });

  test('shows numbers, charts and reviews after login, and logs out again', async ({
    page,
    consoleMessages,
  }) => {
    await open(page, `${product.url}/club-admin`);
    await fill(page, 'Email address', 'nobody@example.org');
    await fill(page, 'Password', 'not the password');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(toast(page, 'Login Failed')).toContainText('Invalid email or password');
    await takeFromConsole(consoleMessages, /401 \(Unauthorized\)/);
    await page.getByRole('button', { name: 'Fill in the demo login' }).click();
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(toast(page, 'Login Successful')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: / - Admin Dashboard$/ })).toBeVisible();
    await expect(page.getByText('Need Technical Support?')).toBeVisible();
    // The area has a header of its own.
    await expect(page.getByRole('link', { name: 'Write Review' })).toBeHidden();
    await expect(page.getByRole('img', { name: /^Average rating by month/ })).toBeVisible();
    await page.getByText('Show the numbers').click();
    await expect(page.getByRole('columnheader', { name: 'Average rating' })).toBeVisible();
    await page.reload();
    // Requests still running when the session ends get a 401.
    await expect(page.getByRole('region', { name: /needs? a reply$/ }).getByRole('listitem')).toBeVisible();
    await expect(page.getByRole('img', { name: /^Average rating by month/ })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(toast(page, 'Logged Out')).toBeVisible();
    await expect(page.getByLabel('Email address')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Write Review' })).toBeVisible();
  });

  test('keeps filters and pages in the URL, and accepts a reply by keyboard that visitors can read', async ({
    page,
  }) => {
    await openAsDemoClub(page, product);
    const list = page.getByRole('tabpanel').getByRole('listitem');
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/\?cursor=/);
    await page.getByLabel('Rating', { exact: true }).selectOption('5 stars');
    await expect(page).toHaveURL(`${product.url}/club-admin?rating=5`);
    await page.getByRole('button', { name: 'Unanswered only' }).click();
    await expect(page).toHaveURL(`${product.url}/club-admin?rating=5&unanswered=yes`);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Unanswered only' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(list.filter({ hasText: 'Club Response' })).toHaveCount(0);

    await page.getByLabel('Rating', { exact: true }).selectOption('All ratings');
    await expect(page).toHaveURL(`${product.url}/club-admin?unanswered=yes`);
    const respond = page.getByRole('button', { name: /^Respond/ }).first();
    // Before that, the focus would move to the footer, which the list then pushes out of sight.
    await expect(respond).toBeVisible();
    await page.getByRole('button', { name: 'Unanswered only' }).focus();
    await tabTo(page, respond);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Respond to Review')).toBeFocused();
    const words = `Thank you for telling us (${test.info().project.name}).`;
    await page.keyboard.type(words);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep writing' }).click();
    await page.getByRole('button', { name: 'Save Response' }).press('Enter');
    await expect(toast(page, 'Response Saved')).toBeVisible();
    await page.getByRole('tab', { name: 'Club Profile' }).click();
    await page.getByRole('link', { name: 'See the public page' }).click();
    await page.getByRole('link', { name: /^All \d+ reviews$/ }).click();
    await expect(page.getByText(words)).toBeVisible();
  });

  test('edits the profile, and visitors see the changes', async ({ page }) => {
    await openAsDemoClub(page, product, '/club-admin?tab=profile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await fill(page, 'Club Introduction', 'Everybody gets a game.\n\nEverybody.');
    // The demo club lists its teams one by one, so there's nothing to type twice.
    await expect(page.getByLabel('Teams', { exact: true })).toHaveCount(0);
    await fill(page, 'Website', 'not a website');
    await page.getByRole('button', { name: 'Save All Changes' }).click();
    const problem = page.getByRole('group', { name: 'There is a problem' });
    await expect(problem).toBeFocused();
    await problem.getByRole('link').press('Enter');
    await expect(page.getByLabel('Website')).toBeFocused();
    await fill(page, 'Website', 'club.example.org');
    await page.getByRole('button', { name: 'Save All Changes' }).click();
    await expect(toast(page, 'Club Updated')).toBeVisible();
    await expect(page.getByRole('link', { name: /club\.example\.org/ })).toHaveAttribute('target', '_blank');
    await page.getByRole('link', { name: 'See the public page' }).click();
    await expect(page.getByText('Everybody gets a game.')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Visit Website \(/ })).toHaveAttribute(
      'href',
      'https://club.example.org/',
    );
  });

  test('lets managers of several clubs switch between them by keyboard', async ({ page }) => {
    const club = `Zebra Rangers ${test.info().project.name}`;
    await asVisitor(product.apiUrl, 'POST', '/clubs/claim', {
      ...{ clubName: club, contactName: 'Sam Carter', position: 'secretary', contactPhone: '0113 496 0000' },
      ...{ contactEmail: (await demoLogin(product.apiUrl)).email, verificationMethod: 'documentation' },
      clubDescription: 'A small club beside the river with teams for girls and boys.',
      facilities: 'Two grass pitches and a clubhouse.',
      ...{ ageGroups: 'U7s to U14s', trainingDays: 'Tuesday and Thursday' },
    });
    const [claim] = await askAsModerator<ModeratedClaim[]>(
      product.apiUrl,
      `/admin/claims?status=pending&search=${encodeURIComponent(club)}`,
    );
    const { clubId, clubLogins } = await askAsModerator<ModeratedClaim>(
      product.apiUrl,
      `/admin/claims/${claim!.id}`,
      { status: 'approved' },
    );
    // Other tests measure the area of somebody with a single club.
    takeAway = async () => {
      const asStaff = await asModerator(product.apiUrl);
      for (const { id } of clubLogins)
        await asStaff(product.apiUrl, 'DELETE', `/admin/club-logins/${id}`, { reason: 'A test.', clubId });
    };

    await openAsDemoClub(page, product);
    const title = page.getByRole('heading', { level: 1 });
    const first = (await title.textContent())!;
    expect(first).not.toContain(club);
    await page
      .getByRole('button', { name: /^Respond/ })
      .first()
      .click();
    await fill(page, 'Respond to Review', 'Half a sentence');
    const choice = page.getByRole('combobox', { name: 'Your clubs' });
    await page.getByRole('button', { name: 'Logout' }).focus();
    await tabTo(page, choice);
    const entries = await page.evaluate(() => history.length);
    await page.keyboard.type('Zebra');
    await expect(title).toHaveText(`${club} - Admin Dashboard`);
    await expect(choice).toBeFocused();
    await expect(page).toHaveURL(/\?club=\d+$/);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await expect(page.getByText(/^No approved reviews yet/)).toBeVisible();

    await page.getByRole('tab', { name: 'Club Profile' }).click();
    await expect(page.getByText('Two grass pitches and a clubhouse.')).toBeVisible();
    await page.goBack();
    await expect(page.getByText(/^No approved reviews yet/)).toBeVisible();
    await page.goBack();
    await expect(title).toHaveText(first);
    await expect(page.getByLabel('Respond to Review')).toHaveValue('Half a sentence');
  });
});

test('a listed club is found and chosen by keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/claim-club');
  const club = page.getByRole('combobox', { name: 'Your club' });
  await tabTo(page, club);
  await page.keyboard.type('leeds');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(outdatedOptions(page)).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(club).not.toHaveValue('leeds');
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  const summary = page.getByRole('group', { name: 'There are 4 problems' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Please enter your full name' }).press('Enter');
  await expect(page.getByLabel('Full name')).toBeFocused();
  await page.keyboard.type('Sam Carter');
  await page.getByLabel('Position at the club').selectOption('Secretary');
  await fill(page, 'Email address', 'sam@example.org');
  await fill(page, 'Phone number', '0113 496 0000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  await expect(page).toHaveURL('/claim-club?step=2');
  await page.goBack();
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Sam Carter');
  await page.goForward();
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
});
