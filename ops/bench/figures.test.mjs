import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { above, median, medians, ratios, roundRatios, getShare } from './figures.mjs';

const figures = (changes) => ({
  perSecond: 1000,
  p50: 1,
  p99: 2,
  serverMs: 0.1,
  databaseMs: 0.1,
  ...changes,
});

describe('median', () => {
  it('is the middle of an odd number of values', () => assert.equal(median([3, 1, 2]), 2));
  it('is half-way between the two middle values of an even number', () =>
    assert.equal(median([4, 1, 3, 2]), 2.5));
});

it('takes the median of each figure, so that one disturbed round does not count', () => {
  const samples = [{ perSecond: 600 }, { perSecond: 10 }, { perSecond: 620 }].map(figures);
  assert.equal(medians(samples).perSecond, 600);
});

describe('ratios', () => {
  it('count the CPU time of server and database together', () => {
    const { cpu } = ratios(figures({ serverMs: 0.5 }), figures({ databaseMs: 0.2 }));
    assert.equal(cpu.toFixed(6), '2.000000');
  });

  it('are calculated per round, so that a slow moment for both does not count', () => {
    const samples = [{ p50: 2 }, { p50: 20 }, { p50: 2 }].map(figures);
    const others = [{ p50: 1 }, { p50: 10 }, { p50: 4 }].map(figures);
    assert.equal(roundRatios(samples, others).p50, 2);
  });

  it('exceed a limit by CPU, by time, or by both', () => {
    assert.deepEqual(above(1.5, { cpu: 1.5, p50: 1.5 }), []);
    assert.deepEqual(above(1.5, { cpu: 1.6, p50: 1 }), ['CPU']);
    assert.deepEqual(above(1.05, { cpu: 1.06, p50: 1.2 }), ['CPU', 'p50']);
  });
});

describe('the share of a bare server', () => {
  it('is by requests per second', () => assert.equal(getShare(figures({ perSecond: 400 }), figures()), 0.4));
  it('is by the server’s CPU time, where that’s less', () =>
    assert.equal(getShare(figures({ perSecond: 800, serverMs: 0.2 }), figures()), 0.5));
});
