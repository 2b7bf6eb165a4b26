import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ROOT } from '../setup/npm.mjs';
import { dataSources, dataVersion } from './data-version.mjs';

describe('version of the data', () => {
  it('is the same however the checkout’s path is written', () => {
    const version = dataVersion(ROOT.replace(/\/$/, ''));
    assert.match(version, /^[0-9a-f]{12}$/);
    assert.equal(dataVersion(`${ROOT.replace(/\/$/, '')}/`), version);
  });

  for (const name of [
    'migrations/',
    'sample-data/',
    '/recount.ts',
    '/club-text-index.ts',
    '/search-text.ts',
    'domain/src/review-status.ts',
    '/review-status.sql.ts',
  ]) {
    it(`depends on ${name}, wherever the api keeps it`, () => {
      assert.ok(dataSources(ROOT).some((file) => file.includes(name)));
    });
  }
});
