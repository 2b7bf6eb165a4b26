import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { FAULTY_CONTAINERS, replaceContainer } from '../support/faulty-container';
import { renderedPage } from '../support/first-response';
import { expect, test, untilInteractive } from '../support/test';
import { NEW_WORDS, OLD_WORDS, TRIAL_VERSION, startTrialSite } from '../support/trial-site';

/** The visitor has the previous version, and the rest of the site works as usual. */
async function expectOldVersion(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: OLD_WORDS })).toBeVisible();
  await expect(page.getByText(/^Showing 20 of 20 clubs/)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Club Login' }).click();
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Browse Clubs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: OLD_WORDS })).toBeVisible();
}

test('a canary that throws at render ends on the version before', async ({ page, consoleMessages }) => {
  const site = await startTrialSite((folder) =>
    replaceContainer(folder, FAULTY_CONTAINERS['crashing while rendering']('mfe_public')),
  );
  try {
    await site.tryWith(1000);
    const answer = await renderedPage(page.request, `${site.url}/browse-clubs`);
    expect(await answer.text()).toContain(NEW_WORDS);
    await page.goto(`${site.url}/browse-clubs`, { waitUntil: 'domcontentloaded' });
    await expectOldVersion(page);
  } finally {
    await page.close();
    consoleMessages.length = 0;
    await site.stop();
  }
});

test('a canary whose server code throws is rendered in the previous version, completely', async ({
  page,
}) => {
  const site = await startTrialSite((folder) => {
    const entry = join(folder, 'server/entry.cjs');
    appendFileSync(entry, ';throw new Error("broken on the server");');
    const recordFile = join(folder, 'release.json');
    const record = JSON.parse(readFileSync(recordFile, 'utf8'));
    record.server['entry.cjs'] =
      `sha384-${createHash('sha384').update(readFileSync(entry)).digest('base64')}`;
    writeFileSync(recordFile, JSON.stringify(record));
  });
  try {
    await site.tryWith(1000);
    const answer = await page.goto(`${site.url}/browse-clubs`);
    const html = await answer!.text();
    expect(html).toContain(OLD_WORDS);
    expect(html).not.toContain(`/${TRIAL_VERSION}/`);
    // A link followed earlier would open another page, which has nothing of the remote and so offers the canary's
    // browser code.
    await untilInteractive(page);
    await expectOldVersion(page);
  } finally {
    await page.close();
    await site.stop();
  }
});
