import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { checkBytes } from './check-bytes.mjs';
import { madeRelease } from './testing/made-release.mjs';

const HEAVY = 'Load what the first view doesn’t need on demand, or leave it out.';

/** A shell with one script. */
const shell = (kilobytes) => ({
  record: { name: 'shell', version: '5.0.0', scripts: ['main.js'] },
  kilobytesOf: async () => kilobytes,
});

describe('a page’s bytes', () => {
  let release;
  beforeEach(() => {
    release = madeRelease();
    writeFileSync(join(release.folder, 'client/home-screen.js.br'), Buffer.alloc(9000));
    writeFileSync(join(release.folder, 'client/routes.js.br'), Buffer.alloc(2000));
    writeFileSync(join(release.folder, 'client/entry.js.br'), Buffer.alloc(1000));
  });
  afterEach(() => release.remove());
  const check = (script, { candidate = release, liveReleases = [], otherPages = { mfe_public: 110 } } = {}) =>
    checkBytes(candidate, {
      liveReleases,
      shell: shell(100),
      budgets: [{ name: 'home', route: '/', path: '/', script }],
      otherPages,
      newRemotes: 105,
    });

  it('may use up its budget', async () => assert.deepEqual(await check(112), []));

  it('may not exceed it, including the shell’s', async () => {
    assert.deepEqual(await check(111), [
      {
        what: 'The page of home needs 112.0 kB of scripts, and may take 111 kB.',
        where: '/ with the built shell 5.0.0; the largest file is home-screen.js with 9.0 kB',
        fix: HEAVY,
      },
    ]);
  });

  it('are limited by the remote’s other pages if the page has no budget', async () => {
    release.record.chunks['about-screen'] = ['home-screen.js', 'routes.js'];
    release.record.chunks['home-screen'] = [];
    assert.deepEqual(
      (await check(120)).map(({ what }) => what),
      ['The page of /about needs 112.0 kB of scripts, and may take 110 kB.'],
    );
  });

  it('are limited by the smallest budget if the remote has none', async () => {
    release.record.chunks['about-screen'] = ['home-screen.js'];
    assert.deepEqual(
      (await check(120, { otherPages: {} })).map(({ what }) => what),
      ['The page of /about needs 112.0 kB of scripts, and may take 105 kB.'],
    );
  });

  it('of a new shell are checked with the pages of every live remote, but not of previous ones', async () => {
    const candidate = shell(100);
    const liveReleases = ['live', 'previous'].map((role) => ({ ...release, name: 'mfe_public', role }));
    assert.deepEqual(await check(112, { candidate, liveReleases }), []);
    assert.deepEqual(await check(111, { candidate, liveReleases }), [
      {
        what: 'The page of home needs 112.0 kB of scripts, and may take 111 kB.',
        where: '/ with the live release 1.1.0 of mfe_public; the largest file is main.js with 100.0 kB',
        fix: HEAVY,
      },
    ]);
  });
});
