import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { sendVisitors } from './visitors.mjs';

const PAIRS = { shell: ['shell-1', 'shell-2'], api: ['api-1', 'api-2'] };
const BEFORE_MS = 3_000;
const AFTER_MS = 5_000;
const MAILS_TIMEOUT_MS = 120_000;
/** A write that's running in a server that crashes gets no response; with one writer, that's one at most. */
const MOST_UNANSWERED = 1;

/**
 * Checks that both shells and both apis work, and what happens to visitors when one of them crashes or is replaced.
 * @param {() => {product: object, getJson: Function, postJson: Function}} running the product, once it's running
 */
export function checkTwoOfEach(running) {
  for (const [part, services] of Object.entries(PAIRS)) {
    it(`has both of ${services.join(' and ')} answer`, async () => {
      const { product, getJson } = running();
      const answered = () => Promise.all(services.map((service) => requestsOf(product, service, part)));
      const before = await answered();
      for (let number = 0; number < 20; number++) await getJson(`/api/clubs?limit=${number + 1}`);
      const after = await answered();
      for (const [index, count] of after.entries())
        assert.ok(
          count >= before[index] + 5,
          `${services[index]} has answered ${count - before[index]} of 20`,
        );
    });
  }

  it('doesn’t trust visitors about their own address', async () => {
    const { product, postJson } = running();
    const form = { email: 'nobody@club.example', password: 'not the password' };
    for (const address of ['198.51.100.1', '198.51.100.2', '10.0.0.1'])
      assert.equal(
        (await postJson('/api/club-admin/login', form, { 'x-forwarded-for': address })).status,
        401,
      );
    const log = await product.compose(['logs', '--no-color', ...PAIRS.api]);
    const networks = log
      .split('\n')
      .filter((line) => line.includes('"login-failed"'))
      .map((line) => /"network":"([^"]+)"/.exec(line)?.[1]);
    assert.ok(networks.length >= 3, log.slice(-2000));
    assert.equal(new Set(networks).size, 1);
  });

  for (const service of [...PAIRS.api, ...PAIRS.shell]) {
    const isApi = PAIRS.api.includes(service);

    it(`goes on when ${service} crashes, and has it back`, async () => {
      const { product } = running();
      const { reads, failed, acknowledged } = await meanwhile(running(), `crash-${service}`, async () => {
        await product.crash(service);
        await wait(AFTER_MS);
        await product.untilHealthy(service);
      });
      console.log(
        `${service} crashed: ${reads} pages and calls read, ${failed.reads.length} failed; ` +
          `${acknowledged.length} reviews acknowledged, ${failed.writes.length} not`,
      );
      assert.deepEqual(failed.reads, []);
      assert.ok(failed.writes.length <= MOST_UNANSWERED, failed.writes.join(', '));
      await eachHasOneMail(product, acknowledged);
    });

    it(`fails no request while ${service} is replaced`, async () => {
      const { product } = running();
      const { reads, failed, acknowledged } = await meanwhile(running(), `roll-${service}`, async () => {
        await product.compose(['up', '-d', '--no-deps', '--force-recreate', service]);
        await product.untilHealthy(service);
      });
      console.log(
        `${service} replaced: ${reads} pages and calls read, ${acknowledged.length} reviews acknowledged, ` +
          `${failed.reads.length + failed.writes.length} failed`,
      );
      assert.deepEqual(failed, { reads: [], writes: [] });
      assert.ok(isApi ? acknowledged.length > 0 : reads > 0);
      await eachHasOneMail(product, acknowledged);
    });
  }
}

/** Does something while visitors read and write, and returns how that went. */
async function meanwhile({ product, getJson }, name, action) {
  const clubs = await getJson('/api/clubs?limit=40');
  const paths = ['/', `/clubs/${clubs[0].slug}`, '/browse-clubs', '/api/clubs?limit=3', '/registry.json'];
  const visitors = sendVisitors(product.site, { paths, clubs, name });
  try {
    await wait(BEFORE_MS);
    await action();
    await wait(AFTER_MS);
  } finally {
    await visitors.stop();
  }
  return visitors.stop();
}

/** Waits until every acknowledged review has its mail, and none has two. */
async function eachHasOneMail(product, addresses) {
  const giveUpAt = Date.now() + MAILS_TIMEOUT_MS;
  for (;;) {
    const counts = new Map(addresses.map((address) => [address, 0]));
    for (const { To } of await product.mails())
      for (const { Address } of To) if (counts.has(Address)) counts.set(Address, counts.get(Address) + 1);
    const wrong = [...counts].filter(([, count]) => count !== 1);
    if (wrong.length === 0) return;
    assert.ok(
      Date.now() < giveUpAt,
      `mails: ${wrong.map(([address, count]) => `${address} ${count}`).join()}`,
    );
    await wait(500);
  }
}

/** How many requests a server has answered, according to its own count. */
async function requestsOf(product, service, part) {
  const port = { shell: 3000, api: 3001 }[part];
  const script = `fetch('http://127.0.0.1:${port}/metrics', { headers: { authorization: 'Bearer ${product.variables.METRICS_TOKEN}' } })
    .then((answer) => answer.text()).then(console.log)`;
  const metrics = await product.exec(service, ['node', '--eval', script]);
  const counts = [...metrics.matchAll(/^http_request_duration_seconds_count\{.*\} (\d+)$/gm)];
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}
