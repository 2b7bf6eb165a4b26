import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isExampleAddress, isLoopbackUrl, isWellKnown } from '@club-reviews/releases/example-values';
import { traceSettingsOf } from '@club-reviews/watching/trace-settings';
import type { TraceSettings } from '@club-reviews/watching/trace-settings';
import { compile } from '@fastify/proxy-addr';
import type { BackupSettings } from './backup-settings.js';
import { backupSettingsOf } from './backup-settings.js';
import type { Environment } from './environment.js';
import { EnvironmentError, readEnvironment } from './environment.js';
import { isOnOwnNetwork } from './network-host.js';
import type { Secrets } from './secrets.js';
import { refuseEqualSecrets, resolveSecrets, secretsIn } from './secrets.js';

/** The club login that anyone may try. It exists only while the sample data is loaded. */
export const DEMO_LOGIN = { email: 'demo@club-login.example', password: 'kick-off-demo' } as const;

const REPOSITORY = fileURLToPath(new URL('../../../..', import.meta.url));

/** Which reviews the public may read: all verified ones, or only those an administrator approved as well. */
export type ReviewPublication = 'verified' | 'approved';

/** A service with the interface of OpenAI's chat completions. */
export interface SummaryApiSettings {
  /** The base ("…/v1") or the call itself ("…/v1/chat/completions"). */
  url: string;
  key: string | undefined;
  model: string;
}

/** Where map images come from. */
export interface MapSettings {
  /** Address of a tile with {z}, {x} and {y}. */
  tilesUrl: string;
  /** The map attribution: a text, with links written as [words](address). */
  attribution: string;
}

/** A bucket at a service with the protocol of Amazon S3. */
export interface S3Settings {
  /** The service's address without a trailing slash; the bucket's name follows it. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** All settings, checked; one object for the whole process, and what it's injected by. */
export abstract class Settings {
  readonly production!: boolean;
  readonly host!: string;
  readonly port!: number;
  /** The proxies trusted to say where a visitor comes from; true for all of them. */
  readonly trustProxy!: string[];
  readonly logLevel!: string;
  readonly databaseUrl!: string | undefined;
  /** Whether a start leaves migrations to `npm run ops -- migrate`, and waits for them. */
  readonly waitsForMigrations!: boolean;
  readonly dataDir!: string;
  readonly publicUrl!: string;
  readonly smtpUrl!: string | undefined;
  /** Whether mails are kept rather than handed to a server of `smtp://` that doesn't encrypt the connection. */
  readonly smtpNeedsTls!: boolean;
  readonly mailFrom!: string | undefined;
  /** Whether unsent mails can be read at /dev/mailbox. Undefined: only if the site is on a loopback address. */
  readonly devMailbox!: boolean | undefined;
  readonly secrets!: Secrets;
  readonly sampleData!: boolean;
  readonly reviewPublication!: ReviewPublication;
  readonly rateLimits!: boolean;
  /**
   * Whether a write that changes public pages without a note fails, as in tests, instead of invalidating every page.
   */
  readonly refusesUnnotedChanges!: boolean;
  /** How many years after the end of a review's season its author's address is kept. */
  readonly reviewerAddressYears!: number;
  /** Undefined if there is no postcode service. */
  readonly postcodesApiUrl!: string | undefined;
  /** Undefined if pages show no maps. */
  readonly map!: MapSettings | undefined;
  /** Undefined if summaries are made of sentences from the reviews, without any network. */
  readonly summaryApi!: SummaryApiSettings | undefined;
  /** Where clubs' pictures are stored; undefined for below `dataDir`. */
  readonly pictureBucket!: S3Settings | undefined;
  /** Where releases are stored; by the names of the variables. */
  readonly releaseStore!: Record<string, string | undefined>;
  readonly backup!: BackupSettings;
  /** The share of visits that report how releases perform, from 0 to 1. */
  readonly telemetrySample!: number;
  /** When a canary is bad enough to be ended automatically; undefined for never. */
  readonly canaryLimits!: { loads: number; chance: number } | undefined;
  /** What Prometheus has to send to get the metrics; undefined if it gets none. */
  readonly metricsToken!: string | undefined;
  /** Where traces are sent; undefined if there are none. */
  readonly traces!: TraceSettings | undefined;
  /** How long to keep serving after being asked to stop, in seconds; load balancers notice in the meantime. */
  readonly shutdownDelay!: number;
  readonly brandName!: string;
  readonly supportEmail!: string;
}

/**
 * Reads and checks all settings; relative folders are relative to the repository, wherever a command is run. Throws
 * EnvironmentError with one line naming what is wrong.
 */
export function loadSettings(variables: Record<string, string | undefined> = process.env): Settings {
  const environment = readEnvironment(variables);
  const production = environment.NODE_ENV === 'production';
  const publicUrl = withoutTrailingSlash(environment.PUBLIC_URL ?? `http://127.0.0.1:${environment.PORT}`);
  const dataDir = resolve(REPOSITORY, environment.DATA_DIR);
  const settings: Settings = {
    production,
    host: environment.API_HOST,
    port: environment.API_PORT ?? environment.PORT,
    trustProxy: parseTrustProxy(environment.TRUST_PROXY),
    logLevel: environment.LOG_LEVEL,
    databaseUrl: environment.DATABASE_URL,
    waitsForMigrations: environment.MIGRATIONS === 'wait',
    dataDir,
    publicUrl,
    smtpUrl: environment.SMTP_URL,
    smtpNeedsTls: smtpNeedsTls(environment, production),
    mailFrom: environment.MAIL_FROM,
    devMailbox: environment.DEV_MAILBOX === undefined ? undefined : environment.DEV_MAILBOX === 'on',
    secrets: resolveSecrets(
      {
        siteAdminPassword: environment.SITE_ADMIN_PASSWORD,
        jwtSecrets: secretsIn(environment.JWT_SECRET),
        dataKeys: secretsIn(environment.DATA_KEY),
      },
      { production, dataDir },
    ),
    sampleData: environment.SAMPLE_DATA ? environment.SAMPLE_DATA === 'true' : !production,
    reviewPublication: environment.REVIEW_PUBLICATION,
    rateLimits: environment.RATE_LIMITS === 'on',
    refusesUnnotedChanges: false,
    reviewerAddressYears: environment.REVIEWER_ADDRESS_YEARS,
    postcodesApiUrl:
      environment.POSTCODES_API_URL === 'off'
        ? undefined
        : withoutTrailingSlash(environment.POSTCODES_API_URL),
    map: mapOf(environment),
    summaryApi: summaryApiOf(environment),
    pictureBucket: pictureBucketOf(environment),
    releaseStore: releaseStoreOf(environment, dataDir),
    backup: backupSettingsOf(environment),
    telemetrySample: environment.TELEMETRY_SAMPLE,
    canaryLimits:
      environment.CANARY_ABORT === 'on'
        ? { loads: environment.CANARY_ABORT_LOADS, chance: environment.CANARY_ABORT_CHANCE }
        : undefined,
    metricsToken: environment.METRICS_TOKEN,
    traces: traceSettingsOf(environment),
    shutdownDelay: environment.SHUTDOWN_DELAY_SECONDS,
    brandName: environment.BRAND_NAME,
    supportEmail: environment.SUPPORT_EMAIL,
  };
  if (production) refuseExampleValues(settings);
  return settings;
}

/** A site with visitors must not run on values copied from an example. */
function refuseExampleValues(settings: Settings): void {
  const { publicUrl, supportEmail, mailFrom, devMailbox } = settings;
  if (isLoopbackUrl(publicUrl))
    throw new EnvironmentError('PUBLIC_URL must be the address that visitors use in production');
  if (isExampleAddress(supportEmail))
    throw new EnvironmentError('SUPPORT_EMAIL must be a real address in production');
  if (mailFrom !== undefined && isExampleAddress(mailFrom))
    throw new EnvironmentError('MAIL_FROM must be a real address in production');
  if (devMailbox === true) throw new EnvironmentError('DEV_MAILBOX must not be on in production');
  refuseEqualSecrets(settings.secrets, {
    METRICS_TOKEN: settings.metricsToken,
    'the password in DATABASE_URL': passwordIn('DATABASE_URL', settings.databaseUrl),
  });
}

function passwordIn(variable: string, url: string | undefined): string | undefined {
  const { password } = new URL(url ?? 'none:');
  if (password === '') return undefined;
  if (isWellKnown(password))
    throw new EnvironmentError(`${variable} has a password that is too weak for production`);
  return password;
}

/** Unless set otherwise, through the internet: someone in between could make a server seem to offer no encryption. */
function smtpNeedsTls({ SMTP_URL, SMTP_TLS }: Environment, production: boolean): boolean {
  if (SMTP_TLS !== undefined) return SMTP_TLS === 'required';
  return production && SMTP_URL !== undefined && !isOnOwnNetwork(new URL(SMTP_URL).hostname);
}

function mapOf({ MAP_TILES_URL, MAP_ATTRIBUTION }: Environment): MapSettings | undefined {
  return MAP_TILES_URL === 'off' ? undefined : { tilesUrl: MAP_TILES_URL, attribution: MAP_ATTRIBUTION };
}

function summaryApiOf(environment: Environment): SummaryApiSettings | undefined {
  const { SUMMARY_API_URL: url, SUMMARY_API_KEY: key, SUMMARY_MODEL: model } = environment;
  if (url === undefined) return undefined;
  if (model === undefined) throw new EnvironmentError('SUMMARY_MODEL must be set when SUMMARY_API_URL is');
  return { url, key, model };
}

function releaseStoreOf(
  { RELEASE_STORE, RELEASE_STORE_ENDPOINT, ...rest }: Environment,
  dataDir: string,
): Settings['releaseStore'] {
  const { AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = rest;
  const access = { AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN };
  return { DATA_DIR: dataDir, RELEASE_STORE, RELEASE_STORE_ENDPOINT, ...access };
}

function pictureBucketOf(environment: Environment): S3Settings | undefined {
  if (environment.MEDIA_STORAGE !== 's3') return undefined;
  const needed = (name: keyof Environment & `MEDIA_S3_${string}`): string => {
    const value = environment[name];
    if (value === undefined) throw new EnvironmentError(`${name} must be set when MEDIA_STORAGE is s3`);
    return value;
  };
  return {
    endpoint: withoutTrailingSlash(needed('MEDIA_S3_ENDPOINT')),
    bucket: needed('MEDIA_S3_BUCKET'),
    region: needed('MEDIA_S3_REGION'),
    accessKeyId: needed('MEDIA_S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('MEDIA_S3_SECRET_ACCESS_KEY'),
  };
}

/**
 * The setting names proxies in front of the shell. The shell itself is in front of this process: on this machine it's
 * always trusted, or all visitors would count as one and share their limits.
 */
function parseTrustProxy(text: string): string[] {
  if (text === 'true')
    throw new EnvironmentError(
      'TRUST_PROXY must not be true, or visitors could choose their own address: list the addresses or networks of the proxies, like uniquelocal or 10.0.0.0/8',
    );
  if (text === 'false' || text === 'off') return ['loopback'];
  const proxies = text.split(',').map((proxy) => proxy.trim());
  if (proxies.every(isAddressOrNetwork)) return [...new Set(['loopback', ...proxies])];
  throw new EnvironmentError('TRUST_PROXY must be off, or a list of addresses and networks');
}

function isAddressOrNetwork(text: string): boolean {
  // A plain number is a short form of an address, but anyone who writes one means a number of proxies.
  if (/^\d+$/.test(text)) return false;
  try {
    compile(text);
    return true;
  } catch {
    return false;
  }
}

function withoutTrailingSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
