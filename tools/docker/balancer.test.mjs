import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../setup/processes.mjs';

const CONFIG = readFileSync(
  fileURLToPath(new URL('../../ops/balancer/haproxy.cfg', import.meta.url)),
  'utf8',
);
const READY = { shell: '/health/ready', api: '/api/health/ready' };

function hasHaproxy() {
  try {
    return execFileSync('haproxy', ['-v'], { stdio: 'pipe' }) !== undefined;
  } catch {
    return false;
  }
}

/**
 * A shell or an api that returns its name and the headers it received, and can be set to be unready or to break
 * connections.
 */
async function startServer(name) {
  const server = createServer((request, response) => {
    const [part] = name.split('-');
    if (request.url === READY[part]) return response.writeHead(state.isReady ? 200 : 503).end();
    state.requests++;
    if (state.breaksConnections) return request.socket.destroy();
    response.end(JSON.stringify({ name, headers: request.headers }));
  });
  const state = { isReady: true, breaksConnections: false, requests: 0 };
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { name, state, port: server.address().port, stop };
}

/** The load balancer as in the compose file, in front of servers on this machine. */
async function startBalancer(folder, servers, trustProxy) {
  const [site, calls, health] = [await freePort(), await freePort(), await freePort()];
  let config = CONFIG.replace('bind :3000', `bind 127.0.0.1:${site}`)
    .replace('bind :3001', `bind 127.0.0.1:${calls}`)
    .replace('127.0.0.1:8404', `127.0.0.1:${health}`);
  for (const { name, port } of servers)
    config = config.replace(new RegExp(`server ${name} \\S+`), `server ${name} 127.0.0.1:${port}`);
  const file = join(folder, `${trustProxy}.cfg`);
  writeFileSync(file, config);
  const balancer = spawn('haproxy', ['-db', '-f', file], {
    env: { ...process.env, TRUST_PROXY: trustProxy },
    stdio: 'ignore',
  });
  const origin = (port) => `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${origin(health)}/ready`).then(
      ({ status }) => status === 200,
      () => false,
    );
  await until(isReady);
  const stop = async () => {
    const exit = once(balancer, 'exit');
    balancer.kill();
    await exit;
  };
  return { site: origin(site), calls: origin(calls), isReady, stop };
}

async function until(condition) {
  const giveUpAt = Date.now() + 15_000;
  while (!(await condition())) {
    assert.ok(Date.now() < giveUpAt, 'it took too long');
    await wait(50);
  }
}

const skip = hasHaproxy() ? false : 'haproxy is not here; on Debian: apt-get install haproxy';

describe('the load balancer', { skip }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'balancer-'));
  const servers = {};
  let balancer;
  before(async () => {
    for (const name of ['shell-1', 'shell-2', 'api-1', 'api-2']) servers[name] = await startServer(name);
    balancer = await startBalancer(folder, Object.values(servers), 'off');
  });
  after(async () => {
    await balancer?.stop();
    for (const server of Object.values(servers)) await server.stop();
    rmSync(folder, { recursive: true });
  });

  const ask = async (url, options) => (await fetch(url, options)).json();
  const namesOf = async (url) => {
    const names = new Set();
    for (let number = 0; number < 6; number++) names.add((await ask(url)).name);
    return [...names].sort();
  };
  const outcomeOf = (options) =>
    fetch(balancer.site, options).then(
      ({ status }) => (status === 502 ? 'not done' : status),
      () => 'not done',
    );
  const forwarded = { 'x-forwarded-for': '198.51.100.1', 'x-forwarded-host': 'evil.example' };

  it('sends visitors to both shells, and api requests to both apis', async () => {
    assert.deepEqual(await namesOf(balancer.site), ['shell-1', 'shell-2']);
    assert.deepEqual(await namesOf(balancer.calls), ['api-1', 'api-2']);
  });

  it('doesn’t trust visitors’ headers about themselves, but trusts shells’ headers about visitors', async () => {
    const visitor = await ask(balancer.site, { headers: forwarded });
    assert.equal(visitor.headers['x-forwarded-for'], '127.0.0.1');
    assert.equal(visitor.headers['x-forwarded-host'], undefined);
    const call = await ask(balancer.calls, { headers: forwarded });
    assert.equal(call.headers['x-forwarded-for'], '198.51.100.1');
    assert.equal(call.headers['x-forwarded-host'], 'evil.example');
  });

  it('leaves the decision to the shells if a proxy in front is named', async () => {
    const behind = await startBalancer(folder, Object.values(servers), 'uniquelocal');
    try {
      const { headers } = await ask(behind.site, { headers: forwarded });
      assert.equal(headers['x-forwarded-for'], '198.51.100.1, 127.0.0.1');
    } finally {
      await behind.stop();
    }
  });

  it('sends nothing to a server that is shutting down', async () => {
    servers['api-1'].state.isReady = false;
    await wait(3000);
    assert.deepEqual(await namesOf(balancer.calls), ['api-2']);
    servers['api-1'].state.isReady = true;
    await until(async () => (await namesOf(balancer.calls)).length === 2);
  });

  it('retries reads on the other server if one drops the connection, but never retries writes', async () => {
    const { state } = servers['shell-1'];
    state.breaksConnections = true;
    state.requests = 0;
    assert.deepEqual(await namesOf(balancer.site), ['shell-2']);
    assert.ok(state.requests > 0, 'it was asked');
    const before = state.requests + servers['shell-2'].state.requests;
    const outcomes = [];
    for (let number = 0; number < 4; number++) outcomes.push(await outcomeOf({ method: 'POST', body: '{}' }));
    assert.equal(state.requests + servers['shell-2'].state.requests, before + 4);
    assert.deepEqual(outcomes.toSorted(), [200, 200, 'not done', 'not done']);
    state.breaksConnections = false;
  });

  it('sends writes to the other server if one is unreachable', async () => {
    await servers['shell-1'].stop();
    for (let number = 0; number < 4; number++)
      assert.equal((await ask(balancer.site, { method: 'POST', body: '{}' })).name, 'shell-2');
  });

  it('responds with 503 when no server is left, and to shells in the api’s format', async () => {
    for (const name of ['api-1', 'api-2']) servers[name].state.isReady = false;
    await until(async () => (await fetch(balancer.calls)).status === 503);
    const { statusCode, error } = await ask(balancer.calls);
    assert.deepEqual({ statusCode, error }, { statusCode: 503, error: 'Service Unavailable' });
    assert.ok(await balancer.isReady(), 'kept pages can still be had');
    servers['shell-2'].state.isReady = false;
    await until(async () => !(await balancer.isReady()));
    const answer = await fetch(balancer.site);
    assert.deepEqual([answer.status, answer.headers.get('retry-after')], [503, '30']);
  });
});
