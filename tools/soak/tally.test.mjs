import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { MOST_AT_ONCE, visitAtPace } from './pace.mjs';
import { Tally } from './tally.mjs';

const answer = (status, headers = {}) => ({ kind: 'home', ms: 10, answer: { status, headers, text: '' } });

describe('the soak test’s tally', () => {
  it('only counts a 503 as shed load if it has Retry-After', () => {
    const tally = new Tally();
    tally.add(answer(503, { 'retry-after': '5' }));
    tally.add(answer(503));
    assert.deepEqual([tally.counts.shed, tally.counts.failed], [1, 1]);
  });

  it('names what should never have happened, and nothing else', () => {
    const tally = new Tally();
    tally.add(answer(200));
    tally.add(answer(304));
    assert.equal(tally.isFlawless, true);
    tally.add(answer(404));
    tally.add({ kind: 'a club', ms: 1, error: new Error('socket hang up') });
    assert.equal(tally.isFlawless, false);
    assert.deepEqual(tally.surprises, ['home: 404 ', 'a club: socket hang up']);
  });

  it('counts the visits that stay away while too many others are waiting', async () => {
    const tally = new Tally();
    await visitAtPace({
      ...{ perSecond: MOST_AT_ONCE * 20, seconds: 0.1, signal: new AbortController().signal },
      visit: () => wait(1000).then(() => tally.add(answer(200))),
      stayAway: () => tally.addAway(),
    });
    assert.deepEqual([tally.counts.answered, tally.counts.away], [MOST_AT_ONCE, MOST_AT_ONCE]);
    assert.equal(tally.isFlawless, false);
  });

  it('knows how long a share of the responses took', () => {
    const tally = new Tally();
    for (let ms = 1; ms <= 100; ms += 1) tally.add({ ...answer(200), ms });
    assert.equal(tally.percentile(0.5), 51);
    assert.equal(tally.percentile(0.99), 100);
  });
});
