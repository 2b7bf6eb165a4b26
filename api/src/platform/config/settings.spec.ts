import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EnvironmentError } from '@club-reviews/releases/setting-table/read-settings';
import { loadSettings } from './settings.js';

const STRONG = {
  SITE_ADMIN_PASSWORD: 'correct-horse-battery',
  JWT_SECRET: 'kT9vXb2mQ7wLz4RfH8nYc3JdS6pGa1Ue',
  DATA_KEY: 'Zr5uN8tBq2VxE7kWm4LdY9cHf3JsA6gP',
};
const OTHER_SECRET = 'Wq7nR2vTz9KdX4bHf6LmY8cJs3GpA5Ue';
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://www.club-reviews.co.uk',
  SUPPORT_EMAIL: 'help@club-reviews.co.uk',
  OPERATOR_NAME: 'Leeds Reviews',
  OPERATOR_ADDRESS: '1 High Street, Leeds, LS1 1AA',
  SMTP_URL: 'off',
  ...STRONG,
};

describe('loadSettings', () => {
  let dataDir: string;
  const load = (variables: Record<string, string>) => loadSettings({ DATA_DIR: dataDir, ...variables });

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'club-reviews-settings-'));
  });

  afterEach(() => rmSync(dataDir, { recursive: true }));

  it('starts without any settings', () => {
    expect(load({})).toMatchObject({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:3000',
      databaseUrl: undefined,
      waitsForMigrations: false,
      sampleData: true,
      reviewPublication: 'verified',
      rateLimits: true,
      postcodesApiUrl: 'https://api.postcodes.io',
      telemetrySample: 0.1,
      canaryLimits: { loads: 50, chance: 0.001 },
      metricsToken: undefined,
      map: undefined,
      operator: {},
    });
  });

  it('uses what is set; an empty value counts as not set', () => {
    expect(
      load({
        PORT: '8080',
        API_PORT: '4001',
        PUBLIC_URL: 'https://reviews.example/',
        DATABASE_URL: 'mysql://user:p%40ss@db.example:3307/reviews',
        SAMPLE_DATA: 'false',
        REVIEW_PUBLICATION: 'approved',
        RATE_LIMITS: 'off',
        REVIEWER_ADDRESS_YEARS: '3',
        REMOVED_REVIEW_DAYS: '180',
        POSTCODES_API_URL: 'off',
        TELEMETRY_SAMPLE: '.25',
        CANARY_ABORT: 'off',
        BRAND_NAME: '',
        TRUST_PROXY: 'loopback, 10.0.0.0/8',
      }),
    ).toMatchObject({
      port: 4001,
      publicUrl: 'https://reviews.example',
      sampleData: false,
      reviewPublication: 'approved',
      rateLimits: false,
      reviewerAddressYears: 3,
      removedReviewDays: 180,
      postcodesApiUrl: undefined,
      telemetrySample: 0.25,
      canaryLimits: undefined,
      operator: {},
      trustProxy: ['loopback', '10.0.0.0/8'],
    });
  });

  it.each([
    ['PORT', '70000'],
    ['DATABASE_URL', 'postgres://host/db'],
    ['DATABASE_URL', 'mysql://host'],
    ['PUBLIC_URL', 'https://reviews.example/clubs'],
    ['PUBLIC_URL', 'https://reviews.example/?from=mail'],
    ['PUBLIC_URL', 'https://user@reviews.example'],
    ['DATABASE_URL', 'mysql://user:100%@host/db'],
    ['MAIL_FROM', 'The reviews team'],
    ['MAIL_FROM', 'Reviews <reviews@site.example>\r\nBcc: all@site.example'],
    ['REVIEWER_ADDRESS_YEARS', '11'],
    ['REVIEWER_ADDRESS_YEARS', '1.5'],
    ['REMOVED_REVIEW_DAYS', '29'],
    ['REMOVED_REVIEW_DAYS', '367'],
    ['TELEMETRY_SAMPLE', '1.1'],
    ['METRICS_TOKEN', 'short'],
    ['MAP_TILES_URL', 'http://tiles.example/{z}/{x}/{y}.png'],
    ['MAP_TILES_URL', '//tiles.example/{z}/{x}/{y}.png'],
    ['MAP_TILES_URL', 'https://tiles.example/{z}/{x}.png'],
    ['MAP_ATTRIBUTION', 'x'.repeat(301)],
    ['MEDIA_S3_ENDPOINT', 'https://key:secret@s3.example'],
    ['MEDIA_S3_ENDPOINT', 'https://s3.example/?bucket=pictures'],
    ['MEDIA_S3_BUCKET', 'Our pictures'],
    ['MEDIA_S3_REGION', 'London, England'],
    ['SUPPORT_EMAIL', 'nobody'],
    ['REPLY_TIME_CLAIMS', 'soon'],
    ['BRAND_COLOUR', 'green'],
    ['BRAND_ACCENT', '#ffcc00'],
    ['SOCIAL_LINKS', 'facebook.com/reviews'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', 'the load balancer'],
    ['TRUST_PROXY', 'abc'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '10.0.0.1,,'],
  ])('refuses %s=%s in one line that names it', (variable, value) => {
    let message = '';
    try {
      load({ [variable]: value });
    } catch (error) {
      if (error instanceof EnvironmentError) message = error.message;
    }
    expect(message).toMatch(new RegExp(`^${variable} must [^\\n]+$`));
  });

  it('says how to write a per cent sign in a password', () => {
    const SMTP_URL = 'smtp://user:100%pass@127.0.0.1:2525';
    expect(() => load({ SMTP_URL })).toThrow('SMTP_URL must have %25 for a per cent sign');
    expect(load({ SMTP_URL: SMTP_URL.replace('%', '%25') }).smtpUrl).toContain('100%25pass');
  });

  it.each([
    ['smtp://relay.club-reviews.co.uk', undefined, true],
    ['smtp://user:p%40ss@203.0.113.9:25', undefined, true],
    ['smtp://mailpit:1025', undefined, false],
    ['smtp://10.1.2.3', undefined, false],
    ['smtp://relay.club-reviews.co.uk', 'if-offered', false],
    ['smtp://mailpit:1025', 'required', true],
  ])('requires encryption for %s in production, with SMTP_TLS=%s: %s', (url, choice, isNeeded) => {
    const settings = load({ ...PRODUCTION, SMTP_URL: url, ...(choice && { SMTP_TLS: choice }) });
    expect(settings.smtpNeedsTls).toBe(isNeeded);
    expect(load({ SMTP_URL: url }).smtpNeedsTls).toBe(false);
  });

  it.each([
    ['', ['loopback']],
    ['off', ['loopback']],
    ['fd00::/8', ['loopback', 'fd00::/8']],
    ['10.0.0.1,uniquelocal', ['loopback', '10.0.0.1', 'uniquelocal']],
  ])('trusts the shell on this machine and the proxies named by TRUST_PROXY=%s', (text, trusted) => {
    expect(load({ TRUST_PROXY: text }).trustProxy).toEqual(trusted);
  });

  it('has streets on maps only from a server that’s set, which can be this site itself', () => {
    expect(load({ MAP_TILES_URL: 'off' }).map).toBeUndefined();
    expect(load({ MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png' }).map).toEqual({
      tilesUrl: 'https://tiles.example/{z}/{x}/{y}.png',
      attribution: '© [OpenStreetMap contributors](https://www.openstreetmap.org/copyright)',
    });
    expect(load({ MAP_TILES_URL: '/tiles/{z}/{x}/{y}.png', MAP_ATTRIBUTION: '© Map makers' }).map).toEqual({
      tilesUrl: '/tiles/{z}/{x}/{y}.png',
      attribution: '© Map makers',
    });
  });

  it('reads what the operator says, and a logo from its file', () => {
    const file = join(dataDir, 'logo.png');
    writeFileSync(file, Buffer.from('89504e470d0a1a0a00', 'hex'));
    expect(load({ OPERATOR_NAME: ' Leeds Reviews ', BRAND_LOGO: file, SMTP_URL: 'off' })).toMatchObject({
      operator: { operatorName: 'Leeds Reviews', brandLogo: 'data:image/png;base64,iVBORw0KGgoA' },
      smtpUrl: undefined,
    });
    writeFileSync(file, '<svg/>');
    expect(() => load({ BRAND_LOGO: file })).toThrow('BRAND_LOGO must be a PNG, JPEG or WebP picture');
    expect(() => load({ BRAND_LOGO: `${file}.gone` })).toThrow('BRAND_LOGO names a file that can’t be read');
  });

  it('needs a model to request summaries from a chat service', () => {
    const SUMMARY_API_URL = 'https://chat.example/v1';
    expect(() => load({ SUMMARY_API_URL })).toThrow(/^SUMMARY_MODEL must be set/);
    expect(load({ SUMMARY_API_URL, SUMMARY_MODEL: 'small' }).summaryApi).toEqual({
      url: SUMMARY_API_URL,
      key: undefined,
      model: 'small',
    });
  });

  it('stores pictures in a folder, or in a bucket that is described in full', () => {
    const bucket = {
      MEDIA_S3_ENDPOINT: 'https://s3.eu-west-2.amazonaws.com/',
      MEDIA_S3_BUCKET: 'club-pictures',
      MEDIA_S3_REGION: 'eu-west-2',
      MEDIA_S3_ACCESS_KEY_ID: 'an-id',
      MEDIA_S3_SECRET_ACCESS_KEY: 'a-secret',
    };
    expect(load(bucket).pictureBucket).toBeUndefined();
    expect(load({ ...bucket, MEDIA_STORAGE: 's3' }).pictureBucket).toEqual({
      endpoint: 'https://s3.eu-west-2.amazonaws.com',
      bucket: 'club-pictures',
      region: 'eu-west-2',
      accessKeyId: 'an-id',
      secretAccessKey: 'a-secret',
    });
    for (const name of Object.keys(bucket))
      expect(() => load({ ...bucket, MEDIA_STORAGE: 's3', [name]: '' })).toThrow(
        `${name} must be set when MEDIA_STORAGE is s3`,
      );
  });

  it('generates secrets once, for their owner only', () => {
    const first = load({}).secrets;
    expect(Object.values(first).every((secret) => String(secret).length >= 16)).toBe(true);
    expect(load({}).secrets).toEqual(first);
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('prefers a given secret, and keeps the generated ones', () => {
    const generated = load({}).secrets;
    expect(load({ JWT_SECRET: 'given' }).secrets).toEqual({ ...generated, jwtSecrets: ['given'] });
    expect(load({}).secrets).toEqual(generated);
  });

  it('adds a secret that the file lacks without changing the others', () => {
    writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify({ dataKey: 'kept' }));
    expect(load({}).secrets.dataKeys).toEqual(['kept']);
    expect(JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'))).toMatchObject({
      dataKey: 'kept',
    });
  });

  it('does not replace a damaged file of secrets', () => {
    writeFileSync(join(dataDir, 'secrets.json'), '{"dataKey": "hal');
    expect(() => load({})).toThrow(EnvironmentError);
  });

  it('accepts several secrets for tokens, the first of which signs', () => {
    const { jwtSecrets } = load({
      ...PRODUCTION,
      JWT_SECRET: `${STRONG.JWT_SECRET}, ${OTHER_SECRET},`,
    }).secrets;
    expect(jwtSecrets).toEqual([STRONG.JWT_SECRET, OTHER_SECRET]);
  });

  it('checks each of several secrets', () => {
    expect(() => load({ ...PRODUCTION, JWT_SECRET: `${STRONG.JWT_SECRET},short` })).toThrow(
      'JWT_SECRET is too weak for production: use at least 32 random characters for each of the values between commas',
    );
    expect(() => load({ ...PRODUCTION, JWT_SECRET: `${STRONG.JWT_SECRET},${STRONG.JWT_SECRET}` })).toThrow(
      'JWT_SECRET has the same value twice',
    );
    expect(() => load({ ...PRODUCTION, JWT_SECRET: ' , ' })).toThrow('JWT_SECRET must be set in production');
  });

  it.each<[string, Record<string, string>]>([
    ['JWT_SECRET must not be the same as DATA_KEY', { JWT_SECRET: STRONG.DATA_KEY }],
    ['SITE_ADMIN_PASSWORD must not be the same as JWT_SECRET', { SITE_ADMIN_PASSWORD: STRONG.JWT_SECRET }],
    ['DATA_KEY must not be the same as METRICS_TOKEN', { METRICS_TOKEN: STRONG.DATA_KEY }],
    [
      'DATA_KEY must not be the same as the password in DATABASE_URL',
      { DATABASE_URL: `mysql://reviews:${STRONG.DATA_KEY}@db/reviews` },
    ],
    [
      'DATABASE_URL has a password that is too weak for production',
      { DATABASE_URL: 'mysql://user:password@db/reviews' },
    ],
    [
      'DATABASE_URL has a password that is too weak for production',
      { DATABASE_URL: 'mysql://club_reviews:club_reviews@db/reviews' },
    ],
  ])('refuses in production: %s', (message, variables) => {
    expect(() => load({ ...PRODUCTION, ...variables })).toThrow(message);
  });

  it.each(['correct horse test battery staple', 'aB3-secret-Kq9-Xw2-Lm7-Pz4'])(
    'accepts %s, which only contains a well-known word',
    (SITE_ADMIN_PASSWORD) => {
      expect(load({ ...PRODUCTION, SITE_ADMIN_PASSWORD }).secrets.siteAdminPassword).toBe(
        SITE_ADMIN_PASSWORD,
      );
    },
  );

  it('runs in production with strong secrets, without sample data', () => {
    expect(load(PRODUCTION)).toMatchObject({
      production: true,
      sampleData: false,
    });
  });

  it.each([
    ['SITE_ADMIN_PASSWORD', 'short'],
    ['JWT_SECRET', 'secret'],
    ['DATA_KEY', 'a'.repeat(64)],
    ['SITE_ADMIN_PASSWORD', 'password1234'],
    ['SITE_ADMIN_PASSWORD', 'changeme1234'],
    ['SITE_ADMIN_PASSWORD', 'Change-Me-Admin-123456'],
    ['JWT_SECRET', 'changeme-changeme-changeme-changeme'],
    ['DATA_KEY', 'replace-me-with-a-secret-1234567890'],
    ['PUBLIC_URL', 'http://127.0.0.1:3000'],
    ['PUBLIC_URL', 'http://127.8.0.1'],
    ['PUBLIC_URL', 'https://localhost'],
    ['PUBLIC_URL', 'http://reviews.localhost:3000'],
    ['PUBLIC_URL', 'http://[::1]:3000'],
    ['PUBLIC_URL', 'http://0.0.0.0:3000'],
    ['SUPPORT_EMAIL', 'support@example.org'],
    ['SUPPORT_EMAIL', 'support@mail.example.com'],
    ['SUPPORT_EMAIL', 'support@reviews.example'],
    ['MAIL_FROM', 'Reviews <reviews@example.net>'],
    ['MAIL_FROM', 'reviews@reviews.test'],
    ['DEV_MAILBOX', 'on'],
  ])('refuses in production when %s is %s', (variable, value) => {
    expect(() => load({ ...PRODUCTION, [variable]: value })).toThrow(new RegExp(`^${variable} `));
  });
});
