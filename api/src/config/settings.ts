import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EnvironmentError, readEnvironment } from './environment.js';
import type { Secrets } from './secrets.js';
import { resolveSecrets } from './secrets.js';

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));

/** Which reviews the public may read: all verified ones, or only those an administrator approved as well. */
export type ReviewPublication = 'verified' | 'approved';

/** Everything that can be set, checked; one object for the whole process. */
export interface Settings {
  production: boolean;
  host: string;
  port: number;
  /** Which proxies' word about the visitor's address is taken; false: none's. */
  trustProxy: string[] | boolean;
  logLevel: string;
  databaseUrl: string | undefined;
  dataDir: string;
  publicUrl: string;
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  secrets: Secrets;
  sampleData: boolean;
  reviewPublication: ReviewPublication;
  rateLimits: boolean;
  /** Undefined: no postcode service is asked. */
  postcodesApiUrl: string | undefined;
  summaryApi: { url: string; key: string | undefined; model: string | undefined } | undefined;
  brandName: string;
  supportEmail: string;
}

/**
 * Reads and checks all settings; relative folders count from the repository, wherever a command is run. Throws EnvironmentError with
 * one line naming what is wrong.
 */
export function loadSettings(variables: Record<string, string | undefined> = process.env): Settings {
  const environment = readEnvironment(variables);
  const production = environment.NODE_ENV === 'production';
  const dataDir = resolve(REPOSITORY, environment.DATA_DIR);
  return {
    production,
    host: environment.API_HOST,
    port: environment.API_PORT ?? environment.PORT,
    trustProxy: parseTrustProxy(environment.TRUST_PROXY),
    logLevel: environment.LOG_LEVEL,
    databaseUrl: environment.DATABASE_URL,
    dataDir,
    publicUrl: withoutTrailingSlash(environment.PUBLIC_URL ?? `http://127.0.0.1:${environment.PORT}`),
    smtpUrl: environment.SMTP_URL,
    mailFrom: environment.MAIL_FROM,
    secrets: resolveSecrets(
      {
        siteAdminPassword: environment.SITE_ADMIN_PASSWORD,
        jwtSecret: environment.JWT_SECRET,
        dataKey: environment.DATA_KEY,
      },
      { production, dataDir },
    ),
    sampleData: environment.SAMPLE_DATA ? environment.SAMPLE_DATA === 'true' : !production,
    reviewPublication: environment.REVIEW_PUBLICATION,
    rateLimits: environment.RATE_LIMITS === 'on',
    postcodesApiUrl:
      environment.POSTCODES_API_URL === 'off'
        ? undefined
        : withoutTrailingSlash(environment.POSTCODES_API_URL),
    summaryApi: environment.SUMMARY_API_URL
      ? {
          url: environment.SUMMARY_API_URL,
          key: environment.SUMMARY_API_KEY,
          model: environment.SUMMARY_MODEL,
        }
      : undefined,
    brandName: environment.BRAND_NAME,
    supportEmail: environment.SUPPORT_EMAIL,
  };
}

function parseTrustProxy(text: string): string[] | boolean {
  if (text === 'true') return true;
  if (text === 'false' || text === 'off') return false;
  const proxies = text.split(',').map((proxy) => proxy.trim());
  if (proxies.every(isAddressOrNetwork)) return proxies;
  throw new EnvironmentError('TRUST_PROXY must be true, off, or a list of addresses and networks');
}

function isAddressOrNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', prefix = '0', ...rest] = text.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return rest.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits;
}

function withoutTrailingSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
