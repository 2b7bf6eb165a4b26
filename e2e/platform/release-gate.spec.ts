import { readFileSync, rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { change } from '@club-reviews/releases/change';
import { release } from '@club-reviews/releases/changes';
import { openFolderStore } from '@club-reviews/releases/folder-store';
import { publish } from '@club-reviews/releases/publish';
import { checkInBrowser } from '../../releases/cli/gate/check-in-browser.mjs';
import { readContext } from '../../releases/cli/gate/context.mjs';
import { readingFolder, weighing } from '../../releases/cli/gate/file-sizes.mjs';
import { ROOT } from '../../tools/setup/npm.mjs';
import { changedRelease } from '../support/changed-release';
import { FAULTY_CONTAINERS, replaceContainer } from '../support/faulty-container';
import { answerTest, expect } from '../support/test';

type Store = ReturnType<typeof openFolderStore>;

/** Code that the policy forbids, and that a release would get away with elsewhere. */
const FORBIDDEN = 'try { new Function("return 1")(); } catch { document.title = "forbidden"; }';

/** A rule for links that affects more than the remote itself. */
const REACHING_OUT =
  'const sheet = new CSSStyleSheet(); sheet.replaceSync("a { font-family: serif !important; }");' +
  'document.adoptedStyleSheets.push(sheet);';

/** The gate's findings about a release in a folder. */
async function getSaid(folder: string, project: string, store: Store) {
  const record = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as object;
  const kilobytesOf = weighing(readingFolder(folder));
  const candidate = { folder, project: join(ROOT, project), record, kilobytesOf };
  const context = await readContext({ store });
  return checkInBrowser(candidate, { ...context, store, apiUrl: process.env.API_URL });
}

const siteStore = () => openFolderStore(process.env.STORE_FOLDER!, { isReadOnly: true });

answerTest(
  'the gate sees that a candidate breaks the policy or touches the header, and nothing else',
  async () => {
    const made = changedRelease('mfe-club-admin', '9.9.9-gate', (code) =>
      code.replace(/^/, `{${FORBIDDEN}${REACHING_OUT}}`),
    );
    try {
      const problems = await getSaid(made.folder, 'mfe-club-admin', siteStore());
      const said = problems.map(({ what }) => what);
      const isExpected = (what: string) =>
        /Content[- ]Security[- ]Policy/.test(what) || what.startsWith('It touches what’s around it');
      // The pages themselves, the other remotes and the fallback are as they should be.
      expect(problems.filter(({ what }) => !isExpected(what))).toEqual([]);
      expect(said).toContainEqual(
        expect.stringMatching(/^It breaks the Content-Security-Policy: script-src/),
      );
      expect(problems).toContainEqual({
        what: expect.stringMatching(
          /^It touches what’s around it: the header's <a>.* has the font-family serif instead of /,
        ),
        where: '/club-admin',
        fix: 'Leave header and footer to the shell: style and change nothing outside of the page.',
      });
    } finally {
      made.remove();
    }
  },
);

for (const fault of ['throwing at start', 'crashing while rendering'] as const) {
  answerTest(`the gate refuses a candidate that is ${fault}`, async () => {
    const made = changedRelease('mfe-club-admin', '9.9.9-broken', (code) => code);
    replaceContainer(made.folder, FAULTY_CONTAINERS[fault]('mfe_club_admin'));
    try {
      const problems = await getSaid(made.folder, 'mfe-club-admin', siteStore());
      expect(problems).toContainEqual({
        what: expect.stringMatching(/^It ends on another release: \/mfe\/mfe_club_admin\//),
        where: '/club-admin',
        fix: 'Find out why this one didn’t load.',
      });
    } finally {
      made.remove();
    }
  });
}

answerTest('the gate opens the built shell with every live and previous remote', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'club-reviews-gate-store-'));
  const store = openFolderStore(folder);
  const VERSIONS = ['0.9.0-previous', '1.0.0-live'];
  const releases = VERSIONS.map((version) =>
    changedRelease('mfe-club-admin', version, (code) => `console.error('${version}');${code}`),
  );
  try {
    for (const { folder: built } of releases) {
      const { name, version } = await publish(store, built);
      await change(store, 'e2e', release(name, version));
    }
    const problems = await getSaid(join(ROOT, 'shell/dist/release'), 'shell', store);
    // Each of a release's files says so.
    expect(new Set(problems.map(({ what, where }) => `${where}: ${what}`))).toEqual(
      new Set(
        VERSIONS.map((version) => `/club-admin of mfe_club_admin ${version}: The console says: ${version}`),
      ),
    );
  } finally {
    for (const made of releases) made.remove();
    rmSync(folder, { recursive: true });
  }
});
