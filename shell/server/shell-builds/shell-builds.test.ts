/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { LoadError } from '@club-reviews/domain/release-telemetry';
import { openFolderStore } from '@club-reviews/releases/folder-store';
import type { ShellRecord } from '../registry/shell-record';
import { integrityOf } from './shell-build';
import type { ShellBuild } from './shell-build';
import { createShellBuilds } from './shell-builds';

let folder: string;
const errors: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shell-builds-'));
  errors.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

const OWN = {
  scripts: [],
  fonts: [],
  render: { preloadShellPages: async () => {} },
} as unknown as ShellBuild;

const RENDER = (version: string) =>
  `exports.version = '${version}'; exports.preloadShellPages = async () => {}; exports.node = require('node:util');`;

const fileOf = (version: string, file: string) => join(folder, 'releases/shell', version, file);

function write(path: string, content: string) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return integrityOf(Buffer.from(content));
}

function writeRelease(version: string, render = RENDER(version)): ShellRecord {
  const script = `main.${version}.js`;
  return {
    contract: 1,
    serverContract: 1,
    name: 'shell',
    version,
    scripts: [script],
    fonts: ['fonts/a.12345678.woff2'],
    client: {
      [script]: write(fileOf(version, `client/${script}`), `run('${version}')`),
      'fonts/a.12345678.woff2': write(fileOf(version, 'client/fonts/a.12345678.woff2'), 'font'),
    },
    server: { 'render.cjs': write(fileOf(version, 'server/render.cjs'), render) },
  };
}

const buildsOf = () =>
  createShellBuilds({
    own: OWN,
    store: openFolderStore(folder, { isReadOnly: true }),
    logger: { error: (_details, message) => void errors.push(message) },
  });

describe('builds of the shell', () => {
  it('come from the release, with the digests of its scripts', async () => {
    const record = writeRelease('2');
    const { build, inUse } = await buildsOf().pick([record]);
    expect(inUse).toEqual({ version: '2' });
    expect(build.render).toMatchObject({ version: '2' });
    expect(build.scripts).toEqual([{ url: '/assets/main.2.js', integrity: record.client['main.2.js'] }]);
    expect(build.fonts).toEqual(['/assets/fonts/a.12345678.woff2']);
  });

  it('are loaded only once', async () => {
    const record = writeRelease('2');
    const builds = buildsOf();
    const [first, second] = await Promise.all([builds.pick([record]), builds.pick([record])]);
    expect(first.build).toBe(second.build);
  });

  it('are the server’s own while nothing has been released', async () => {
    const { build, inUse } = await buildsOf().pick([]);
    expect(build).toBe(OWN);
    expect(inUse).toBeUndefined();
  });

  it.each([
    [
      'a missing file',
      'http',
      ({ version }: ShellRecord) => rmSync(fileOf(version, `client/main.${version}.js`)),
    ],
    [
      'an altered script',
      'integrity',
      ({ version }) => void write(fileOf(version, `client/main.${version}.js`), 'steal()'),
    ],
    [
      'an altered font',
      'integrity',
      ({ version }) => void write(fileOf(version, 'client/fonts/a.12345678.woff2'), 'x'),
    ],
    [
      'altered server code',
      'integrity',
      ({ version }) => void write(fileOf(version, 'server/render.cjs'), 'stolen = 1'),
    ],
  ] satisfies [string, LoadError, (record: ShellRecord) => void][])(
    'fall back from a release with %s, without running any of it',
    async (_, error, damage) => {
      const [before, next] = [writeRelease('1'), writeRelease('2')];
      damage(next);
      const builds = buildsOf();
      for (let page = 0; page < 3; page += 1)
        expect(await builds.pick([next, before])).toMatchObject({
          build: { render: { version: '1' } },
          inUse: { version: '2', error },
        });
      expect((await builds.pick([next])).build).toBe(OWN);
      expect(errors).toEqual(['could not use a release of the shell']);
      expect(globalThis).not.toHaveProperty('stolen');
    },
  );

  it('cannot load anything but Node.js built-ins', async () => {
    const record = writeRelease('2', 'exports.x = require("fastify");');
    const { build, inUse } = await buildsOf().pick([record]);
    expect(build).toBe(OWN);
    expect(inUse).toEqual({ version: '2', error: 'execution' });
  });
});
