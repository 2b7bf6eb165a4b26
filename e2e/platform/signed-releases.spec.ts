import { generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { Page } from '@playwright/test';
import { change } from '@club-reviews/releases/change';
import { abort, canary, release, rollBack } from '@club-reviews/releases/changes';
import { openFolderStore } from '@club-reviews/releases/folder-store';
import { publish } from '@club-reviews/releases/publish';
import { currentRevision, releasePath } from '@club-reviews/releases/release-store';
import type { ReleaseStore } from '@club-reviews/releases/release-store';
import { SIGNATURE_FILE, signRecord } from '@club-reviews/releases/signature';
import { changedRelease } from '../support/changed-release';
import { renderedPage } from '../support/first-response';
import { copyStore, startShell } from '../support/shell-process';
import { expect, open, test } from '../support/test';

const OLD_WORDS = 'Browse All Clubs';
const NEW_WORDS = 'Every Single Club';

const publicTeam = generateKeyPairSync('ed25519');
const clubTeam = generateKeyPairSync('ed25519');
const toText = (key: KeyObject) => key.export({ type: 'spki', format: 'der' }).toString('base64');

/** Signs what's live, as a team does before its shell requires it. */
async function signLive(store: ReleaseStore, name: string, key: KeyObject) {
  const { active } = (await currentRevision(store)).remotes[name]!;
  const record = await store.readFile(releasePath(name, active, 'release.json'));
  await store.writeOnce(releasePath(name, active, SIGNATURE_FILE), Buffer.from(signRecord(record, key)));
}

/** Two teams' keys, and a store in which what's live was signed by its own team. */
const RELEASE_KEYS = JSON.stringify({
  mfe_public: [toText(publicTeam.publicKey)],
  mfe_club_admin: [toText(clubTeam.publicKey)],
});

const startSignedSite = () =>
  startShell({
    async fillStore(folder) {
      copyStore(folder);
      await signLive(openFolderStore(folder), 'mfe_public', publicTeam.privateKey);
      await signLive(openFolderStore(folder), 'mfe_club_admin', clubTeam.privateKey);
    },
    env: { RELEASE_KEYS },
  });

const withNewWords = (version: string) =>
  changedRelease('mfe-public', version, (code) => code.replaceAll(OLD_WORDS, NEW_WORDS));

/** Opens the directory: it has the words, and still has them once the browser has loaded the release itself. */
async function expectWords(page: Page, url: string, words: string) {
  const answer = await renderedPage(page.request, `${url}/browse-clubs`);
  expect(await answer.text()).toContain(words);
  await open(page, `${url}/browse-clubs`);
  await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
  await expect(page.getByText(/^Showing 20 of 20 clubs/)).toBeVisible();
}

test('a shell with keys accepts what its team has signed, and nothing else', async ({ page }) => {
  const shell = await startSignedSite();
  const store = openFolderStore(shell.storeFolder);
  const keys = { unsigned: null, foreign: clubTeam.privateKey, signed: publicTeam.privateKey };
  try {
    await expectWords(page, shell.url, OLD_WORDS);
    // The teams' other releases keep working.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Club Login' }).click();
    await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();

    for (const [name, key] of Object.entries(keys)) {
      const version = `9.9.9-${name}`;
      const built = withNewWords(version);
      await publish(store, built.folder, key);
      built.remove();
      // Somebody who writes to the store without the command line isn't asked for a signature.
      const isSigned = name === 'signed';
      await change(store, 'e2e', canary('mfe_public', version, 1000));
      await expectWords(page, shell.url, isSigned ? NEW_WORDS : OLD_WORDS);
      await change(store, 'e2e', abort('mfe_public'));
      await change(store, 'e2e', release('mfe_public', version));
      await expectWords(page, shell.url, isSigned ? NEW_WORDS : OLD_WORDS);
      if (!isSigned) await change(store, 'e2e', rollBack('mfe_public'));
    }
  } finally {
    await page.close();
    await shell.stop();
  }
});
