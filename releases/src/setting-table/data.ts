import { z } from 'zod';
import { atLeast, databaseUrl, number, serviceUrl, url, whole, word } from './kinds.ts';
import { weakLogin } from './production.ts';
import { readBy } from './setting.ts';

const api = readBy('api');
const shell = readBy('shell');
const command = readBy('commands');
const store = readBy('api', 'shell', 'commands');
const release = readBy('shell', 'commands');

const WITH_S3 = { neededWith: 'MEDIA_STORAGE=s3' };
const WITH_BUCKET = { neededWith: 'BACKUP_S3_ENDPOINT' };

const bucketName = z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket');
const region = z.string().regex(/^[a-z0-9-]{2,40}$/, 'must be the name of a region, like eu-west-2');

/** Where what's stored is stored. */
export const DATA = {
  DATA_DIR: store(
    z.string().default('.data'),
    'embedded database, release store, pictures and generated secrets',
  ),
  DATABASE_URL: api(
    databaseUrl.optional(),
    '`mysql://user:password@host:port/database` (MySQL 8, MariaDB 10.6); `?hosts=` for clusters, see [databases](operations.md#databases)',
    { isSecret: true, unset: 'SQLite in `DATA_DIR`', production: weakLogin },
  ),
  MIGRATIONS: api(
    word('run', 'wait').default('run'),
    'migrate at every start, or leave that to `npm run ops -- migrate`',
  ),
  MEDIA_STORAGE: api(
    word('folder', 's3').default('folder'),
    'where clubs’ pictures are: in `DATA_DIR`, or in a bucket on an S3-compatible service; see [photos](deployment.md#photos)',
  ),
  MEDIA_S3_ENDPOINT: api(serviceUrl.optional(), 'the address of its service', WITH_S3),
  MEDIA_S3_BUCKET: api(bucketName.optional(), 'its name', WITH_S3),
  MEDIA_S3_REGION: api(region.optional(), 'its region, such as `eu-west-2`', WITH_S3),
  MEDIA_S3_ACCESS_KEY_ID: api(z.string().optional(), 'a key for it', { isSecret: true, ...WITH_S3 }),
  MEDIA_S3_SECRET_ACCESS_KEY: api(z.string().optional(), 'the secret of that key', {
    isSecret: true,
    ...WITH_S3,
  }),
  BACKUP_KEY: command(
    atLeast(32).optional(),
    'encrypts backups. Keep it away from them: without it they can’t be read; see [backups](operations.md#backup-and-restore)',
    { isSecret: true, unset: 'none: not encrypted' },
  ),
  BACKUP_S3_ENDPOINT: command(
    serviceUrl.optional(),
    'for backups in a bucket: the address of its service, without the bucket',
  ),
  BACKUP_S3_REGION: command(z.string().optional(), 'its region', WITH_BUCKET),
  BACKUP_S3_ACCESS_KEY_ID: command(
    z.string().optional(),
    'a key that may read, write, list and delete there',
    { isSecret: true, ...WITH_BUCKET },
  ),
  BACKUP_S3_SECRET_ACCESS_KEY: command(z.string().optional(), 'the secret of that key', {
    isSecret: true,
    ...WITH_BUCKET,
  }),
};

/** Releases of the remotes, and what becomes of pages. */
export const PAGES = {
  RELEASE_STORE: store(
    z.string().optional(),
    '`/folder`, or `s3://bucket/folder`; see [releases in a bucket](deployment.md#releases-in-a-bucket)',
    { unset: 'in `DATA_DIR`' },
  ),
  RELEASE_STORE_ENDPOINT: store(serviceUrl.optional(), 'the address of the bucket’s service', {
    unset: 'Amazon’s',
  }),
  AWS_REGION: store(z.string().optional(), 'its region, for `s3://`'),
  AWS_ACCESS_KEY_ID: store(z.string().optional(), 'a key for it', { isSecret: true }),
  AWS_SECRET_ACCESS_KEY: store(z.string().optional(), 'the secret of that key', {
    isSecret: true,
  }),
  AWS_SESSION_TOKEN: store(z.string().optional(), 'the token of a temporary key', {
    isSecret: true,
  }),
  RELEASE_KEYS: release(
    z.string().optional(),
    'who may release what: public keys by remote, as JSON or the path of a file; see [signed releases](deployment.md#signed-releases)',
    { unset: 'none: needn’t be signed' },
  ),
  RELEASE_SIGNING_KEY: command(
    z.string().optional(),
    'the private key that `npm run release` signs with, in base64 without the header and footer lines',
    { isSecret: true },
  ),
  TELEMETRY_SAMPLE: api(
    number(0, 1).default(0.1),
    'share of visits that report how releases perform; while a canary runs, every visit does, unless it’s 0; see [releases](deployment.md#seeing-releases)',
  ),
  CANARY_ABORT: api(
    word('on', 'off').default('on'),
    'whether a canary is aborted that fails more often than the live version',
  ),
  CANARY_ABORT_LOADS: api(whole(1, 999_999).default(50), 'after how many loads of each that’s judged'),
  CANARY_ABORT_CHANCE: api(
    number(0, 1).default(0.001),
    'a canary is bad if the probability of so many failures by chance is below this',
  ),
  PAGE_CACHE_MB: shell(
    number(0, 16_384).default(64),
    'megabytes of memory for rendered pages in each shell; `0` for none',
  ),
  PAGE_CDN_SECONDS: shell(
    whole(0, 86_400).default(0),
    'how long a CDN may serve pages; `0`: it asks every time; see [CDN](deployment.md#with-a-content-delivery-network)',
  ),
  PAGE_CDN_STALE_SECONDS: shell(
    whole(0, 86_400).default(0),
    'how much longer it may serve them stale while it revalidates',
  ),
  PAGE_PURGE_URL: shell(
    url('http:', 'https:').optional(),
    'where tags of changed pages are posted; see [CDN](deployment.md#with-a-content-delivery-network)',
  ),
  PAGE_PURGE_SECRET: shell(z.string().optional(), 'the bearer token for that', { isSecret: true }),
  OFFLINE_PAGES: shell(
    word('on', 'off').default('on'),
    'whether visitors’ devices may keep pages to read offline; `off` also removes what they’ve kept',
  ),
};
