import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compareSizes, compareSystems, median } from './summary.mjs';

const sample = (figures) => ({ perSecond: 1000, p50: 1, p99: 2, serverMs: 0.1, databaseMs: 0.1, ...figures });
const measured = (size, system, ...samples) => ({ size, system, samples: samples.map(sample) });

describe('median', () => {
  it('is the middle of an odd number of values', () => assert.equal(median([3, 1, 2]), 2));
  it('is half-way between the two middle ones of an even number', () =>
    assert.equal(median([4, 1, 3, 2]), 2.5));
});

describe('comparison of systems', () => {
  it('compares the medians of each figure, so that one disturbed round does not count', () => {
    const { small } = compareSystems([
      measured('small', 'product', { perSecond: 600 }, { perSecond: 10 }, { perSecond: 620 }),
      measured('small', 'bare', { perSecond: 1000 }),
    ]);
    assert.equal(small.throughput, 0.6);
    assert.equal(small.reachesThroughput, true);
  });

  it('adds the CPU of server and database', () => {
    const { small } = compareSystems([
      measured('small', 'product', { serverMs: 0.5, databaseMs: 0.1 }),
      measured('small', 'bare', { serverMs: 0.1, databaseMs: 0.2 }),
    ]);
    assert.equal(small.cpu.toFixed(6), '2.000000');
  });
});

describe('comparison of sizes', () => {
  const growthOf = (large, bareLarge) =>
    compareSizes({
      small: { product: sample(), bare: sample() },
      large: { product: sample(large), bare: sample(bareLarge) },
    });

  it('misses nothing at up to one and a half times the cost and time', () => {
    assert.deepEqual(growthOf({ p50: 1.5 }).misses, []);
  });

  it('says which of cost and time it misses', () => {
    assert.deepEqual(growthOf({ databaseMs: 0.5 }).misses, ['CPU']);
    assert.deepEqual(growthOf({ databaseMs: 0.5, p50: 2 }).misses, ['CPU', 'p50']);
  });

  it('tells how the bare server grows', () => {
    assert.equal(growthOf({}, { databaseMs: 0.3 }).bareCpu.toFixed(6), '2.000000');
  });

  it('is left out when one size was not measured', () => {
    assert.equal(compareSizes({ small: { product: sample() } }), undefined);
  });
});
