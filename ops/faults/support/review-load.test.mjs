import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { it } from 'node:test';
import { ReviewLoad, compareReviews } from './review-load.mjs';

it('counts what is lost and what is doubled', () => {
  const rows = [
    { text: 'a', count: 1 },
    { text: 'b', count: '2' },
    { text: 'unacknowledged', count: 1 },
  ];
  assert.deepEqual(compareReviews(['a', 'b', 'c'], rows), { stored: 3, lost: ['c'], doubled: ['b'] });
});

it('tells acknowledged reviews, allowed refusals and everything else apart', async () => {
  const answers = [[201], [503, { 'retry-after': '5' }], [503], [500], [201]];
  const texts = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const [status, headers = {}] = answers[texts.length] ?? [201];
    texts.push(JSON.parse(body).reviewText);
    response.writeHead(status, headers).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const load = new ReviewLoad({
    urls: [`http://127.0.0.1:${server.address().port}`],
    clubs: [7],
    writers: 1,
  });
  load.start();
  await load.untilAcknowledged(2);
  await load.stop();
  server.close();
  assert.deepEqual(load.acknowledged.slice(0, 2), [texts[0], texts[4]]);
  assert.deepEqual(load.refused, { 503: 1 });
  assert.deepEqual(load.unexpected, ['503 without Retry-After: ', '500 ']);
});
