import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { TEST_SETTINGS } from '../../../../tools/setup/product.mjs';
import { getTrialSettings } from './temporary-site.mjs';

/** What a server in production has in its environment. */
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://reviews.example.org',
  HOST: '0.0.0.0',
  MIGRATIONS: 'wait',
  DATABASE_URL_FILE: '/run/secrets/database_url',
  DATA_KEY_FILE: '/run/secrets/data_key',
  MEDIA_STORAGE: 's3',
  MEDIA_S3_BUCKET: 'pictures',
  SMTP_URL: 'smtp://mail.example.org',
  PAGE_PURGE_URL: 'https://cdn.example.org/purge',
};

describe('the site that the gate starts', () => {
  it('starts where production runs, with none of its settings', async () => {
    const { readSettings } = await import('../../../../releases/dist/setting-table/read-settings.js');
    const trial = await getTrialSettings('/tmp/gate', 3999);
    const settings = readSettings(['api', 'shell', 'commands'], { ...PRODUCTION, ...trial }, () => {});
    assert.equal(settings.NODE_ENV, 'development');
    assert.equal(settings.HOST, '127.0.0.1');
    assert.equal(settings.MIGRATIONS, 'run');
    assert.equal(settings.MEDIA_STORAGE, 'folder');
    for (const name of ['DATABASE_URL', 'DATA_KEY', 'SMTP_URL', 'PAGE_PURGE_URL', 'PUBLIC_URL'])
      assert.equal(settings[name], undefined, name);
  });

  it('has the settings of every product under test', async () => {
    const trial = await getTrialSettings('/tmp/gate', 3999);
    for (const name of ['RATE_LIMITS', 'SAMPLE_DATA', 'TELEMETRY_SAMPLE', 'OFFLINE_PAGES'])
      assert.equal(trial[name], TEST_SETTINGS[name], name);
  });
});
