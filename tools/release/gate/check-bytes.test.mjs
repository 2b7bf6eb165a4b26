import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { checkBytes } from './check-bytes.mjs';
import { madeRelease } from './testing/made-release.mjs';

describe('the bytes of a page', () => {
  let release;
  beforeEach(() => {
    release = madeRelease();
    writeFileSync(join(release.folder, 'client/home-screen.js.br'), Buffer.alloc(9000));
    writeFileSync(join(release.folder, 'client/routes.js.br'), Buffer.alloc(2000));
    writeFileSync(join(release.folder, 'client/entry.js.br'), Buffer.alloc(1000));
  });
  afterEach(() => release.remove());
  const check = (script, otherPages = { mfe_public: 110 }) =>
    checkBytes(release, {
      budgets: [{ name: 'home', route: '/', path: '/', script }],
      otherPages,
      newRemotes: 105,
      shellKilobytes: 100,
    });

  it('may be as many as its budget has', () => assert.deepEqual(check(112), []));

  it('may not be more, the shell’s included', () => {
    assert.deepEqual(check(111), [
      {
        what: 'The page of home needs 112.0 kB of scripts, and may take 111 kB.',
        where: '/; the largest file is home-screen.js with 9.0 kB',
        howToMend: 'Load on demand what the first view does without, or leave it out.',
      },
    ]);
  });

  it('of a page without a budget are held to what its remote’s other pages may take', () => {
    release.record.chunks['about-screen'] = ['home-screen.js', 'routes.js'];
    release.record.chunks['home-screen'] = [];
    assert.deepEqual(
      check(120).map(({ what }) => what),
      ['The page of /about needs 112.0 kB of scripts, and may take 110 kB.'],
    );
  });

  it('of a remote without a budget are held to what the leanest may take', () => {
    release.record.chunks['about-screen'] = ['home-screen.js'];
    assert.deepEqual(
      check(120, {}).map(({ what }) => what),
      ['The page of /about needs 112.0 kB of scripts, and may take 105 kB.'],
    );
  });
});
