/**
 * `npm run ops -- test-docker`: builds every image, starts the product with Docker Compose and tries it. Uses the
 * machine's Docker engine, or starts a private one from Debian's packages (as root), with images built from packages
 * if no registry can be reached. Removes everything except the private engine's base images, which stay in
 * .data/docker-test.
 */
import assert from 'node:assert/strict';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../../../tools/setup/npm.mjs';
import { reviewForm } from '../../../tools/setup/review-form.mjs';
import { openEngine } from './engine.mjs';
import { openProject } from './project.mjs';

const DIR = join(ROOT, '.data/docker-test');
const PATIENCE_MS = 180_000;

let engine;
let project;
let copy;

async function cleanUp() {
  try {
    await project?.compose('down', '--volumes', '--remove-orphans', '--rmi', 'local');
    if (engine?.isPrivate) await engine.docker(['image', 'prune', '--force']);
  } finally {
    await engine?.stop();
    if (copy) rmSync(copy, { recursive: true, force: true });
  }
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)));

/** Tries until it succeeds, and returns what that returned. */
async function eventually(attempt) {
  for (const giveUpAt = Date.now() + PATIENCE_MS; ; await wait(500)) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
    }
  }
}

async function page(path) {
  const answer = await fetch(project.site + path);
  assert.equal(answer.status, 200, path);
  return answer.text();
}

const json = async (path) => JSON.parse(await page(path));

const post = (path, body, headers = {}) =>
  fetch(project.site + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** The version of the public pages that both the registry and the home page name. */
async function liveVersion() {
  const { remotes } = await json('/registry.json');
  const { version } = remotes.find(({ name }) => name === 'mfe_public').releases[0];
  assert.ok((await page('/')).includes(`/mfe/mfe_public/${version}/`));
  return version;
}

describe('the product in containers', () => {
  before(async () => {
    mkdirSync(DIR, { recursive: true });
    copy = mkdtempSync(join(DIR, 'run-'));
    engine = await openEngine(join(DIR, 'engine'));
    console.log(`Docker ${engine.version}${engine.isPrivate ? ', started for this test' : ''}`);
    project = await openProject(engine, { dir: DIR, copy });
    await project.compose('build');
    await project.compose('up', '-d');
  });
  after(cleanUp);

  it('has every service healthy, or done with its work', async () => {
    const { compose, services } = project;
    const isWell = (state) => /^Up .*\(healthy\)$|^Exited \(0\)/.test(state);
    try {
      await eventually(async () => {
        const states = await project.states();
        const ill = services.filter((name) => !isWell(states[name]));
        assert.equal(ill.map((name) => `${name}: ${states[name]}`).join('\n'), '');
      });
    } catch (error) {
      console.log(await compose('logs', '--no-color', '--tail=50'));
      throw error;
    }
  });

  it('is backed up', async () => {
    await project.compose('run', '--rm', 'backup');
    const verified = await project.compose('run', '--rm', 'restore', '/backups/', '--verify');
    assert.match(verified, /all as it was when the backup was made/);
  });

  it('serves the home page and a club’s page with their scripts', async () => {
    const [club] = await json('/api/clubs?limit=1');
    const html = await page(`/clubs/${club.slug}`);
    assert.ok(html.includes(club.name));
    for (const text of [await page('/'), html]) {
      // The start script is passed the others.
      const scripts = [...text.matchAll(/&quot;url&quot;:&quot;([^&]+)&quot;/g)].map(([, url]) => url);
      assert.ok(scripts.some((url) => url.startsWith('/mfe/')));
      for (const url of scripts) await page(url);
    }
  });

  it('takes a review, and mails the link that confirms it', async () => {
    const [{ id }] = await json('/api/clubs?limit=1');
    const authorEmail = 'parent@home.example';
    assert.equal((await post('/api/reviews', reviewForm(id, { authorEmail }))).status, 201);
    const text = await eventually(async () => {
      const { messages } = await (await fetch(`${project.mailbox}/messages`)).json();
      const mail = messages.find(({ To }) => To.some(({ Address }) => Address === authorEmail));
      assert.ok(mail, 'the mail has arrived');
      return (await (await fetch(`${project.mailbox}/message/${mail.ID}`)).json()).Text;
    });
    const link = new URL(/https?:\/\/\S+\/verify-review\S+/.exec(text)[0]);
    assert.equal(link.origin, project.publicUrl);
    const token = new URLSearchParams(link.hash.slice(1)).get('token');
    assert.equal((await post('/api/reviews/verify', { token })).status, 200);
  });

  it('doesn’t believe visitors about their own address', async () => {
    const login = { email: 'nobody@club.example', password: 'not the password' };
    for (const address of ['198.51.100.1', '10.0.0.1'])
      await post('/api/club-admin/login', login, { 'x-forwarded-for': address });
    const lines = (await project.compose('logs', '--no-color', 'api-1', 'api-2')).split('\n');
    const failed = lines.filter((line) => line.includes('"login-failed"'));
    const [first, second] = failed.map((line) => /"network":"([^"]+)"/.exec(line)[1]);
    assert.deepEqual([failed.length, first], [2, second]);
  });

  it('shows a later release of one remote, and the earlier one after a roll-back', async () => {
    const earlier = await liveVersion();
    appendFileSync(join(copy, 'mfe-public/remote.config.mjs'), '// A later release.\n');
    await project.compose('up', '-d', '--build', 'mfe-public');
    await eventually(async () => assert.notEqual(await liveVersion(), earlier));
    await project.compose('run', '--rm', 'mfe-public', 'roll-back', 'mfe-public');
    await eventually(async () => assert.equal(await liveVersion(), earlier));
  });

  it('serves every page while one shell stops', async () => {
    let hasStopped = false;
    const stopping = project.compose('stop', 'shell-1').finally(() => (hasStopped = true));
    for (let after = 0; after < 10; after += hasStopped) await page('/');
    await stopping;
    assert.match((await project.states())['shell-1'], /^Exited \(0\)/);
  });
});
