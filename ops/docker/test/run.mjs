/**
 * `npm run ops -- test-docker`: plays docs/run-your-own-site.md with Docker Compose, with its own commands and files, from
 * nothing to the first published review of an imported club behind Caddy with TLS; then a backup, a release and its
 * roll-back, and a shell that stops. Uses the machine's Docker engine, or starts a private one from Debian's packages (as
 * root), with images built from packages if no registry can be reached. Removes everything except the private engine's
 * base images, which stay in .data/docker-test.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../../../tools/setup/npm.mjs';
import { requireProxies } from '../../../tools/setup/system-programs.mjs';
import { openAuthority } from '../../faults/support/certificates.mjs';
import { getCommands, getInline } from '../../guide/guide.mjs';
import { toLocalCaddyfile } from '../../guide/machine.mjs';
import { SecureSite } from '../../guide/secure-site.mjs';
import { openEngine } from './engine.mjs';
import { openProject } from './project.mjs';

const DIR = join(ROOT, '.data/docker-test');
const PATIENCE_MS = 300_000;
const REVIEW = 'Every child gets a turn in goal, and the coaches learn their names in a week.';

let engine;
let project;
let copy;
let scratch;
let proxy;
let site;
let startedAt;

async function cleanUp() {
  proxy?.kill();
  try {
    await project?.compose('down', '--volumes', '--remove-orphans', '--rmi', 'local');
    if (engine?.isPrivate) await engine.docker(['image', 'prune', '--force']);
  } finally {
    await engine?.stop();
    if (scratch) rmSync(scratch, { recursive: true, force: true });
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

/** Prints what the containers logged if something fails. */
async function withLogs(work) {
  try {
    return await work();
  } catch (error) {
    console.log(await project.compose('logs', '--no-color', '--tail=50'));
    throw error;
  }
}

const page = (path) => site.getPage(path);

const json = async (path) => JSON.parse(await page(path));

/** The token of the link in the first mail to an address, once it has arrived. */
async function getMailedToken(address) {
  const text = await eventually(async () => {
    const { messages } = await (await fetch(`${project.mailbox}/messages`)).json();
    const mail = messages.find(({ To }) => To.some(({ Address }) => Address === address));
    assert.ok(mail, 'the mail has arrived');
    return (await (await fetch(`${project.mailbox}/message/${mail.ID}`)).json()).Text;
  });
  const link = new URL(/https?:\/\/\S+\/verify-review\S+/.exec(text)[0]);
  assert.equal(link.origin, project.settings.PUBLIC_URL);
  return new URLSearchParams(link.hash.slice(1)).get('token');
}

/** Starts Caddy with the shipped file in front of the site. */
function startProxy() {
  const { authority, issue } = openAuthority(scratch);
  const { key, cert } = issue('site', 1);
  writeFileSync(join(scratch, 'privkey.pem'), key);
  writeFileSync(join(scratch, 'fullchain.pem'), cert);
  const { proxyPort, settings } = project;
  const shipped = readFileSync(join(copy, 'ops/plain/Caddyfile'), 'utf8');
  const file = join(scratch, 'Caddyfile');
  const local = toLocalCaddyfile(shipped, scratch, proxyPort).replace(
    '127.0.0.1:3000',
    `127.0.0.1:${settings.PORT}`,
  );
  writeFileSync(file, local);
  proxy = spawn(requireProxies().caddy, ['run', '--adapter', 'caddyfile', '--config', file], {
    env: { PATH: process.env.PATH, HOME: scratch },
    stdio: 'ignore',
  });
  return new SecureSite(proxyPort, readFileSync(authority));
}

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
    scratch = mkdtempSync(join(DIR, 'run-'));
    copy = join(scratch, 'club-reviews');
    engine = await openEngine(join(DIR, 'engine'));
    console.log(`Docker ${engine.version}${engine.isPrivate ? ', started for this test' : ''}`);
    project = await openProject(engine, { dir: DIR, copy });
    startedAt = Date.now();
    const [install] = getCommands('With Docker Compose');
    const [, settings, ...start] = install.trim().split('\n');
    await project.run(settings);
    project.fillIn();
    await withLogs(() => project.run(start.join('\n')));
    site = startProxy();
  });
  after(cleanUp);

  it('has every service healthy, or done with its work', async () => {
    const { services } = project;
    const isWell = (state) => /^Up .*\(healthy\)$|^Exited \(0\)/.test(state);
    await withLogs(() =>
      eventually(async () => {
        const states = await project.states();
        const ill = services.filter((name) => !isWell(states[name]));
        assert.equal(ill.map((name) => `${name}: ${states[name]}`).join('\n'), '');
      }),
    );
  });

  it('shows the first review of an imported club, confirmed by its email and moderated', async () => {
    await eventually(async () => assert.ok(await site.isServed()));
    await project.run('cp docs/clubs-template.csv clubs.csv');
    await project.run(getInline('With Docker:'));
    const [club] = await json('/api/clubs');
    const token = await site.logIn(project.settings.SITE_ADMIN_PASSWORD);
    await site.publishReview(club, REVIEW, { getToken: getMailedToken, token });
    await eventually(async () => assert.ok((await page(`/clubs/${club.slug}`)).includes(REVIEW)));
    const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);
    console.log(`From nothing to the first published review: ${minutes} minutes, with the images' build`);
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

  it('doesn’t believe visitors about their own address', async () => {
    const body = { email: 'nobody@club.example', password: 'not the password' };
    for (const address of ['198.51.100.1', '10.0.0.1']) {
      const headers = { 'x-forwarded-for': address };
      const { status, content } = await site.send('POST', '/api/club-admin/login', { body, headers });
      assert.equal(status, 401, content);
    }
    await eventually(async () => {
      const lines = (await project.compose('logs', '--no-color', 'api-1', 'api-2')).split('\n');
      const failed = lines.filter((line) => line.includes('"login-failed"'));
      const [first, second] = failed.map((line) => /"network":"([^"]+)"/.exec(line)[1]);
      assert.deepEqual([failed.length, first], [2, second]);
    });
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
