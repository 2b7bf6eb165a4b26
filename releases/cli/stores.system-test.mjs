import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Bucket } from '../../releases/dist/bucket.js';
import { change } from '../../releases/dist/change.js';
import { release } from '../../releases/dist/changes.js';
import { history } from '../../releases/dist/history.js';
import { openReleaseStore } from '../../releases/dist/open-release-store.js';
import { findPrunable, prune } from '../../releases/dist/prune.js';
import { publish, publishAndRelease } from '../../releases/dist/publish.js';
import { currentRevision, hasRelease } from '../../releases/dist/release-store.js';
import { startTestObjectStore } from '../../tools/test-object-store.mjs';

const PROGRAM = fileURLToPath(new URL('./release.mjs', import.meta.url));

/** The builds made here wouldn't pass the gate. */
const WITHOUT_GATE = ['--no-gate', '--reason', 'a test'];
const KILLED_RELEASES = 6;
const FILES = 40;

const scratch = mkdtempSync(join(tmpdir(), 'releases-'));
after(() => rmSync(scratch, { recursive: true, force: true }));

const moduleUrl = (name) => JSON.stringify(new URL(`../../releases/dist/${name}.js`, import.meta.url).href);

let builds = 0;

/** Makes a folder like a remote's build. */
function build(name, version, files = 1) {
  const project = join(scratch, 'builds', String((builds += 1)));
  const built = join(project, 'dist/release');
  mkdirSync(join(built, 'client'), { recursive: true });
  writeFileSync(join(built, 'release.json'), JSON.stringify({ name, version }));
  for (let index = 0; index < files; index += 1)
    writeFileSync(join(built, 'client', `${index}.js`), `${version} ${index}`);
  return { project, built };
}

/** Runs `code` in a separate process, with `store` opened according to the settings. */
function runInProcess(settings, code) {
  const program = `
    import { openReleaseStore } from ${moduleUrl('open-release-store')};
    import { change } from ${moduleUrl('change')};
    import { release } from ${moduleUrl('changes')};
    const store = openReleaseStore(process.env);
    ${code}`;
  return promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...process.env, ...settings },
  });
}

/** The tests for every store. `settings` says where a fresh one is. */
function itKeepsItsPromises(settings) {
  it('loses nothing when several processes change what is live at once', async () => {
    const env = settings();
    const names = ['mfe_public', 'mfe_club_admin', 'mfe_site_admin', 'mfe_other'];
    const versions = ['1.0.0', '1.1.0', '1.2.0'];
    await Promise.all(
      names.map((name) =>
        runInProcess(
          env,
          `for (const version of ${JSON.stringify(versions)}) await change(store, '${name}', release('${name}', version));`,
        ),
      ),
    );
    const store = openReleaseStore(env);
    assert.deepEqual(
      (await currentRevision(store)).remotes,
      Object.fromEntries(names.map((name) => [name, { active: '1.2.0', fallback: '1.1.0' }])),
    );
    const told = [];
    for await (const { change: made } of history(store)) told.push(`${made.remote} ${made.to}`);
    assert.deepEqual(
      told.sort(),
      names.flatMap((name) => versions.map((version) => `${name} ${version}`)).sort(),
    );
  });

  it('lets two teams release at once from the command line', async () => {
    const env = settings();
    const releaseAll = async (name) => {
      for (const version of ['1.0.0', '1.1.0']) {
        const { project } = build(name, version, 5);
        await promisify(execFile)(process.execPath, [PROGRAM, project, '--by', name, ...WITHOUT_GATE], {
          env: { ...process.env, ...env },
        });
      }
    };
    await Promise.all([releaseAll('mfe_public'), releaseAll('mfe_club_admin')]);
    const { revision, remotes } = await currentRevision(openReleaseStore(env));
    assert.equal(revision, 4);
    const entry = { active: '1.1.0', fallback: '1.0.0' };
    assert.deepEqual(remotes, { mfe_public: entry, mfe_club_admin: entry });
  });

  it('is unchanged when a process is killed before its revision takes effect, and keeps working', async () => {
    const env = settings();
    const store = openReleaseStore(env);
    await change(store, 'Ada', release('mfe_public', '1.0.0'));
    const killed = runInProcess(
      env,
      `store.movePointer = () => process.kill(process.pid, 'SIGKILL');
       await change(store, 'Grace', release('mfe_public', '6.6.6'));`,
    );
    await assert.rejects(killed, { signal: 'SIGKILL' });
    assert.equal((await currentRevision(store)).remotes.mfe_public.active, '1.0.0');
    await change(store, 'Ada', release('mfe_public', '1.1.0'));
    assert.deepEqual((await currentRevision(store)).remotes.mfe_public, {
      active: '1.1.0',
      fallback: '1.0.0',
    });
  });

  it('has the complete old or new release, whenever a release is killed', async () => {
    const env = settings();
    const store = openReleaseStore(env);
    let live = '1.0.0';
    await publishAndRelease(store, 'Ada', build('mfe_public', live, FILES).built);
    for (let round = 1; round <= KILLED_RELEASES; round += 1) {
      const version = `1.${round}.0`;
      const { project, built } = build('mfe_public', version, FILES);
      const child = spawn(process.execPath, [PROGRAM, project], {
        env: { ...process.env, ...env },
        stdio: 'ignore',
      });
      const ended = new Promise((resolve) => child.once('exit', resolve));
      setTimeout(() => child.kill('SIGKILL'), 60 + round * 40);
      await ended;
      const { active } = (await currentRevision(store)).remotes.mfe_public;
      assert.ok([live, version].includes(active), `${active} is live`);
      for (let index = 0; index < FILES; index += 1) {
        const file = await store.readFile(`releases/mfe_public/${active}/client/${index}.js`);
        assert.equal(file.toString(), `${active} ${index}`);
      }
      await publishAndRelease(store, 'Ada', built);
      live = version;
    }
  });

  it('stops a slow writer that others did not wait for', async () => {
    const env = settings();
    const [slow, quick] = [openReleaseStore(env), openReleaseStore(env)];
    const revision = { schema: 1, revision: 1, createdAt: '', remotes: {} };
    assert.equal(await slow.addRevision(revision, null), true);
    await change(quick, 'Ada', release('mfe_public', '1.0.0'));
    assert.equal(await slow.movePointer(1, null), false);
    assert.equal((await quick.readPointer()).revision, 2);
  });

  it('never changes existing files', async () => {
    const store = openReleaseStore(settings());
    const { built } = build('mfe_public', '2.0.0', 3);
    assert.equal(await store.addRelease('mfe_public', '2.0.0', built), true);
    writeFileSync(join(built, 'client/0.js'), 'changed');
    assert.equal(await store.addRelease('mfe_public', '2.0.0', built), false);
    assert.equal(
      await store.writeOnce('releases/mfe_public/2.0.0/client/0.js', Buffer.from('changed')),
      false,
    );
    assert.equal((await store.readFile('releases/mfe_public/2.0.0/client/0.js')).toString(), '2.0.0 0');
    assert.equal(await store.writeOnce('releases/mfe_public/2.0.0/more.json', Buffer.from('{}')), true);
    await assert.rejects(store.readFile('releases/mfe_public/2.0.0/less.json'), { name: 'MissingFileError' });
  });

  it('lists its contents, and removes a release completely', async () => {
    const store = openReleaseStore(settings());
    for (const version of ['1.0.0', '1.1.0', '1.2.0'])
      await publishAndRelease(store, 'Ada', build('mfe_public', version, 3).built);
    await publish(store, build('mfe_other', '1.0.0', 3).built);
    const paths = [];
    for await (const { path, bytes, writtenAt } of store.listFiles('releases/mfe_public/1.0.0/')) {
      paths.push(path);
      assert.ok(bytes > 0 && Math.abs(writtenAt.getTime() - Date.now()) < 60_000);
    }
    assert.deepEqual(
      paths.sort(),
      ['client/0.js', 'client/1.js', 'client/2.js', 'release.json'].map(
        (file) => `releases/mfe_public/1.0.0/${file}`,
      ),
    );
    const tomorrow = Date.now() + 24 * 60 * 60 * 1000;
    const found = await findPrunable(store, { revisions: 1, days: 0 }, tomorrow);
    assert.deepEqual(
      (await prune(store, 'Ada', found)).map(({ name, version }) => `${name} ${version}`),
      ['mfe_other 1.0.0', 'mfe_public 1.0.0'],
    );
    assert.equal(await hasRelease(store, 'mfe_public', '1.0.0'), false);
    assert.equal(await hasRelease(store, 'mfe_public', '1.1.0'), true);
    for await (const { path } of store.listFiles('releases/mfe_public/1.0.0/')) assert.fail(path);
  });
}

describe('a release store in a folder', () => {
  let number = 0;
  const settings = () => ({ RELEASE_STORE: '', DATA_DIR: join(scratch, `store-${(number += 1)}`) });
  itKeepsItsPromises(settings);

  it('can be separate from the data', async () => {
    const { DATA_DIR } = settings();
    const apart = { DATA_DIR, RELEASE_STORE: join(scratch, 'apart') };
    await change(openReleaseStore(apart), 'Ada', release('mfe_public', '1.0.0'));
    assert.equal((await currentRevision(openReleaseStore({ DATA_DIR: apart.RELEASE_STORE }))).revision, 1);
    assert.equal((await currentRevision(openReleaseStore({ DATA_DIR }))).revision, 0);
  });
});

describe('a release store in a bucket of Ceph', () => {
  let server;
  let number = 0;
  before(async () => {
    server = await startTestObjectStore(join(scratch, 'ceph'));
    const { settings: access } = server;
    const bucket = new Bucket({
      endpoint: access.RELEASE_STORE_ENDPOINT,
      bucket: 'releases',
      region: access.AWS_REGION,
      accessKeyId: access.AWS_ACCESS_KEY_ID,
      secretAccessKey: access.AWS_SECRET_ACCESS_KEY,
    });
    await bucket.call({ method: 'PUT' });
  });
  after(() => server?.stop());
  const settings = () => ({ ...server.settings, RELEASE_STORE: `s3://releases/store-${(number += 1)}` });
  itKeepsItsPromises(settings);

  it('says what is wrong with its settings', async () => {
    const wrongKey = { ...settings(), AWS_SECRET_ACCESS_KEY: 'another' };
    await assert.rejects(currentRevision(openReleaseStore(wrongKey)), /403 SignatureDoesNotMatch/);
    const nowhere = { ...settings(), RELEASE_STORE: 's3://nowhere' };
    await assert.rejects(
      change(openReleaseStore(nowhere), 'Ada', release('mfe_public', '1.0.0')),
      /404 NoSuchBucket/,
    );
    assert.throws(() => openReleaseStore({ ...settings(), AWS_REGION: '' }), /AWS_REGION has to be set/);
    assert.throws(
      () => openReleaseStore({ ...settings(), RELEASE_STORE: 'releases' }),
      /like s3:\/\/bucket\/folder/,
    );
  });
});
