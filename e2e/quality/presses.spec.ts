import type { Locator, Page } from '@playwright/test';
import { askAsModerator, findReviewWithReply } from '../support/api-calls';
import { logInByCookie, openAsModerator } from '../support/moderator';
import type { ModeratedClaim } from '../support/moderator';
import { expectNoPressLost } from '../support/presses';
import type { OpenForm } from '../support/presses';
import { reviewDialog } from '../support/review-dialog';
import { fromApi } from '../support/site-data';
import { apiUrl, expect, open, test } from '../support/test';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const main = (page: Page) => page.getByRole('main');

/** A page with a form, and the name of the field that stays empty. */
const onPage = (page: Page, address: string, field: string) => async (): Promise<OpenForm> => {
  await open(page, address);
  return { scope: main(page), field: main(page).getByLabel(field, { exact: true }) };
};

const inDialog = async (dialog: Locator, field: string): Promise<OpenForm> => {
  await expect(dialog).toBeVisible();
  return { scope: dialog, field: dialog.getByLabel(field) };
};

test.describe('visitors’ forms lose no press', () => {
  test('the review dialog @phone', ({ page }) =>
    expectNoPressLost(page, async () => {
      await open(page, '/all-reviews?write-review');
      return inDialog(reviewDialog(page), 'Your email address');
    }));

  test('the claim form', ({ page }) => expectNoPressLost(page, onPage(page, '/claim-club', 'Full name')));

  test('the contact form', ({ page }) => expectNoPressLost(page, onPage(page, '/contact', 'Your name')));

  test('the search on the home page', ({ page }) =>
    expectNoPressLost(page, onPage(page, '/', 'Town or postcode'), 4));

  test('the search in the directory', ({ page }) =>
    expectNoPressLost(
      page,
      async () => {
        await open(page, '/browse-clubs');
        // What only the browser can offer, and the map next to the list, have their own code.
        await expect(page.getByRole('button', { name: 'Use my location' })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Zoom in', exact: true })).toBeVisible();
        return { scope: main(page), field: main(page).getByLabel('Club name, town or postcode') };
      },
      4,
    ));
});

test.describe('forms of clubs and moderators lose no press', () => {
  const site = () => ({ url: process.env.SITE_URL!, apiUrl: apiUrl() });

  const openClubArea = async (page: Page, search = '') => {
    const { demoLogin } = await fromApi<{ demoLogin: object }>('/config');
    await logInByCookie(page, site().url, '/club-admin', demoLogin);
    await open(page, `/club-admin${search}`);
    await page.getByRole('tablist', { name: 'Dashboard sections' }).waitFor();
  };
  /** Opens a moderator's list and presses the first button with this name; its dialog asks for a reason. */
  const openDecision =
    (page: Page, address: string, button: RegExp, where = site()) =>
    async (): Promise<OpenForm> => {
      await openAsModerator(page, where, address);
      await main(page).getByRole('button', { name: button }).first().click();
      return inDialog(page.getByRole('dialog'), 'Reason');
    };

  test('the club login', ({ page }) => expectNoPressLost(page, onPage(page, '/club-admin', 'Email address')));

  test('a forgotten password', ({ page }) =>
    expectNoPressLost(page, onPage(page, '/club-admin?forgot-password', 'Email address')));

  test('a new password', ({ page }) =>
    expectNoPressLost(
      page,
      async () => {
        const form = await onPage(page, '/club-admin/set-password?token=anything', 'New Password')();
        return { ...form, scope: page.getByRole('contentinfo') };
      },
      3,
    ));

  test('a changed password', ({ page }) =>
    expectNoPressLost(page, async () => {
      await openClubArea(page);
      await page.getByRole('button', { name: 'Settings' }).click();
      return inDialog(page.getByRole('dialog', { name: 'Change Password' }), 'Current Password');
    }));

  test('a reply', ({ page }) =>
    expectNoPressLost(page, async () => {
      await openClubArea(page, '?unanswered=yes');
      await page
        .getByRole('button', { name: /^Respond/ })
        .first()
        .click();
      const field = page.getByLabel('Respond to Review');
      return { scope: page.locator('form').filter({ has: field }), field };
    }));

  test('the profile', ({ page }) =>
    expectNoPressLost(page, async () => {
      await openClubArea(page, '?tab=profile');
      await page.getByRole('button', { name: 'Edit Profile' }).click();
      const field = page.getByLabel('Description');
      await field.fill('');
      return { scope: page.locator('form').filter({ has: field }), field };
    }));

  test('the site password', ({ page }) =>
    expectNoPressLost(
      page,
      async () => {
        const form = await onPage(page, '/admin', 'Site password')();
        return { ...form, scope: page.getByRole('contentinfo') };
      },
      3,
    ));

  test('the search of reviews', ({ page }) =>
    expectNoPressLost(
      page,
      async () => {
        await openAsModerator(page, site());
        await page.getByText(/on this page, newest first/).waitFor();
        const panel = page.getByRole('region', { name: 'Reviews' });
        return { scope: panel, field: panel.getByRole('searchbox', { name: 'Search' }) };
      },
      4,
    ));

  test('a deleted review', ({ page }) =>
    expectNoPressLost(page, openDecision(page, '/admin/reviews', /^Delete/)));

  test('a removed reply', async ({ page }) => {
    const { list } = await findReviewWithReply(apiUrl());
    await expectNoPressLost(page, openDecision(page, list, /^Remove reply/));
  });

  test('a rejected claim', ({ page }) =>
    expectNoPressLost(page, openDecision(page, '/admin/claims?status=pending', /^Reject/)));

  test('an ended login', async ({ page, ownSite: { product } }) => {
    const pending = await askAsModerator<ModeratedClaim[]>(product.apiUrl, '/admin/claims?status=pending');
    const { id } = pending.find(({ clubId }) => clubId !== null)!;
    await askAsModerator(product.apiUrl, `/admin/claims/${id}`, { status: 'approved' });
    await expectNoPressLost(page, openDecision(page, '/admin/claims?status=approved', /^End/, product));
  });
});
