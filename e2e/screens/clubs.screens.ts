import type { Page } from '@playwright/test';
import { DEMO_LOGIN } from '../../api/src/platform/config/settings';
import { logInByCookie } from '../support/moderator';
import { toast } from '../support/screen';
import { open } from '../support/test';
import { takePictures } from './support/screens';
import type { Screen } from './support/screens';

/** Opens a page of the clubs' area, logged in to the sample club. */
const area =
  (path: string, then?: (browser: Page) => Promise<unknown>) =>
  async (browser: Page): Promise<void> => {
    await logInByCookie(browser, process.env.SITE_URL!, '/club-admin', DEMO_LOGIN);
    await open(browser, path);
    await then?.(browser);
  };

const SCREENS: readonly Screen[] = [
  ['login', (browser) => open(browser, '/club-admin')],
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
  ['profile', area('/club-admin?tab=profile')],
  [
    'profile, editing',
    area('/club-admin?tab=profile', (browser) =>
      browser.getByRole('button', { name: 'Edit Profile' }).click(),
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

takePictures('clubs', SCREENS);
