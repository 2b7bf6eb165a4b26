import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ROOT } from '../setup/install.mjs';
import { dataVersion } from './data-version.mjs';

test('the version of the data is that of the sources, however their folder is written', () => {
  const version = dataVersion(ROOT.replace(/\/$/, ''));
  assert.match(version, /^[0-9a-f]{16}$/);
  assert.equal(dataVersion(`${ROOT.replace(/\/$/, '')}/`), version);
});
