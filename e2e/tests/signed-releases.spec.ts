import { generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { change } from '@club-reviews/releases/change';
import { abort, canary, release } from '@club-reviews/releases/changes';
import { openFolderStore } from '@club-reviews/releases/folder-store';
import { publish } from '@club-reviews/releases/publish';
import { currentRevision, releasePath } from '@club-reviews/releases/release-store';
import type { ReleaseStore } from '@club-reviews/releases/release-store';
import { SIGNATURE_FILE, signRecord } from '@club-reviews/releases/signature';
import { changedRelease } from '../support/changed-release';
import { copyStore, startShell } from '../support/shell-process';
import { answerTest, expect } from '../support/test';

const OLD_WORDS = 'Browse All Clubs';
const NEW_WORDS = 'Every Single Club';

const publicTeam = generateKeyPairSync('ed25519');
const clubTeam = generateKeyPairSync('ed25519');
const textOf = (key: KeyObject) => key.export({ type: 'spki', format: 'der' }).toString('base64');

/** Signs what is live, as a team does before its shell asks for it. */
async function signLive(store: ReleaseStore, name: string, key: KeyObject) {
  const { active } = (await currentRevision(store)).remotes[name]!;
  const record = await store.readFile(releasePath(name, active, 'release.json'));
  await store.writeOnce(releasePath(name, active, SIGNATURE_FILE), Buffer.from(signRecord(record, key)));
}

answerTest('a shell with keys takes what its team has signed, and nothing else', async () => {
  const shell = await startShell({
    async fillStore(folder) {
      copyStore(folder);
      await signLive(openFolderStore(folder), 'mfe_public', publicTeam.privateKey);
    },
    env: {
      RELEASE_KEYS: JSON.stringify({
        mfe_public: [textOf(publicTeam.publicKey)],
        mfe_club_admin: [textOf(clubTeam.publicKey)],
      }),
    },
  });
  const store = openFolderStore(shell.storeFolder);
  const directory = async () => (await fetch(`${shell.url}/browse-clubs`)).text();
  const keys = { unsigned: null, foreign: clubTeam.privateKey, signed: publicTeam.privateKey };
  try {
    expect(await directory()).toContain(OLD_WORDS);
    for (const [name, key] of Object.entries(keys)) {
      const version = `9.9.9-${name}`;
      const built = changedRelease('mfe-public', version, (code) => code.replaceAll(OLD_WORDS, NEW_WORDS));
      await publish(store, built.folder, key);
      built.remove();
      const words = name === 'signed' ? NEW_WORDS : OLD_WORDS;
      if (name === 'foreign') await change(store, 'e2e', canary('mfe_public', version, 1000));
      else await change(store, 'e2e', release('mfe_public', version));
      expect(await directory(), name).toContain(words);
      if (name === 'foreign') await change(store, 'e2e', abort('mfe_public'));
    }
  } finally {
    await shell.stop();
  }
});
