import type { Page } from '@playwright/test';
import { openAsModerator, SITE_PASSWORD } from '../support/moderator';
import { open } from '../support/test';
import { mostReviewedClub } from '../support/site-data';
import { takePictures } from './support/screens';
import type { Screen } from './support/screens';

const site = () => ({ url: process.env.SITE_URL!, apiUrl: process.env.API_URL! });

/** Opens a page of the site administration with the site password. */
const area =
  (path: string, then?: (browser: Page) => Promise<unknown>) =>
  async (browser: Page): Promise<void> => {
    await openAsModerator(browser, site(), path);
    await then?.(browser);
  };

const SCREENS: readonly Screen[] = [
  ['login', (browser) => open(browser, '/admin')],
  [
    'login, refused',
    async (browser) => {
      await open(browser, '/admin');
      await browser.getByLabel('Site password').fill(`not ${SITE_PASSWORD}`);
      await browser.getByRole('button', { name: 'Unlock' }).click();
      await browser.getByText('Access Denied').waitFor();
    },
  ],
  ['invitation, spent link', (browser) => open(browser, '/admin/invitation?token=abc')],
  ['desk', area('/admin')],
  ['figures', area('/admin/figures')],
  ['reviews', area('/admin/reviews')],
  ['reviews, none found', area('/admin/reviews?q=zzyzx')],
  [
    'reviews, history',
    area('/admin/reviews', (browser) =>
      browser
        .getByRole('button', { name: /^History/ })
        .first()
        .click(),
    ),
  ],
  ['reports', area('/admin/reports')],
  ['removed', area('/admin/removed')],
  ['claims', area('/admin/claims')],
  ['notices', area('/admin/notices')],
  ['club import', area('/admin/clubs/import')],
  ['staff', area('/admin/staff')],
  ['people', area('/admin/people')],
  ['access record', area('/admin/access-record')],
  ['releases', area('/admin/releases')],
  ['account', area('/admin/account')],
  ['clubs', area('/admin/clubs')],
  ['new club', area('/admin/clubs/new')],
  ['a club', async (browser) => area(`/admin/clubs/${(await mostReviewedClub()).id}`)(browser)],
  ['club changes', area('/admin/club-changes')],
  ['suggestions', area('/admin/suggestions')],
  ['photos', area('/admin/photos')],
  ['enquiries', area('/admin/enquiries')],
  ['no such club', area('/admin/clubs/999999')],
];

takePictures('administration', SCREENS);
