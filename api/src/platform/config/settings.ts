import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Refuse, SettingsOf } from '@club-reviews/releases/setting-table/read-settings';
import { readSettings } from '@club-reviews/releases/setting-table/read-settings';
import type { OperatorValues } from '@club-reviews/domain/operator-defaults';
import { getTraceSettings } from '@club-reviews/observability/trace-settings';
import type { TraceSettings } from '@club-reviews/observability/trace-settings';
import { namedProxies, WRONG_PROXIES } from '@club-reviews/observability/trusted-peer';
import { readOperator } from './operator-environment.js';
import { isOnOwnNetwork } from './network-host.js';
import type { Secrets } from './secrets.js';
import { refuseEqualSecrets, resolveSecrets } from './secrets.js';

/** The club login that anyone may try. It exists only while the sample data is loaded. */
export const DEMO_LOGIN = { email: 'demo@club-login.example', password: 'kick-off-demo' } as const;

const REPOSITORY = fileURLToPath(new URL('../../../..', import.meta.url));

type Environment = SettingsOf<'api' | 'commands'>;

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

/** How backups are sealed, and the access to buckets for them. */
export interface BackupSettings {
  /** Encrypts backups; undefined if they aren't encrypted. */
  key: string | undefined;
  /** Undefined if there are no backups in buckets. */
  bucketAccess: Omit<S3Settings, 'bucket'> | undefined;
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
  /** Where bounces go, instead of the sender. */
  readonly bounceAddress!: string | undefined;
  /** What's needed to report bounces; undefined if nobody may. */
  readonly bounceToken!: string | undefined;
  /** Whether unsent mails can be read at /dev/mailbox. Undefined: only if the site is on a loopback address. */
  readonly devMailbox!: boolean | undefined;
  readonly secrets!: Secrets;
  readonly sampleData!: boolean;
  readonly reviewPublication!: ReviewPublication;
  readonly rateLimits!: boolean;
  /** Whether teams' training and sessions are published as open data. */
  readonly openData!: boolean;
  /**
   * Whether a write that changes public pages without a note fails, as in tests, instead of invalidating every page.
   */
  readonly refusesUnnotedChanges!: boolean;
  /** How many years after the end of a review's season its author's address is kept. */
  readonly reviewerAddressYears!: number;
  /** How many days a removed review is kept, with what shows why. */
  readonly removedReviewDays!: number;
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
  /** What the environment says about the operator; ask OperatorSettings what holds. */
  readonly operator!: Partial<OperatorValues>;
}

/**
 * Reads and checks all settings; relative folders are relative to the repository, wherever a command is run. Throws
 * EnvironmentError with a line for each that is wrong.
 */
export function loadSettings(variables: Record<string, string | undefined> = process.env): Settings {
  let operator: Settings['operator'] = {};
  const environment = readSettings(['api', 'commands'], variables, (given, refuse) => {
    checkTogether(given, refuse);
    operator = readOperator(given, REPOSITORY, refuse);
  });
  const production = environment.NODE_ENV === 'production';
  const publicUrl = withoutTrailingSlash(environment.PUBLIC_URL ?? `http://127.0.0.1:${environment.PORT}`);
  const dataDir = resolve(REPOSITORY, environment.DATA_DIR);
  return {
    production,
    host: environment.API_HOST,
    port: environment.API_PORT ?? environment.PORT,
    // The shell in front of this process, if it's on this machine, is always trusted: otherwise all visitors would count
    // as one and share their limits.
    trustProxy: [...new Set(['loopback', ...(namedProxies(environment.TRUST_PROXY) ?? [])])],
    logLevel: environment.LOG_LEVEL,
    databaseUrl: environment.DATABASE_URL,
    waitsForMigrations: environment.MIGRATIONS === 'wait',
    dataDir,
    publicUrl,
    smtpUrl: environment.SMTP_URL === 'off' ? undefined : environment.SMTP_URL,
    smtpNeedsTls: smtpNeedsTls(environment, production),
    mailFrom: environment.MAIL_FROM,
    bounceAddress: environment.BOUNCE_ADDRESS,
    bounceToken: environment.BOUNCE_TOKEN,
    devMailbox: environment.DEV_MAILBOX === undefined ? undefined : environment.DEV_MAILBOX === 'on',
    secrets: resolveSecrets(environment, dataDir),
    sampleData: environment.SAMPLE_DATA ? environment.SAMPLE_DATA === 'true' : !production,
    reviewPublication: environment.REVIEW_PUBLICATION,
    rateLimits: environment.RATE_LIMITS === 'on',
    openData: environment.OPEN_DATA === 'on',
    refusesUnnotedChanges: false,
    reviewerAddressYears: environment.REVIEWER_ADDRESS_YEARS,
    removedReviewDays: environment.REMOVED_REVIEW_DAYS,
    postcodesApiUrl:
      environment.POSTCODES_API_URL === 'off'
        ? undefined
        : withoutTrailingSlash(environment.POSTCODES_API_URL),
    map: getMap(environment),
    summaryApi: getSummaryApi(environment),
    pictureBucket:
      environment.MEDIA_STORAGE === 's3'
        ? { ...getBucketAccess(environment, 'MEDIA_S3'), bucket: environment.MEDIA_S3_BUCKET! }
        : undefined,
    releaseStore: getReleaseStore(environment, dataDir),
    backup: {
      key: environment.BACKUP_KEY,
      bucketAccess:
        environment.BACKUP_S3_ENDPOINT === undefined ? undefined : getBucketAccess(environment, 'BACKUP_S3'),
    },
    telemetrySample: environment.TELEMETRY_SAMPLE,
    canaryLimits:
      environment.CANARY_ABORT === 'on'
        ? { loads: environment.CANARY_ABORT_LOADS, chance: environment.CANARY_ABORT_CHANCE }
        : undefined,
    metricsToken: environment.METRICS_TOKEN,
    traces: getTraceSettings(environment),
    shutdownDelay: environment.SHUTDOWN_DELAY_SECONDS,
    operator,
  };
}

/** What the table of settings can't check. */
function checkTogether(environment: Environment, refuse: Refuse): void {
  if (namedProxies(environment.TRUST_PROXY) === undefined) refuse(WRONG_PROXIES);
  if (environment.NODE_ENV !== 'production') return;
  const others = {
    METRICS_TOKEN: environment.METRICS_TOKEN,
    BOUNCE_TOKEN: environment.BOUNCE_TOKEN,
    'the password in DATABASE_URL': new URL(environment.DATABASE_URL ?? 'none:').password,
  };
  refuseEqualSecrets(environment, others, refuse);
}

/** Unless set otherwise, through the internet: someone in between could make a server seem to offer no encryption. */
function smtpNeedsTls({ SMTP_URL, SMTP_TLS }: Environment, production: boolean): boolean {
  if (SMTP_TLS !== undefined) return SMTP_TLS === 'required';
  return (
    production && SMTP_URL !== undefined && SMTP_URL !== 'off' && !isOnOwnNetwork(new URL(SMTP_URL).hostname)
  );
}

function getMap({ MAP_TILES_URL, MAP_ATTRIBUTION }: Environment): MapSettings | undefined {
  if (MAP_TILES_URL === undefined || MAP_TILES_URL === 'off') return undefined;
  return { tilesUrl: MAP_TILES_URL, attribution: MAP_ATTRIBUTION };
}

function getSummaryApi(environment: Environment): SummaryApiSettings | undefined {
  const { SUMMARY_API_URL: url, SUMMARY_API_KEY: key, SUMMARY_MODEL: model } = environment;
  return url === undefined ? undefined : { url, key, model: model! };
}

function getReleaseStore(
  { RELEASE_STORE, RELEASE_STORE_ENDPOINT, ...rest }: Environment,
  dataDir: string,
): Settings['releaseStore'] {
  const { AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = rest;
  const access = { AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN };
  return { DATA_DIR: dataDir, RELEASE_STORE, RELEASE_STORE_ENDPOINT, ...access };
}

/** How to reach a bucket's service. What's needed has been checked. */
function getBucketAccess(
  environment: Environment,
  which: 'MEDIA_S3' | 'BACKUP_S3',
): Omit<S3Settings, 'bucket'> {
  return {
    endpoint: withoutTrailingSlash(environment[`${which}_ENDPOINT`]!),
    region: environment[`${which}_REGION`]!,
    accessKeyId: environment[`${which}_ACCESS_KEY_ID`]!,
    secretAccessKey: environment[`${which}_SECRET_ACCESS_KEY`]!,
  };
}

function withoutTrailingSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
