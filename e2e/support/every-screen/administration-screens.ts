import type { Page } from '@playwright/test';
import { openAsModerator, SITE_PASSWORD } from '../moderator';
import { open } from '../test';
import { mostReviewedClub } from '../site-data';
import { press } from './screen';
import type { Screen } from './screen';

/** She has claimed a club in the sample data. */
const CLAIMANT = 'priya.nair@committee.example';

const site = () => ({ url: process.env.SITE_URL!, apiUrl: process.env.API_URL! });

/** Opens a page of the site administration with the site password. */
const area =
  (path: string, then?: (browser: Page) => Promise<unknown>) =>
  async (browser: Page): Promise<void> => {
    await openAsModerator(browser, site(), path);
    await then?.(browser);
  };

/** Presses the first button with this name, and waits for the dialog that asks. */
const asking = (name: RegExp) => async (browser: Page) => {
  await browser.getByRole('main').getByRole('button', { name }).first().click();
  await browser.getByRole('dialog').waitFor();
};

/** The same for the first entry of the queue, which phones show on a page of its own. */
const askingInQueue = (name: RegExp) => async (browser: Page) => {
  const first = browser.getByRole('list', { name: 'Waiting for a decision' }).getByRole('listitem').first();
  await first.getByRole('link').click();
  await asking(name)(browser);
};

/** Every screen of the site administration, in each state that looks different. */
export const ADMINISTRATION_SCREENS: readonly Screen[] = [
  ['login', (browser) => open(browser, '/admin')],
  [
    'login, refused',
    async (browser) => {
      await open(browser, '/admin');
      await browser.getByLabel('Site password').fill(`not ${SITE_PASSWORD}`);
      await press('Unlock')(browser);
      await browser.getByText('Access Denied').waitFor();
    },
  ],
  ['invitation, spent link', (browser) => open(browser, '/admin/invitation?token=abc')],
  ['staff password, spent link', (browser) => open(browser, '/admin/set-password?token=abc')],
  ['queue', area('/admin')],
  ['queue, removal', area('/admin?kinds=review', askingInQueue(/^Remove/))],
  ['queue, a claim', area('/admin?kinds=claim')],
  ['queue, rejection', area('/admin?kinds=claim', askingInQueue(/^Reject/))],
  [
    'queue, shortcuts',
    area('/admin', async (browser) => {
      await browser.getByRole('list', { name: 'Waiting for a decision' }).waitFor();
      await browser.keyboard.press('?');
      await browser.getByRole('dialog').waitFor();
    }),
  ],
  ['figures', area('/admin/figures')],
  ['reviews', area('/admin/reviews')],
  ['reviews, none found', area('/admin/reviews?hold=yes&rating=1&q=zzyzx')],
  ['reviews, history', area('/admin/reviews', press(/^History/))],
  ['reviews, deletion', area('/admin/reviews', asking(/^Delete/))],
  ['reviews, removed reply', area('/admin/reviews?status=approved', asking(/^Remove reply/))],
  ['reports', area('/admin/reports')],
  ['removed', area('/admin/removed')],
  ['claims', area('/admin/claims')],
  ['claims, approval', area('/admin/claims?status=pending', asking(/^Approve/))],
  ['claims, rejection', area('/admin/claims?status=pending', asking(/^Reject/))],
  ['notices', area('/admin/notices')],
  ['club import', area('/admin/clubs/import')],
  ['staff', area('/admin/staff')],
  ['staff, invitation', area('/admin/staff', press('Invite someone'))],
  ['people', area('/admin/people')],
  [
    'a person',
    area('/admin/people', async (browser) => {
      await browser.getByLabel('Email address', { exact: true }).fill(CLAIMANT);
      await browser.getByLabel('Request reference', { exact: true }).fill('Request 1');
      await browser.keyboard.press('Enter');
      await browser.getByRole('heading', { name: /^What we hold about/ }).waitFor();
      await asking(/^Erase this person/)(browser);
    }),
  ],
  ['access record', area('/admin/access-record')],
  ['releases', area('/admin/releases')],
  ['settings', area('/admin/settings')],
  ['status', area('/admin/status')],
  ['account', area('/admin/account')],
  ['clubs', area('/admin/clubs')],
  ['new club', area('/admin/clubs/new')],
  ['a club', async (browser) => area(`/admin/clubs/${(await mostReviewedClub()).id}`)(browser)],
  [
    'a club, merging',
    async (browser) => area(`/admin/clubs/${(await mostReviewedClub()).id}`, asking(/^Merge/))(browser),
  ],
  [
    'a club, closing',
    async (browser) => area(`/admin/clubs/${(await mostReviewedClub()).id}`, asking(/^Close/))(browser),
  ],
  ['club changes', area('/admin/club-changes')],
  ['suggestions', area('/admin/suggestions')],
  ['photos', area('/admin/photos')],
  ['enquiries', area('/admin/enquiries')],
  ['no such club', area('/admin/clubs/999999')],
];
