import { openFolderStore } from '@club-reviews/releases/folder-store';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkInBrowser } from '../../tools/release/gate/check-in-browser.mjs';
import { readContext } from '../../tools/release/gate/context.mjs';
import { readingFolder, weighing } from '../../tools/release/gate/file-sizes.mjs';
import { ROOT } from '../../tools/setup/npm.mjs';
import { changedRelease } from '../support/changed-release';
import { answerTest, expect } from '../support/test';

/** Code that the policy forbids, and that a release would get away with elsewhere. */
const FORBIDDEN = 'try { new Function("return 1")(); } catch { document.title = "forbidden"; }';

answerTest('the gate opens a candidate among the live releases, and refuses what it sees', async () => {
  answerTest.setTimeout(240_000);
  const release = changedRelease('mfe-club-admin', '9.9.9-gate', (code) => `${FORBIDDEN}${code}`);
  const store = openFolderStore(process.env.STORE_FOLDER!, { isReadOnly: true });
  try {
    const record = JSON.parse(readFileSync(join(release.folder, 'release.json'), 'utf8'));
    const { folder } = release;
    const kilobytesOf = weighing(readingFolder(folder));
    const candidate = { folder, project: join(ROOT, 'mfe-club-admin'), record, kilobytesOf };
    const context = await readContext({ store });
    const problems = await checkInBrowser(candidate, { ...context, store, apiUrl: process.env.API_URL });
    // Nothing but the policy: the pages themselves, the other remotes and the fallback are as they should be.
    const said = [...new Set(problems.map(({ what }) => what))];
    expect(
      problems.filter(({ what }) => !/Content Security Policy|Content-Security-Policy/.test(what)),
    ).toEqual([]);
    expect(said).toContainEqual(expect.stringMatching(/^It breaks the Content-Security-Policy: script-src/));
    expect(problems.map(({ where }) => where)).toContain('/club-admin');
  } finally {
    release.remove();
  }
});
