import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isTooDear, priceReport } from './price-report.mjs';

const home = (bytes, requests) => ({
  bytes,
  scripts: bytes / 2,
  requests,
  files: [{ path: '/assets/main.0123abcd.js', bytes: bytes / 2 }],
});

describe('the price of federation', () => {
  it('is given in bytes, percent and requests', () => {
    const report = priceReport({ one: home(200_000, 6), federated: home(214_000, 8) });
    assert.match(report, /\| All bytes \| 200\.0 kB \| 214\.0 kB \| \+7\.0 % \|/);
    assert.match(report, /\| Requests \| 6 \| 8 \| 2 more \|/);
    assert.match(report, /\| main \| 107\.0 kB \|/);
  });

  it('may be a tenth of the bytes and four requests', () => {
    assert.equal(isTooDear({ one: home(100_000, 5), federated: home(110_000, 9) }), false);
    assert.equal(isTooDear({ one: home(100_000, 5), federated: home(90_000, 10) }), true);
  });

  it('may be more bytes if there is a reason for them, and no more than that', () => {
    assert.equal(isTooDear({ one: home(100_000, 5), federated: home(134_000, 5) }), false);
    assert.equal(isTooDear({ one: home(100_000, 5), federated: home(134_100, 5) }), true);
  });
});
