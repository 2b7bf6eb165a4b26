import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtRelease } from '../test/built-release.ts';
import { change } from './change.ts';
import { rollBack } from './changes.ts';
import { openFolderStore } from './folder-store.ts';
import { publish, publishAndRelease } from './publish.ts';
import { currentRevision } from './release-store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const build = (version: string, content = version, name = 'mfe_public') =>
  builtRelease(folder, name, version, content);

const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const remotes = async () => (await currentRevision(openFolderStore(folder))).remotes;

describe('a store in a folder', () => {
  it('never changes an existing release', async () => {
    const store = openFolderStore(folder);
    await publish(store, build('1.0.0', 'first'));
    await publish(store, build('1.0.0', 'second'));
    expect(read('releases/mfe_public/1.0.0/client/entry.js')).toBe('first');
  });

  it('leaves no half-copied release behind', async () => {
    const store = openFolderStore(folder);
    await Promise.all([publish(store, build('1.0.0')), publish(store, build('1.0.0'))]);
    expect(readdirSync(join(folder, 'releases/mfe_public'))).toEqual(['1.0.0']);
  });

  it('lists its files while releases are added and removed', async () => {
    const store = openFolderStore(folder);
    const built = build('1.0.0');
    const paths = new Set<string>();
    let isBusy = true;
    const comeAndGo = async () => {
      for (let turn = 0; turn < 50; turn += 1) {
        await store.addRelease('mfe_public', '1.0.0', built);
        await store.removeRelease('mfe_public', '1.0.0');
      }
    };
    const list = async () => {
      while (isBusy) for await (const { path } of store.listFiles('releases/')) paths.add(path);
    };
    await Promise.all([comeAndGo().finally(() => (isBusy = false)), list(), list()]);
    expect(paths.size).toBeGreaterThan(0);
  });

  it('keeps the previous release as the fallback, and goes back to it', async () => {
    const store = openFolderStore(folder);
    for (const version of ['1.0.0', '1.1.0']) await publishAndRelease(store, 'Ada', build(version));
    expect((await remotes()).mfe_public).toEqual({ active: '1.1.0', fallback: '1.0.0' });
    await change(store, 'Ada', rollBack('mfe_public'));
    expect((await remotes()).mfe_public).toEqual({ active: '1.0.0', fallback: null });
    await expect(change(store, 'Ada', rollBack('mfe_public'))).rejects.toThrow(/no earlier release/);
  });

  it('names the fallback, and says who did what', async () => {
    const store = openFolderStore(folder);
    for (const version of ['1.0.0', '1.1.0']) await publishAndRelease(store, 'Ada', build(version));
    expect(JSON.parse(read('registry/2.json'))).toMatchObject({
      remotes: { mfe_public: { active: '1.1.0', fallback: '1.0.0' } },
      change: { by: 'Ada', action: 'release', remote: 'mfe_public', from: '1.0.0', to: '1.1.0' },
    });
  });

  it('adds no revision when the version is already active', async () => {
    const store = openFolderStore(folder);
    expect((await publishAndRelease(store, 'Ada', build('1.0.0'))).isNew).toBe(true);
    expect((await publishAndRelease(store, 'Ada', build('1.0.0'))).isNew).toBe(false);
    expect((await currentRevision(store)).revision).toBe(1);
  });

  it('rejects a folder without a release', async () => {
    const built = build('1.0.0', 'x', '../elsewhere');
    await expect(publish(openFolderStore(folder), built)).rejects.toThrow(
      /doesn’t name a remote and version/,
    );
  });
});
