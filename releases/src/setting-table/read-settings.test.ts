import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Environment } from '../settings.ts';
import type { Reader } from './setting.ts';
import { misspeltSettings, readSettings } from './read-settings.ts';
import { TABLE } from './table.ts';

const read = (variables: Environment, readers: Reader[] = ['api']) =>
  readSettings(readers, variables, () => undefined);

function getProblems(variables: Environment, readers?: Reader[]): string[] {
  try {
    read(variables, readers);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

describe('readSettings', () => {
  it('has a default, or does without, for each setting', () => {
    expect(read({}, ['api', 'shell', 'commands', 'Docker'])).toMatchObject({ PORT: 3000, MIGRATIONS: 'run' });
  });

  it('names everything that’s wrong or missing at once, a line for each', () => {
    expect(
      getProblems({
        NODE_ENV: 'production',
        PORT: '80a',
        JWT_SECRET: 'short',
        RATE_LIMITS: 'maybe',
        SUMMARY_API_URL: 'https://chat.example/v1',
        MEDIA_STORAGE: 's3',
        MEDIA_S3_ENDPOINT: 's3.example',
      }),
    ).toEqual([
      'RATE_LIMITS must be on or off',
      'MEDIA_S3_ENDPOINT must be a URL that starts with http:// or https://',
      'PORT must be a whole number from 0 to 65535',
      'PUBLIC_URL must be the address that visitors use in production',
      'SITE_ADMIN_PASSWORD must be set in production',
      'JWT_SECRET is too weak for production: use at least 32 random characters',
      'DATA_KEY must be set in production',
      'OPERATOR_NAME must be set in production',
      'OPERATOR_ADDRESS must be set in production',
      'SUPPORT_EMAIL must be a real address in production',
      'SMTP_URL must be set in production: a mail server, or off to send no mail',
      'SUMMARY_MODEL must be set when SUMMARY_API_URL is',
      ...['BUCKET', 'REGION', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'].map(
        (name) => `MEDIA_S3_${name} must be set when MEDIA_STORAGE is s3`,
      ),
    ]);
  });

  it('names every secret file that can’t be read', () => {
    const folder = mkdtempSync(join(tmpdir(), 'club-reviews-settings-'));
    const file = join(folder, 'none');
    const lines = getProblems({ DATA_KEY_FILE: file, JWT_SECRET: 'set', JWT_SECRET_FILE: file });
    rmSync(folder, { recursive: true });
    expect(lines).toEqual([
      'JWT_SECRET and JWT_SECRET_FILE are both set: leave one of them out',
      `DATA_KEY_FILE names a file that can’t be read (ENOENT): ${file}`,
    ]);
  });

  it('only looks at the settings of its reader', () => {
    expect(getProblems({ PAGE_CACHE_MB: 'much' })).toEqual([]);
    expect(getProblems({ PAGE_CACHE_MB: 'much' }, ['shell'])).toEqual([
      'PAGE_CACHE_MB must be a number from 0 to 16384',
    ]);
  });

  it('never shows a value', () => {
    const variables = Object.fromEntries(Object.keys(TABLE).map((name) => [name, '\nhidden % ?']));
    const lines = getProblems({ ...variables, NODE_ENV: 'production' }, ['api', 'shell', 'commands']);
    expect(lines.length).toBeGreaterThan(30);
    expect(lines.filter((line) => !/^[A-Z0-9_]+ (must|is|has) /.test(line))).toEqual([]);
    expect(lines.join('\n')).not.toContain('hidden');
  });

  it('names the setting that a misspelt one was meant to be, next to the missing one', () => {
    expect(
      getProblems({
        NODE_ENV: 'production',
        PUBLIC_URI: 'https://site.co.uk',
        SUPPORT_EMAIL: 'a@site.co.uk',
      }),
    ).toEqual(expect.arrayContaining(['PUBLIC_URI isn’t a setting; did you mean PUBLIC_URL?']));
  });
});

describe('misspeltSettings', () => {
  it.each([
    ['SMPT_URL', 'SMTP_URL'],
    ['PUBLIC_URI', 'PUBLIC_URL'],
    ['RATE_LIMIT', 'RATE_LIMITS'],
    ['SITE_ADMIN_PASWORD', 'SITE_ADMIN_PASSWORD'],
    ['MAIL_FORM', 'MAIL_FROM'],
    ['DATA_KEYFILE', 'DATA_KEY_FILE'],
  ])('asks whether %s means %s', (name, meant) => {
    expect(misspeltSettings({ [name]: 'x' })).toEqual([`${name} isn’t a setting; did you mean ${meant}?`]);
  });

  it('says nothing of settings, of those that are empty, and of other programs’ variables', () => {
    const others = [
      ...[
        'PATH',
        'HOME',
        'POST',
        'HOSTS',
        'HOSTNAME',
        'TERM',
        'LANG',
        'SHELL',
        'TMPDIR',
        'PWD',
        'CI',
        'INIT_CWD',
      ],
      ...['APP_URL', 'APP_PORT', 'SITE_URL', 'API_KEY', 'NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS', 'MYSQL_HOST'],
      ...[
        'API_SERVICE_HOST',
        'API_PORT_3001_TCP',
        'SHELL_PORT',
        'AWS_DEFAULT_REGION',
        'S3_SECRET_ACCESS_KEY',
      ],
      ...[
        'OTEL_SERVICE_NAME',
        'OTEL_TRACES_SAMPLER',
        'OTEL_EXPORTER_OTLP_PROTOCOL',
        'XDG_DATA_DIRS',
        'NX_DAEMON',
      ],
    ];
    const names = [...Object.keys(TABLE), 'DATA_KEY_FILE', ...others];
    expect(misspeltSettings(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([]);
    expect(misspeltSettings({ SMPT_URL: '' })).toEqual([]);
  });
});
