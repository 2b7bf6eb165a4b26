/**
 * `npm run ops -- test-guide`: plays docs/run-your-own-site.md without Docker, with its own commands and files, on
 * MariaDB, a mail server, nginx and Caddy with TLS, and production's settings: from nothing to the first published review
 * of an imported club, and a release that passes the gate's browser. VERBOSE=1 shows what the commands print.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { freePort, processGroup, waitFor } from '../../tools/setup/processes.mjs';
import { REMOTES } from '../../tools/setup/product.mjs';
import { requireProxies } from '../../tools/setup/system-programs.mjs';
import { NO_DISK_SYNC, startTestDatabase } from '../../tools/test-database.mjs';
import { openAuthority } from '../faults/support/certificates.mjs';
import { confirmationTokens } from '../faults/support/confirmation-links.mjs';
import { TestMailServer } from '../../tools/test-mail-server.mjs';
import { until } from '../faults/support/product.mjs';
import { getCommands } from './guide.mjs';
import { Machine } from './machine.mjs';
import { PUBLIC_URL, SecureSite } from './secure-site.mjs';

const UNITS = { api: 'club-reviews-api', shell: 'club-reviews-shell', backup: 'club-reviews-backup' };
const REVIEW = 'Every child gets a turn in goal, and the coaches learn their names in a week.';

/** Into a store of its own: nothing is live there yet. */
const BROWSER_RELEASE = `cd /srv/club-reviews/current
sudo -u club-reviews ops/plain/with-settings env DATA_DIR=/var/lib/club-reviews/tried \\
  npm run release -- ${REMOTES.join(' ')}`;

const scratch = mkdtempSync(join(tmpdir(), 'club-reviews-guide-'));
const group = processGroup();
const mailServer = new TestMailServer();
const proxies = [];
const startedAt = Date.now();
let database;
let machine;

process.once('SIGINT', () => void cleanUp().finally(() => process.exit(1)));
try {
  await play();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await cleanUp();
}

async function play() {
  const [throughCaddy, throughNginx] = await step('a database, a mail server and a certificate', prepare);
  const [install, configure, start, withCaddy, withNginx] = getCommands('Without Docker');
  await step('install it', () => machine.run(install));
  await step('settings and database', () => machine.run(configure));
  await step('migrate, release, start', async () => {
    machine.run(start);
    await startUnit('api', '/api/health', machine.getSetting('API_PORT'));
    await startUnit('shell', '/health/ready', machine.getSetting('PORT'));
  });
  const { nginx, caddy } = requireProxies();
  await step('a proxy with TLS', () => {
    machine.run(withNginx);
    startProxy(nginx, ['-c', writeNginxConfiguration(), '-g', 'daemon off;']);
    machine.run(withCaddy);
    startProxy(caddy, ['run', '--adapter', 'caddyfile', '--config', machine.getPath('etc/caddy/Caddyfile')]);
    return Promise.all(
      [throughNginx, throughCaddy].map((site) => until(() => site.isServed(), 'the proxies serve the site')),
    );
  });

  const token = await step('log in, and invite yourself', async () => {
    const own = await throughNginx.logIn(machine.getSetting('SITE_ADMIN_PASSWORD'));
    const invited = { email: 'sam@my-town.co.uk', role: 'owner' };
    await throughNginx.call('POST', '/api/admin/staff', invited, own);
    const invitation = await toMailedToken('admin/invitation');
    const account = { token: invitation, name: 'Sam Reed', password: 'half-time-oranges-for-all' };
    await throughNginx.call('POST', '/api/admin/invitation/accept', account);
    return own;
  });
  const [club] = await step('clubs from the template', async () => {
    const [template, imported] = getCommands('Clubs from a spreadsheet');
    machine.run(template);
    machine.run(imported);
    return throughNginx.call('GET', '/api/clubs');
  });
  await step('a review, confirmed by its email and moderated', () =>
    throughNginx.publishReview(club, REVIEW, { getToken: () => toMailedToken('verify-review'), token }),
  );
  await step('shown through both proxies', async () => {
    for (const site of [throughNginx, throughCaddy])
      assert.ok((await site.getPage(`/clubs/${club.slug}`)).includes(REVIEW));
  });
  const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);
  console.log(
    `From nothing to the first published review: ${minutes} minutes, beside packages and the build`,
  );
  await step('backed up, and the backup checked', async () => {
    await runUnit('backup');
    machine.run(getCommands('Backups').at(-1));
  });
  await step('a first release that is tried in a browser, with the settings of production', () =>
    machine.run(BROWSER_RELEASE),
  );
}

/** Starts what a site needs from others. @returns the site through Caddy and through nginx */
async function prepare() {
  database = await startTestDatabase({ dir: join(scratch, 'database'), options: NO_DISK_SYNC });
  const connection = await createConnection(database.url);
  // The guide makes its own.
  await connection.query('DROP DATABASE club_reviews');
  await connection.end();
  await mailServer.open();
  const certificates = openAuthority(scratch);
  const ports = { 3306: new URL(database.url).port };
  for (const usual of [80, 443, 3000, 3001, 8443]) ports[usual] = await freePort();
  const settings = {
    PUBLIC_URL,
    OPERATOR_NAME: 'My Town Football Parents',
    OPERATOR_ADDRESS: '1 High Street, My Town, LS1 4AP',
    SUPPORT_EMAIL: 'support@my-town.co.uk',
    SMTP_URL: mailServer.url,
    // No service outside is asked; the built-in centres of outward codes will do.
    POSTCODES_API_URL: 'off',
  };
  machine = new Machine(join(scratch, 'machine'), ports, settings, certificates.issue('site', 1));
  const authority = readFileSync(certificates.authority);
  return [ports[8443], ports[443]].map((port) => new SecureSite(port, authority));
}

async function startUnit(name, path, port) {
  const { args, cwd, env } = machine.getUnit(UNITS[name]);
  const child = group.node(name, args, {}, { cwd, env: { ...env, PARENT_PID: String(process.pid) } });
  await waitFor(`http://127.0.0.1:${port}${path}`, () => child.exitCode === null);
}

async function runUnit(name) {
  const { args, cwd, env } = machine.getUnit(UNITS[name]);
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  assert.equal(code, 0, `${UNITS[name]} failed`);
}

function startProxy(program, args) {
  const env = { PATH: process.env.PATH, HOME: scratch };
  proxies.push(spawn(program, args, { env, stdio: process.env.VERBOSE ? 'inherit' : 'ignore' }));
}

/** The site's file is the shipped one; the rest keeps nginx out of the machine's own folders. */
function writeNginxConfiguration() {
  const file = join(scratch, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${scratch}/nginx-${kind};`,
  );
  writeFileSync(
    file,
    `${process.getuid() === 0 ? 'user root;' : ''} pid ${scratch}/nginx.pid; error_log stderr; events {}
    http { ${temporary.join(' ')} include ${machine.getPath('etc/nginx/sites-enabled/*')}; }`,
  );
  return file;
}

/** The token of the first mail with a link to a page, once it has arrived. */
async function toMailedToken(page) {
  await until(() => confirmationTokens(mailServer, page).length > 0, `the mail with ${page} arrives`);
  return confirmationTokens(mailServer, page)[0];
}

/** Does a step, and says how long it took. */
async function step(what, work) {
  const begin = Date.now();
  const result = await work();
  console.log(`${((Date.now() - begin) / 1000).toFixed(1).padStart(6)} s  ${what}`);
  return result;
}

async function cleanUp() {
  for (const proxy of proxies) proxy.kill();
  await group.stop();
  await mailServer.shut();
  await database?.stop();
  rmSync(scratch, { recursive: true, force: true });
}
