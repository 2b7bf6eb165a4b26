/** Second half of rehearse.mjs: starts the services as the compose file says and asserts what they do. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { startTestDatabase } from '../../test-database.mjs';
import { layOut } from './container.mjs';
import { assertConfined, assertWritable, exitCode, untilHealthy } from './process-proofs.mjs';
import { activeVersion, assertPages, laterImage } from './site-proofs.mjs';

const RELEASES = ['mfe-public', 'mfe-club-admin', 'mfe-site-admin'];

const [plan, place] = process.argv.slice(2);
const services = JSON.parse(readFileSync(plan, 'utf8'));
const proved = (what) => console.log(`ok: ${what}`);
const commandOf = ({ image }) => [...image.entrypoint, ...image.command];

let laidOut = 0;
const container = (service) =>
  layOut({
    service,
    volumes: join(place, 'volumes'),
    place: join(place, `container-${laidOut++}`),
    hosts: Object.keys(services),
  });

/** What the database's image does from its variables; returns its address as the api's container sees it. */
async function prepareDatabase(database, address) {
  const { username, password, pathname } = new URL(address);
  const administrator = await createConnection(database.url);
  await administrator.query(`CREATE USER ?@'%' IDENTIFIED BY ?`, [username, password]);
  await administrator.query(`GRANT ALL ON ${pathname.slice(1)}.* TO ?@'%'`, [username]);
  await administrator.end();
  return address.replace(':3306/', `:${new URL(database.url).port}/`);
}

async function publishAll() {
  const runs = RELEASES.map((name) => exitCode(container(services[name])(commandOf(services[name]))));
  assert.deepEqual(await Promise.all(runs), [0, 0, 0]);
  proved('three releases publish themselves at the same time');
}

async function refuseWithoutSecret() {
  const environment = { ...services.api.environment, JWT_SECRET: '' };
  assert.equal(await exitCode(container({ ...services.api, environment })(commandOf(services.api))), 1);
  proved('the api refuses to start without a secret');
}

async function startService(name, writable) {
  const service = services[name];
  const start = container(service);
  const child = start(commandOf(service));
  running.push({ name, child });
  await untilHealthy(service, start, child);
  proved(`${name} is healthy by its own health check`);
  assertConfined(commandOf(service), Number.parseInt(service.user, 10));
  proved(`${name} runs as user ${service.user} without capabilities`);
  await assertWritable(start, writable);
  proved(`${name} can write to ${Object.keys(writable).filter((folder) => writable[folder])} only`);
}

async function deployAndRollBack() {
  const service = services['mfe-public'];
  const before = await activeVersion('mfe_public');
  const { version, image } = laterImage(service.image, join(place, 'later'));
  const start = container({ ...service, image });
  assert.equal(await exitCode(start(commandOf(service))), 0);
  assert.equal(await activeVersion('mfe_public'), version);
  proved('a later release of one remote is live without a restart');
  assert.equal(await exitCode(start([...image.entrypoint, '--roll-back', 'remote'])), 0);
  assert.equal(await activeVersion('mfe_public'), before);
  proved('and is rolled back');
}

execFileSync('ip', ['link', 'set', 'lo', 'up']);
mkdirSync(place, { recursive: true });
const running = [];
const database = await startTestDatabase({ dir: join(place, 'database') });
try {
  const { environment } = services.api;
  environment.DATABASE_URL = await prepareDatabase(database, environment.DATABASE_URL);
  await publishAll();
  await refuseWithoutSecret();
  await startService('api', { '/tmp': true, '/app': false, '/data': false, '/etc': false });
  await startService('shell', { '/tmp': true, '/app': false, '/data': false, '/etc': false });
  await assertPages();
  proved('pages come rendered with data from the api, and every file of the home page is there');
  await deployAndRollBack();
  for (const { name, child } of running.toReversed()) {
    child.kill('SIGTERM');
    assert.equal(await exitCode(child), 0);
    proved(`${name} ends cleanly on SIGTERM`);
  }
} finally {
  for (const { child } of running) child.kill('SIGKILL');
  await database.stop();
}
