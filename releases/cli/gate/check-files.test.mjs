import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { checkFiles } from './check-files.mjs';
import { madeRelease } from './testing/made-release.mjs';

describe('a release’s files', () => {
  let release;
  beforeEach(() => {
    release = madeRelease();
  });
  afterEach(() => release.remove());
  const whatIsWrong = () => checkFiles(release).map(({ what }) => what);

  it('may match the record, with compressed copies and a signature', () => {
    writeFileSync(join(release.folder, 'client/entry.js.br'), 'compressed');
    writeFileSync(join(release.folder, 'release.sig.json'), '{}');
    assert.deepEqual(checkFiles(release), []);
  });

  it('may not be missing', () => {
    rmSync(join(release.folder, 'client/routes.js'));
    assert.deepEqual(checkFiles(release), [
      {
        what: 'The record lists client/routes.js, which is missing.',
        where: join(release.folder, 'client/routes.js'),
        fix: 'Build it again and release what that made; a release is never edited.',
      },
    ]);
  });

  it('may not differ from their digest', () => {
    writeFileSync(join(release.folder, 'client/entry.js'), 'start(); steal()');
    assert.deepEqual(whatIsWrong(), ["client/entry.js isn't what its digest says."]);
  });

  it('may not be more than the record lists', () => {
    writeFileSync(join(release.folder, 'client/extra.js'), 'extra()');
    assert.deepEqual(whatIsWrong(), ['client/extra.js isn’t in the record, so no one has vouched for it.']);
  });

  it('need a digest if the record names them anywhere', () => {
    delete release.record.client['routes.js'];
    rmSync(join(release.folder, 'client/routes.js'));
    assert.deepEqual(whatIsWrong(), ['The record names the script routes.js, but gives no digest of it.']);
  });
});
