/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFolderStore } from '@club-reviews/releases/folder-store';
import { createRegistryReader } from './registry-reader';

let folder: string;
const errors: string[] = [];
const logger = { error: (_details: object, message: string) => void errors.push(message) };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'registry-'));
  mkdirSync(join(folder, 'registry'));
  errors.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

function writeRelease(version: string, changes: object = {}) {
  const release = join(folder, 'releases', 'mfe_public', version);
  mkdirSync(release, { recursive: true });
  const record = {
    contract: 1,
    name: 'mfe_public',
    version,
    routes: ['/'],
    entry: 'remoteEntry.js',
    chunks: {},
    client: { 'remoteEntry.js': 'sha384-x' },
    server: {},
    shared: {},
    ...changes,
  };
  writeFileSync(join(release, 'release.json'), JSON.stringify(record));
}

function writeRevision(revision: number, active: string, fallback: string | null = null) {
  const content = { schema: 1, revision, remotes: { mfe_public: { active, fallback } } };
  writeFileSync(join(folder, 'registry', `${revision}.json`), JSON.stringify(content));
  writeFileSync(join(folder, 'registry', 'current'), `${revision}\n`);
}

const getReader = () => createRegistryReader(openFolderStore(folder, { isReadOnly: true }), logger);

const getVersions = async (reader: ReturnType<typeof createRegistryReader>) =>
  (await reader.current()).stable.registry.remotes.flatMap(({ releases }) =>
    releases.map(({ version }) => version),
  );

describe('registry reader', () => {
  it('returns the active release first, then the fallback', async () => {
    writeRelease('1.0.0-a');
    writeRelease('1.1.0-b');
    writeRevision(1, '1.1.0-b', '1.0.0-a');
    expect(await getVersions(getReader())).toEqual(['1.1.0-b', '1.0.0-a']);
  });

  it('sees a promotion without a restart', async () => {
    writeRelease('1.0.0-a');
    writeRelease('1.1.0-b');
    writeRevision(1, '1.0.0-a');
    const reader = getReader();
    expect(await getVersions(reader)).toEqual(['1.0.0-a']);
    writeRevision(2, '1.1.0-b');
    expect(await getVersions(reader)).toEqual(['1.1.0-b']);
  });

  it('keeps the last valid revision when the new one is broken', async () => {
    writeRelease('1.0.0-a');
    writeRevision(1, '1.0.0-a');
    const reader = getReader();
    await reader.current();
    writeFileSync(join(folder, 'registry', '2.json'), '{');
    writeFileSync(join(folder, 'registry', 'current'), '2');
    expect(await getVersions(reader)).toEqual(['1.0.0-a']);
    expect(errors).toHaveLength(1);
  });

  it('skips a release with another contract version and uses the fallback', async () => {
    writeRelease('1.0.0-a');
    writeRelease('2.0.0-b', { contract: 2 });
    writeRevision(1, '2.0.0-b', '1.0.0-a');
    expect(await getVersions(getReader())).toEqual(['1.0.0-a']);
    expect(errors).toEqual(['could not read a release record']);
  });

  it('does not follow a version that leads outside the store', async () => {
    writeRevision(1, '../../etc');
    expect(await getVersions(getReader())).toEqual([]);
  });
});
