import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtRelease } from '../test/built-release.ts';
import { change } from './change.ts';
import { canary, kill } from './changes.ts';
import { openFolderStore } from './folder-store.ts';
import { history } from './history.ts';
import { findPrunable, prune } from './prune.ts';
import { publish, publishAndRelease } from './publish.ts';
import type { ReleaseStore } from './release-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let folder: string;
let store: ReleaseStore;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  store = openFolderStore(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const release = (version: string, name = 'mfe_public') =>
  publishAndRelease(store, 'Ada', builtRelease(folder, name, version));

async function told() {
  const lines = [];
  for await (const { revision, change } of history(store))
    lines.push(change ? `${revision} ${change.by} ${change.action} ${change.to}` : `${revision}`);
  return lines;
}

describe('the history', () => {
  it('tells who did what, newest first', async () => {
    await release('1.0.0');
    await release('1.1.0');
    await change(store, 'Grace', kill('mfe_public', 'leaks'));
    expect(await told()).toEqual(['3 Grace kill null', '2 Ada release 1.1.0', '1 Ada release 1.0.0']);
  });

  it('leaves out revisions that a killed process never put into effect', async () => {
    await release('1.0.0');
    writeFileSync(join(folder, 'registry/2.json'), '{"schema":1,"revision":2,"remotes":{}}');
    await release('1.1.0');
    expect(await told()).toEqual(['3 Ada release 1.1.0', '1 Ada release 1.0.0']);
  });

  it('goes back through revisions of earlier versions, to the first that was removed', async () => {
    const remotes = { mfe_public: { active: '1.0.0', fallback: null } };
    for (const revision of [6, 7])
      writeFileSync(
        join(folder, `registry/${revision}.json`),
        JSON.stringify({ schema: 1, revision, remotes }),
      );
    writeFileSync(join(folder, 'registry/current'), '7\n');
    await release('1.1.0');
    expect(await told()).toEqual(['8 Ada release 1.1.0', '7', '6']);
  });

  it('is empty for a new store', async () => expect(await told()).toEqual([]));
});

describe('pruning', () => {
  /** So many days later, with everything else unchanged. */
  const later = (days: number) => Date.now() + days * DAY_MS;
  const versions = (found: { version: string }[]) => found.map(({ version }) => version);

  it('keeps what the last revisions refer to, including canaries and fallbacks', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) await release(version);
    await publish(store, builtRelease(folder, 'mfe_public', '1.4.0'));
    await change(store, 'Ada', canary('mfe_public', '1.4.0', 50));
    await publish(store, builtRelease(folder, 'mfe_public', '2.0.0'));
    const found = await findPrunable(store, { revisions: 1, days: 30 }, later(31));
    expect(versions(found)).toEqual(['1.0.0', '1.1.0', '2.0.0']);
    expect(versions(await findPrunable(store, { revisions: 3, days: 30 }, later(31)))).toEqual([
      '1.0.0',
      '2.0.0',
    ]);
  });

  it('keeps what was live or published within that many days', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await release(version);
    expect(await findPrunable(store, { revisions: 1, days: 30 }, later(29))).toEqual([]);
    expect(versions(await findPrunable(store, { revisions: 1, days: 0 }, later(1)))).toEqual(['1.0.0']);
  });

  it('finds what a killed process left behind, once it is a day old', async () => {
    await release('1.0.0');
    builtRelease(join(folder, 'releases/mfe_public'), '.1.1.0.abc', 'half');
    const left = readdirSync(join(folder, 'releases/mfe_public')).find((name) => name !== '1.0.0')!;
    rmSync(join(folder, 'releases/mfe_public', left, 'release.json'));
    expect(await findPrunable(store, { revisions: 1, days: 0 })).toEqual([]);
    utimesSync(join(folder, 'releases/mfe_public', left, 'client/entry.js'), 0, 0);
    const found = await findPrunable(store, { revisions: 1, days: 30 });
    expect(found).toEqual([{ name: 'mfe_public', version: left, bytes: 4, isWhole: false }]);
    await prune(store, 'Ada', found);
    expect(readdirSync(join(folder, 'releases/mfe_public'))).toEqual(['1.0.0']);
  });

  it('removes releases, records it, and keeps what has gone live meanwhile', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) await release(version);
    const found = await findPrunable(store, { revisions: 1, days: 0 }, later(1));
    expect(versions(found)).toEqual(['1.0.0', '1.1.0']);
    await release('1.1.0');
    expect(versions(await prune(store, 'Grace', found))).toEqual(['1.0.0']);
    expect(readdirSync(join(folder, 'releases/mfe_public')).sort()).toEqual(['1.1.0', '1.2.0', '1.3.0']);
    for await (const { change } of history(store)) {
      expect(change).toEqual({ by: 'Grace', action: 'prune', reason: '2 releases removed' });
      break;
    }
  });
});
