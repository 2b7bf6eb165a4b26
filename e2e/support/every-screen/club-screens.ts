import type { Page } from '@playwright/test';
import { DEMO_LOGIN } from '../../../api/src/platform/config/settings';
import { logInByCookie } from '../moderator';
import { toast } from '../screen';
import { open } from '../test';
import type { Screen } from './screen';

/** Opens a page of the clubs' area, logged in to the sample club. */
const area =
  (path: string, then?: (browser: Page) => Promise<unknown>) =>
  async (browser: Page): Promise<void> => {
    await logInByCookie(browser, process.env.SITE_URL!, '/club-admin', DEMO_LOGIN);
    await open(browser, path);
    await then?.(browser);
  };

/** Every screen of the clubs’ area, in each state that looks different. */
export const CLUB_SCREENS: readonly Screen[] = [
  ['login', (browser) => open(browser, '/club-admin')],
  ['login, forgotten password', (browser) => open(browser, '/club-admin?forgot-password')],
  [
    'login, refused',
    async (browser) => {
      await open(browser, '/club-admin');
      await browser.getByLabel('Email address', { exact: true }).fill('nobody@example.org');
      await browser.getByLabel('Password', { exact: true }).fill('not the password');
      await browser.getByRole('button', { name: 'Log in' }).click();
      await toast(browser, 'Login Failed').waitFor();
    },
  ],
  ['new password, spent link', (browser) => open(browser, '/club-admin/set-password?token=abc')],
  ['reviews', area('/club-admin')],
  ['reviews, none left', area('/club-admin?rating=1&unanswered=yes&q=zzyzx')],
  [
    'reply',
    area('/club-admin?unanswered=yes', (browser) =>
      browser
        .getByRole('button', { name: /^Respond/ })
        .first()
        .click(),
    ),
  ],
  [
    'report of a review',
    area('/club-admin', (browser) =>
      browser
        .getByRole('button', { name: /^Report the review of / })
        .first()
        .click(),
    ),
  ],
  ['settings', area('/club-admin', (browser) => browser.getByRole('button', { name: 'Settings' }).click())],
  ['login security', area('/club-admin/account')],
  ['profile', area('/club-admin?tab=profile')],
  [
    'profile, editing',
    area('/club-admin?tab=profile', (browser) =>
      browser.getByRole('button', { name: 'Edit Profile' }).click(),
    ),
  ],
  [
    'profile, editing a section',
    area('/club-admin?tab=profile', (browser) =>
      browser.getByRole('button', { name: 'Edit Fees & Accreditation' }).click(),
    ),
  ],
  [
    'photo',
    area('/club-admin?tab=profile', (browser) =>
      browser.getByRole('button', { name: 'Add a photo' }).click(),
    ),
  ],
  ['figures', area('/club-admin?tab=figures')],
  ['questions', area('/club-admin?tab=questions')],
  [
    'reply templates',
    area('/club-admin?unanswered=yes', async (browser) => {
      await browser
        .getByRole('button', { name: /^Respond/ })
        .first()
        .click();
      await browser.getByRole('button', { name: /template/ }).click();
      await browser.getByRole('dialog').waitFor();
    }),
  ],
  ['poster', area('/club-admin/ask-for-reviews')],
];
