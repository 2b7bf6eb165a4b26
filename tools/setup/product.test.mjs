import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { generatedAdminPassword } from './product.mjs';

describe('the password printed at start', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'club-reviews-start-'));
  writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify({ siteAdminPassword: 'generated once' }));
  after(() => rmSync(dataDir, { recursive: true }));

  it('is the generated one if none is set', () => {
    assert.equal(generatedAdminPassword(dataDir, {}), 'generated once');
    assert.equal(generatedAdminPassword(dataDir, { SITE_ADMIN_PASSWORD: ' ' }), 'generated once');
  });

  it('is not the generated one if another is set, which takes precedence', () => {
    assert.equal(generatedAdminPassword(dataDir, { SITE_ADMIN_PASSWORD: 'another' }), undefined);
  });

  it('is unknown if nothing was generated', () => {
    assert.equal(generatedAdminPassword(join(dataDir, 'nowhere'), {}), undefined);
  });
});
