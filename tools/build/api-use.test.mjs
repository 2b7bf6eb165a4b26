import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { apiUse } from './api-use.mjs';

const field = { type: 'string' };
const CONTRACT = {
  'GET /clubs/{}': {
    name: 'getClub',
    sends: { 'path 1': field },
    reads: {
      answer: { type: 'object' },
      'answer.name': field,
      'answer.motto': field,
      'answer.town': { type: 'object' },
      'answer.town.name': field,
      'answer.tags[]': field,
    },
  },
  'GET /stats': { name: 'getStats', sends: {}, reads: { answer: { type: 'object' } } },
};

describe('a release’s use of the api', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'api-use-'));
    mkdirSync(join(folder, 'src/api'), { recursive: true });
    mkdirSync(join(folder, 'client'));
    mkdirSync(join(folder, 'server'));
    writeFileSync(join(folder, 'src/api/generated-contract.json'), JSON.stringify(CONTRACT));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('consists of the calls in its code, and the fields its code names', () => {
    const code = 'x({endpoints:e=>({getClub:e.query({query:e=>({url:`/clubs/${e.id}`})})})});show(a.name)';
    writeFileSync(join(folder, 'client/routes.js'), code);
    writeFileSync(join(folder, 'server/pages.cjs'), 'const { tags } = club;');
    const used = apiUse(folder, folder);
    assert.deepEqual(Object.keys(used), ['GET /clubs/{}']);
    assert.deepEqual(Object.keys(used['GET /clubs/{}'].reads), ['answer', 'answer.name', 'answer.tags[]']);
    assert.deepEqual(used['GET /clubs/{}'].sends, { 'path 1': field });
  });

  it('is empty for a remote without a client', () => {
    rmSync(join(folder, 'src'), { recursive: true });
    assert.deepEqual(apiUse(folder, folder), {});
  });
});
