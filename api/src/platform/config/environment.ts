import { withSecretFiles } from '@club-reviews/releases/secret-files';
import { z } from 'zod';

const url = (protocols: string[]) =>
  z
    .string()
    .refine(
      (text) => protocols.includes(parsed(text)?.protocol ?? ''),
      `must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    )
    .refine((text) => isDecodable(text), 'must have %25 for a per cent sign');

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number')
  .transform(Number)
  .pipe(z.number().max(65_535, 'must be a port number'));

const share = z
  .string()
  .regex(/^(0|1|0?\.\d{1,9})$/, 'must be a number from 0 to 1')
  .transform(Number);

const word = <const W extends string>(...choices: W[]) =>
  z.enum(choices, { error: `must be ${choices.join(' or ')}` });

/** An address with nothing after the host: paths are appended to it. */
const siteUrl = url(['http:', 'https:']).refine((text) => {
  const { origin, href } = parsed(text) ?? {};
  return href === `${origin}/`;
}, 'must be just the address of a site, without a path or a login');

/** The start of a tile's address: https or this site itself, since the pages' policy allows no other images. */
const tilesUrl = z
  .string()
  .refine(
    (text) =>
      (parsed(text)?.protocol === 'https:' || /^\/(?!\/)/.test(text)) &&
      ['{z}', '{x}', '{y}'].every((part) => text.includes(part)),
    'must be "off" or an address with {z}, {x} and {y} that starts with https:// or /',
  );

/** A service's address: paths are appended to it, so nothing may follow its own path. */
const serviceUrl = url(['http:', 'https:']).refine((text) => {
  const { search, hash, username, password } = parsed(text) ?? {};
  return !search && !hash && !username && !password;
}, 'must be an address without a login, a "?" or a "#"');

const databaseUrl = url(['mysql:', 'mariadb:']).refine(
  (text) => /^\/[^/]+$/.test(parsed(text)?.pathname ?? ''),
  'must end with the name of the database',
);

const schema = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: port.default(3000),
  API_PORT: port.optional(),
  API_HOST: z.string().default('127.0.0.1'),
  TRUST_PROXY: z.string().default('off'),
  LOG_LEVEL: word('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
  DATABASE_URL: databaseUrl.optional(),
  DATA_DIR: z.string().default('.data'),
  PUBLIC_URL: siteUrl.optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  SMTP_TLS: word('required', 'if-offered').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/, 'must be an email address, with or without a name')
    .optional(),
  DEV_MAILBOX: word('on', 'off').optional(),
  SITE_ADMIN_PASSWORD: z.string().optional(),
  JWT_SECRET: z.string().optional(),
  DATA_KEY: z.string().optional(),
  MIGRATIONS: word('run', 'wait').default('run'),
  SAMPLE_DATA: word('true', 'false').optional(),
  REVIEW_PUBLICATION: word('verified', 'approved').default('verified'),
  RATE_LIMITS: word('on', 'off').default('on'),
  REVIEWER_ADDRESS_YEARS: z
    .string()
    .regex(/^([1-9]|10)$/, 'must be a number of years from 1 to 10')
    .transform(Number)
    .default(2),
  POSTCODES_API_URL: z
    .union([z.literal('off'), url(['http:', 'https:'])], {
      error: 'must be "off" or a URL that starts with http:// or https://',
    })
    .default('https://api.postcodes.io'),
  MAP_TILES_URL: z
    .union([z.literal('off'), tilesUrl])
    .default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  MAP_ATTRIBUTION: z
    .string()
    .max(300, 'must be at most 300 characters')
    .default('© [OpenStreetMap contributors](https://www.openstreetmap.org/copyright)'),
  SUMMARY_API_URL: url(['http:', 'https:']).optional(),
  SUMMARY_API_KEY: z.string().optional(),
  SUMMARY_MODEL: z.string().optional(),
  MEDIA_STORAGE: word('folder', 's3').default('folder'),
  MEDIA_S3_ENDPOINT: serviceUrl.optional(),
  MEDIA_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  MEDIA_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{2,40}$/, 'must be the name of a region, like eu-west-2')
    .optional(),
  MEDIA_S3_ACCESS_KEY_ID: z.string().optional(),
  MEDIA_S3_SECRET_ACCESS_KEY: z.string().optional(),
  RELEASE_STORE: z.string().optional(),
  RELEASE_STORE_ENDPOINT: serviceUrl.optional(),
  AWS_REGION: z.string().optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
  BACKUP_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  BACKUP_S3_ENDPOINT: serviceUrl.optional(),
  BACKUP_S3_REGION: z.string().optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
  TELEMETRY_SAMPLE: share.default(0.1),
  CANARY_ABORT: word('on', 'off').default('on'),
  CANARY_ABORT_LOADS: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'must be a whole number from 1 to 999999')
    .transform(Number)
    .default(50),
  CANARY_ABORT_CHANCE: share.default(0.001),
  OTEL_EXPORTER_OTLP_ENDPOINT: serviceUrl.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_TRACES_SAMPLER_ARG: share.default(1),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  SHUTDOWN_DELAY_SECONDS: z
    .string()
    .regex(/^([0-9]|[1-9][0-9]|[12][0-9]{2}|300)$/, 'must be a number of seconds from 0 to 300')
    .transform(Number)
    .default(0),
  BRAND_NAME: z.string().max(80, 'must be at most 80 characters').default('Youth Football Club Reviews'),
  SUPPORT_EMAIL: z.email('must be an email address').default('support@example.org'),
});

/** The variables as set, checked and with their defaults. */
export type Environment = z.output<typeof schema>;

/** A variable is wrong; the message is one line that names it. */
export class EnvironmentError extends Error {}

/**
 * Checks environment variables, including secrets from files; an empty one counts as not set. Throws EnvironmentError
 * naming the first wrong one.
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(
    Object.entries(withFiles(variables)).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new EnvironmentError(`${issue?.path.join('.') ?? 'environment'} ${issue?.message ?? 'isn’t valid'}`);
}

function withFiles(variables: Record<string, string | undefined>): Record<string, string | undefined> {
  try {
    return withSecretFiles(variables);
  } catch (error) {
    throw new EnvironmentError((error as Error).message);
  }
}

/** Logins and names in a URL are percent-encoded. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function parsed(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
