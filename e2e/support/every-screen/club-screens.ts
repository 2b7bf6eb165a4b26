import type { Page } from '@playwright/test';
import { DEMO_LOGIN } from '../../../api/src/platform/config/settings';
import { logInByCookie } from '../moderator';
import { toast } from '../screen';
import { open } from '../test';
import { press } from './screen';
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
  ['reply', area('/club-admin?unanswered=yes', press(/^Respond/))],
  ['report of a review', area('/club-admin', press(/^Report the review of /))],
  ['settings', area('/club-admin', press('Settings'))],
  ['login security', area('/club-admin/account')],
  ['profile', area('/club-admin?tab=profile')],
  ['profile, editing', area('/club-admin?tab=profile', press('Edit Profile'))],
  ['profile, editing a section', area('/club-admin?tab=profile', press('Edit Fees & Accreditation'))],
  ['profile, editing the ground', area('/club-admin?tab=profile', press('Edit Your Ground'))],
  ['photo', area('/club-admin?tab=profile', press('Add a photo'))],
  ['sessions', area('/club-admin?tab=sessions')],
  ['session, new', area('/club-admin?tab=sessions', press('Add a session'))],
  ['figures', area('/club-admin?tab=figures')],
  ['questions', area('/club-admin?tab=questions')],
  [
    'reply templates',
    area('/club-admin?unanswered=yes', async (browser) => {
      await press(/^Respond/)(browser);
      await press(/template/)(browser);
      await browser.getByRole('dialog').waitFor();
    }),
  ],
  ['poster', area('/club-admin/ask-for-reviews')],
  ['invitations', area('/club-admin/invitations')],
];
