/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFolderStore } from '@club-reviews/releases/folder-store';
import { loadWithStyles } from '../../src/server-render/release-styles';
import type { ReleaseRecord } from '../registry/release-record';
import { createRemoteCodeLoader } from './remote-code';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'remote-code-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const PAGES = 'exports.describePage = () => null;';

function writeRelease(version: string, entry: string): ReleaseRecord {
  const server = join(folder, 'releases/mfe_public', version, 'server');
  mkdirSync(server, { recursive: true });
  const files = { 'entry.cjs': entry, 'pages.cjs': PAGES };
  const digests: Record<string, string> = {};
  for (const [file, source] of Object.entries(files)) {
    writeFileSync(join(server, file), source);
    digests[file] = `sha384-${createHash('sha384').update(source).digest('base64')}`;
  }
  return {
    contract: 1,
    name: 'mfe_public',
    version,
    routes: ['/'],
    entry: 'remoteEntry.js',
    chunks: {},
    client: {},
    server: digests,
    shared: {},
  };
}

const getLoader = (sharedModules: Record<string, unknown> = {}) =>
  createRemoteCodeLoader(openFolderStore(folder, { isReadOnly: true }), { sharedModules, loadWithStyles });

describe('remote code', () => {
  it('gives remotes the same module instances the shell renders with', async () => {
    const react = { marker: 'the shell’s React' };
    const release = writeRelease('1.0.0', 'exports.version = require("react").marker;');
    const code = await getLoader({ react }).load(release);
    expect(code!.module.version).toBe(react.marker);
  });

  it('does not run code altered after its release', async () => {
    const release = writeRelease('1.0.0', 'exports.version = "1.0.0";');
    writeFileSync(join(folder, 'releases/mfe_public/1.0.0/server/entry.cjs'), 'globalThis.stolen = true;');
    await expect(getLoader().load(release)).rejects.toThrow('does not match its digest');
    expect(globalThis).not.toHaveProperty('stolen');
  });

  it('provides nothing but shared modules', async () => {
    const release = writeRelease('1.0.0', 'exports.version = require("node:fs");');
    await expect(getLoader().load(release)).rejects.toThrow('node:fs is not a module the shell shares');
  });

  it('runs each release once, and retries a failed one', async () => {
    const loader = getLoader();
    const good = writeRelease('1.0.0', 'exports.version = String(Math.random());');
    expect((await loader.load(good))!.module.version).toBe((await loader.load(good))!.module.version);

    const bad = writeRelease('1.1.0', 'throw new Error("broken");');
    await expect(loader.load(bad)).rejects.toThrow('broken');
    await expect(loader.load(writeRelease('1.1.0', 'exports.version = "repaired";'))).resolves.toMatchObject({
      module: { version: 'repaired' },
    });
  });

  it('has nothing to load for a remote rendered in the browser only', async () => {
    const release = { ...writeRelease('1.0.0', ''), server: {} };
    expect(await getLoader().load(release)).toBeNull();
  });
});
