import type { Page } from '@playwright/test';
import { keptCopyLine, untilControlled, untilKept } from '../support/offline-pages';
import { startShell } from '../support/shell-process';
import type { ShellProcess } from '../support/shell-process';
import { fillInReview, inboxDialog, keepDraft, reviewDialog, submitReview } from '../support/review-dialog';
import { toast } from '../support/screen';
import { fromApi } from '../support/site-data';
import type { ListedClub } from '../support/site-data';
import { expect, open, test } from '../support/test';
import { startUnsteadyServer } from '../support/unsteady-server';
import type { UnsteadyServer } from '../support/unsteady-server';

test.describe('an offline review', () => {
  test.describe.configure({ mode: 'default' });
  const WRITTEN = {
    ageGroup: 'U9s',
    email: 'parent.offline@example.org',
    stars: [5, 4, 3, 5, 4],
    text: 'Patient coaches who know every child by name, and a pitch that drains well after rain.',
  };
  let shell: ShellProcess;
  let server: UnsteadyServer;
  let club: ListedClub;

  test.beforeAll(async () => {
    shell = await startShell({ env: { OFFLINE_PAGES: 'on' } });
    server = await startUnsteadyServer(shell.url);
    [club] = (await fromApi<ListedClub[]>('/clubs')) as [ListedClub];
  });
  test.afterAll(async () => {
    await server?.stop();
    await shell?.stop();
  });

  const address = () => `${server.url}/clubs/${club.slug}`;
  const unsent = () => `Your review of ${club.name} hasn’t been sent yet`;
  const stored = (page: Page) => page.evaluate(() => localStorage.getItem('review-drafts') ?? '');
  const sent = () => server.asked.filter((request) => request === 'POST /api/reviews');

  /** Opens the club's page with a review that's ready to be sent. */
  async function write(page: Page) {
    await open(page, address());
    await untilControlled(page);
    await untilKept(page, new URL(address()).pathname);
    await page.getByRole('main').getByRole('link', { name: 'Write a Review' }).first().click();
    await fillInReview(page, WRITTEN);
    server.asked.splice(0);
  }

  test('stays if its author keeps it when the connection drops, and the page is reloaded', async ({
    page,
    context,
    consoleMessages,
  }) => {
    await write(page);
    await context.setOffline(true);
    await reviewDialog(page).getByLabel('Your review').fill(`${WRITTEN.text} More.`);
    await keepDraft(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: club.name })).toBeVisible();
    await expect(keptCopyLine(page)).toBeVisible();
    await context.setOffline(false);
    await page.goto(`${address()}?write-review=${club.slug}`);
    await expect(reviewDialog(page).getByLabel('Your review')).toHaveValue(`${WRITTEN.text} More.`);
    consoleMessages.length = 0;
  });

  test('can be kept without the email address if it can’t be sent, and is offered once the connection is back', async ({
    page,
    context,
    consoleMessages,
  }) => {
    await write(page);
    await context.setOffline(true);
    await submitReview(page).click();
    await expect(reviewDialog(page).getByRole('alert')).toContainText('There’s no connection.');
    await expect(reviewDialog(page).getByText(unsent())).toBeVisible();
    expect(await stored(page)).toBe('');
    await keepDraft(page);
    await expect.poll(() => stored(page)).toContain(WRITTEN.text);
    expect(await stored(page)).not.toContain(WRITTEN.email);

    await context.setOffline(false);
    await toast(page, unsent()).getByRole('link', { name: 'Send it now' }).click();
    await expect(reviewDialog(page).getByText(unsent())).toBeVisible();
    await expect(reviewDialog(page).getByLabel('Your review')).toHaveValue(WRITTEN.text);
    // Nothing is sent until the visitor clicks.
    expect(sent()).toEqual([]);
    const visit = await context.newPage();
    await open(visit, `${server.url}/faq`);
    await expect(toast(visit, unsent())).toBeVisible();
    await visit.close();
    await reviewDialog(page).getByLabel('Your email address').fill(WRITTEN.email);
    await reviewDialog(page).getByRole('button', { name: 'Send it now' }).click();
    await expect(inboxDialog(page)).toBeVisible();
    expect(sent()).toHaveLength(1);
    await expect.poll(() => stored(page)).toBe('');
    consoleMessages.length = 0;
  });
});
