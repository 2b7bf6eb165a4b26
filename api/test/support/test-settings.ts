import { tmpdir } from 'node:os';
import type { Settings } from '../../src/platform/config/settings.js';
import { Keyring } from '../../src/platform/security/keyring.js';

/** The secrets of every test, unless it changes them. */
export const TEST_SECRETS = {
  siteAdminPassword: 'test-password',
  jwtSecrets: ['test-jwt-secret'],
  dataKeys: ['test-data-key'],
};

/** The keys of every test's database, unless it changes its secrets. */
export const TEST_KEYS = Keyring.of('test-data-key');

/** Settings for a test: unless they're changed, nothing leaves the machine, nothing is limited, nothing is logged. */
export function testSettings(...changes: Partial<Settings>[]): Settings {
  const changed: Partial<Settings> = Object.assign({}, ...changes);
  const dataDir = changed.dataDir ?? tmpdir();
  return {
    production: false,
    host: '127.0.0.1',
    port: 0,
    trustProxy: ['loopback'],
    logLevel: 'silent',
    databaseUrl: undefined,
    waitsForMigrations: false,
    dataDir,
    publicUrl: 'http://127.0.0.1:3000',
    smtpUrl: undefined,
    smtpNeedsTls: false,
    mailFrom: undefined,
    bounceAddress: undefined,
    bounceToken: undefined,
    devMailbox: undefined,
    secrets: TEST_SECRETS,
    sampleData: false,
    reviewPublication: 'verified',
    rateLimits: false,
    openData: false,
    refusesUnnotedChanges: true,
    reviewerAddressYears: 2,
    removedReviewDays: 30,
    postcodesApiUrl: undefined,
    map: undefined,
    summaryApi: undefined,
    pictureBucket: undefined,
    releaseStore: { DATA_DIR: dataDir },
    backup: { key: undefined, bucketAccess: undefined },
    telemetrySample: 0,
    canaryLimits: undefined,
    metricsToken: undefined,
    traces: undefined,
    shutdownDelay: 0,
    operator: {},
    ...changed,
  };
}
