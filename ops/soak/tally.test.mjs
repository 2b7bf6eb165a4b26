import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
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
});
