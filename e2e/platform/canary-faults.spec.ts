import { appendFileSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { FAULTY_CONTAINERS, replaceContainer } from '../support/faulty-container';
import { renderedPage } from '../support/first-answer';
import { expect, test, untilInteractive } from '../support/test';
import { NEW_WORDS, OLD_WORDS, TRIAL_VERSION, removeFile, startTrialSite } from '../support/trial-site';
import type { TrialSite } from '../support/trial-site';

/** One way in which a release on trial can fail. */
interface Fault {
  /** Changes the built release. */
  build?: (folder: string) => void;
  /** Changes what is in the store. */
  store?: (site: TrialSite) => void;
  /** Changes what arrives. */
  network?: (page: Page) => Promise<unknown>;
}

const entryIn = (folder: string) =>
  join(
    folder,
    'client',
    readdirSync(join(folder, 'client')).find((name) => /^remoteEntry\.\w+\.js$/.test(name))!,
  );

const FAULTS: Record<string, Fault> = {
  'is missing': { store: ({ trialFolder }) => removeFile(entryIn(trialFolder)) },
  'is altered': {
    store: ({ trialFolder }) => {
      const entry = entryIn(trialFolder);
      const code = readFileSync(entry, 'utf8');
      removeFile(entry);
      writeFileSync(entry, `document.title = 'altered code ran';${code}`);
    },
  },
  hangs: {
    network: (page) => page.route(new RegExp(`${TRIAL_VERSION}/client/remoteEntry`), () => undefined),
  },
  'throws at load': { build: (folder) => replaceContainer(folder, FAULTY_CONTAINERS['throwing at start']()) },
  'throws at render': {
    build: (folder) => replaceContainer(folder, FAULTY_CONTAINERS['crashing while rendering']('mfe_public')),
  },
};

/** The visitor has the previous version, and the rest of the site works as usual. */
async function expectOldVersion(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: OLD_WORDS })).toBeVisible();
  await expect(page.getByText(/^Showing 20 of 20 clubs/)).toBeVisible();
  await expect(page).not.toHaveTitle('altered code ran');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Club Login' }).click();
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Browse Clubs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: OLD_WORDS })).toBeVisible();
}

for (const [name, { build, store, network }] of Object.entries(FAULTS)) {
  test(`a canary whose entry ${name} ends on the version before`, async ({ page, consoleMessages }) => {
    const site = await startTrialSite(build);
    try {
      store?.(site);
      await network?.(page);
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
}

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
