import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { openReleaseStore } from './release-store.mjs';

describe('release store', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'releases-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function build(version, content = version, name = 'mfe_public') {
    const built = join(folder, `built-${version}-${content}`);
    mkdirSync(join(built, 'client'), { recursive: true });
    writeFileSync(join(built, 'release.json'), JSON.stringify({ name, version }));
    writeFileSync(join(built, 'client/entry.js'), content);
    return built;
  }

  it('never changes a release that is there already', () => {
    const store = openReleaseStore(folder);
    store.publish(build('1.0.0', 'first'));
    store.publish(build('1.0.0', 'second'));
    assert.equal(readFileSync(join(folder, 'releases/mfe_public/1.0.0/client/entry.js'), 'utf8'), 'first');
  });

  it('leaves no half-copied release behind', () => {
    const store = openReleaseStore(folder);
    store.publish(build('1.0.0'));
    store.publish(build('1.0.0'));
    assert.deepEqual(readdirSync(join(folder, 'releases/mfe_public')), ['1.0.0']);
  });

  it('keeps the previous release as the fallback, and goes back to it', () => {
    const store = openReleaseStore(folder);
    for (const version of ['1.0.0', '1.1.0']) {
      store.publish(build(version));
      store.promote('mfe_public', version);
    }
    assert.deepEqual(store.current().remotes.mfe_public, { active: '1.1.0', fallback: '1.0.0' });
    assert.equal(store.rollBack('mfe_public'), '1.0.0');
    assert.equal(store.current().remotes.mfe_public.active, '1.0.0');
    assert.throws(() => store.rollBack('mfe_public'), /no earlier release/);
  });

  it('goes back to the fallback that an earlier version stored as standIn', () => {
    const store = openReleaseStore(folder);
    for (const version of ['1.0.0', '1.1.0']) store.publish(build(version));
    const remotes = { mfe_public: { active: '1.1.0', standIn: '1.0.0' } };
    writeFileSync(join(folder, 'registry/7.json'), JSON.stringify({ schema: 1, revision: 7, remotes }));
    writeFileSync(join(folder, 'registry/current'), '7\n');
    assert.equal(store.rollBack('mfe_public'), '1.0.0');
    assert.deepEqual(store.current().remotes.mfe_public, { active: '1.0.0', fallback: null });
  });

  it('names the fallback as earlier shells read it too', () => {
    const store = openReleaseStore(folder);
    for (const version of ['1.0.0', '1.1.0']) {
      store.publish(build(version));
      store.promote('mfe_public', version);
    }
    const { remotes } = JSON.parse(readFileSync(join(folder, 'registry/2.json'), 'utf8'));
    assert.deepEqual(remotes.mfe_public, { active: '1.1.0', fallback: '1.0.0', standIn: '1.0.0' });
  });

  it('adds no revision when the version is active already', () => {
    const store = openReleaseStore(folder);
    store.publish(build('1.0.0'));
    assert.equal(store.promote('mfe_public', '1.0.0'), true);
    assert.equal(store.promote('mfe_public', '1.0.0'), false);
    assert.equal(store.current().revision, 1);
  });

  it('loses nothing when several processes activate releases at once', async () => {
    const names = ['mfe_public', 'mfe_club_admin', 'mfe_site_admin', 'mfe_other'];
    const versions = ['1.0.0', '1.1.0', '1.2.0'];
    for (const name of names)
      for (const version of versions) openReleaseStore(folder).publish(build(version, name, name));
    const program = (name) => `
      import { openReleaseStore } from ${JSON.stringify(new URL('./release-store.mjs', import.meta.url).href)};
      const store = openReleaseStore(${JSON.stringify(folder)});
      for (const version of ${JSON.stringify(versions)}) store.promote('${name}', version);`;
    await Promise.all(
      names.map((name) =>
        promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program(name)]),
      ),
    );
    assert.deepEqual(
      openReleaseStore(folder).current().remotes,
      Object.fromEntries(names.map((name) => [name, { active: '1.2.0', fallback: '1.1.0' }])),
    );
    assert.equal(openReleaseStore(folder).current().revision, names.length * versions.length);
  });

  it('goes on after a process that was killed before its revision came into force', () => {
    const store = openReleaseStore(folder);
    for (const version of ['1.0.0', '1.1.0']) store.publish(build(version));
    store.promote('mfe_public', '1.0.0');
    writeFileSync(join(folder, 'registry/2.json'), '{"schema":1,"revision":2,"remotes":{}}');
    assert.equal(store.promote('mfe_public', '1.1.0'), true);
    assert.deepEqual(store.current().remotes.mfe_public, { active: '1.1.0', fallback: '1.0.0' });
    assert.equal(store.current().revision, 3);
  });

  it('refuses to activate what is not there', () => {
    assert.throws(() => openReleaseStore(folder).promote('mfe_public', '9.9.9'), /There is no release 9.9.9/);
  });
});
