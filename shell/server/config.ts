import { resolve } from 'node:path';
import { isExampleAddress, isLoopbackUrl } from '@club-reviews/releases/example-values';
import { withSecretFiles } from '@club-reviews/releases/secret-files';
import { releaseKeysOf } from '@club-reviews/releases/settings';
import type { Environment } from '@club-reviews/releases/settings';
import type { ReleaseKeys } from '@club-reviews/releases/signature';
import { traceSettingsOf } from '@club-reviews/watching/trace-settings';
import type { TraceSettings } from '@club-reviews/watching/trace-settings';
import type { TrustedProxies } from '@club-reviews/watching/trusted-peer';
import { z } from 'zod';
import type { CdnTimes } from './cdn/page-tags';
import type { DevServers } from './dev-servers';
import { trustedProxiesOf } from './trusted-proxies';

/** Scripts from these run on every page, so only this machine may serve them. */
const loopbackOrigin = z.url({ protocol: /^http$/, hostname: /^127\.0\.0\.1$/ });

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  API_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:3001'),
  BRAND_NAME: z.string().min(1).default('Youth Football Club Reviews'),
  SUPPORT_EMAIL: z.email().default('support@example.org'),
  SECURITY_CONTACT: z
    .string()
    .regex(
      /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d-]+)$/,
      'must start with mailto:, https:// or tel:',
    )
    .optional(),
  SECURITY_POLICY_URL: z.url({ protocol: /^https$/ }).optional(),
  TRUST_PROXY: z
    .string()
    .default('off')
    .transform((text, context) => {
      const proxies = trustedProxiesOf(text);
      if (proxies === undefined)
        context.addIssue(
          'must be off or a list of addresses and networks, like uniquelocal or 10.0.0.0/8; with true, visitors could choose their own address',
        );
      return proxies ?? z.NEVER;
    }),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  SHUTDOWN_DELAY_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
  NODE_ENV: z.string().optional(),
  PAGE_CACHE_MB: z.coerce.number().min(0).max(16_384).default(64),
  PAGE_CDN_SECONDS: z.coerce.number().int().min(0).max(86_400).default(0),
  PAGE_CDN_STALE_SECONDS: z.coerce.number().int().min(0).max(86_400).default(0),
  PAGE_PURGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  PAGE_PURGE_SECRET: z.string().min(1).optional(),
  OFFLINE_PAGES: z.enum(['on', 'off']).default('on'),
  DEV_SERVERS: z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue('must be JSON');
        return z.NEVER;
      }
    })
    .pipe(z.record(z.string().regex(/^\w+$/), loopbackOrigin))
    .optional(),
});

/** The server's settings, read once at startup. */
export interface ServerConfig {
  port: number;
  host: string;
  /** Folder of the release store, unless `releaseSettings` names another place. */
  dataDir: string;
  /** Where the release store is, if not in that folder; see @club-reviews/releases/open-release-store. */
  releaseSettings: Environment;
  /** Who may release what; null if releases needn't be signed. */
  releaseKeys: ReleaseKeys | null;
  /** Public origin without a trailing slash. */
  publicUrl: string;
  /** Where the api listens, without `/api` or a trailing slash. */
  apiUrl: string;
  /** Used until the api's public settings are available. */
  brandName: string;
  supportEmail: string;
  /** Where to report a security problem, as a URL with its scheme. */
  securityContact: string;
  /** URL of the policy for people who report one. */
  securityPolicyUrl: string | undefined;
  /** Proxies whose X-Forwarded-* headers are trusted. */
  trustProxy: TrustedProxies;
  logLevel: string;
  /** Token Prometheus must send to read metrics; undefined: there are no metrics. */
  metricsToken: string | undefined;
  /** Where traces are sent; undefined: nowhere. */
  traces: TraceSettings | undefined;
  /** How long to keep answering after being told to stop, in seconds, so that load balancers can notice. */
  shutdownDelay: number;
  /** How much memory rendered pages may take; 0 renders every page afresh. */
  pageCacheBytes: number;
  /** How long a content delivery network may cache pages. */
  pageCdn: CdnTimes;
  /** Where page changes are reported, and the bearer token for it. */
  pagePurge: { url: string; secret: string | undefined } | undefined;
  /** Whether visitors' devices may store pages for offline use. */
  offlinePages: boolean;
  /** Development only: origins of the dev servers that hold the browser code of the shell and of remotes, by name. */
  devServers: DevServers;
}

/**
 * Reads and validates the environment.
 * @throws Error with a single line listing every invalid setting
 */
export function readConfig(variables: NodeJS.ProcessEnv): ServerConfig {
  // Compose files and shells pass unset variables on as empty strings.
  const given = Object.fromEntries(Object.entries(settingsIn(variables)).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Wrong settings: ${problems.join('; ')}`);
  }
  const { data } = parsed;
  if (data.NODE_ENV === 'production') refuseInProduction(data);
  const withoutSlash = (address: string) => address.replace(/\/+$/, '');
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    releaseSettings: given,
    releaseKeys: releaseKeysOf(given),
    publicUrl: withoutSlash(data.PUBLIC_URL ?? `http://127.0.0.1:${data.PORT}`),
    apiUrl: withoutSlash(data.API_URL),
    brandName: data.BRAND_NAME,
    supportEmail: data.SUPPORT_EMAIL,
    securityContact: data.SECURITY_CONTACT ?? `mailto:${data.SUPPORT_EMAIL}`,
    securityPolicyUrl: data.SECURITY_POLICY_URL,
    trustProxy: data.TRUST_PROXY,
    logLevel: data.LOG_LEVEL,
    metricsToken: data.METRICS_TOKEN,
    traces: traceSettingsOf(data),
    shutdownDelay: data.SHUTDOWN_DELAY_SECONDS,
    pageCacheBytes: data.PAGE_CACHE_MB * 1024 * 1024,
    pageCdn: { fresh: data.PAGE_CDN_SECONDS, stale: data.PAGE_CDN_STALE_SECONDS },
    pagePurge:
      data.PAGE_PURGE_URL === undefined
        ? undefined
        : { url: data.PAGE_PURGE_URL, secret: data.PAGE_PURGE_SECRET },
    // Code under development keeps the same URL after each change.
    offlinePages: data.OFFLINE_PAGES === 'on' && data.DEV_SERVERS === undefined,
    devServers: data.DEV_SERVERS ?? {},
  };
}

/** Like the api: a live site must not run on values copied from an example. */
function refuseInProduction({ DEV_SERVERS, PUBLIC_URL, SUPPORT_EMAIL }: z.output<typeof environment>): void {
  const refuse = (problem: string) => {
    throw new Error(`Wrong settings: ${problem}`);
  };
  if (DEV_SERVERS !== undefined) refuse('DEV_SERVERS: is for development only');
  if (PUBLIC_URL === undefined || isLoopbackUrl(PUBLIC_URL))
    refuse('PUBLIC_URL: must be the address that visitors use in production');
  if (isExampleAddress(SUPPORT_EMAIL)) refuse('SUPPORT_EMAIL: must be a real address in production');
}

function settingsIn(variables: NodeJS.ProcessEnv): Environment {
  try {
    return withSecretFiles(variables);
  } catch (error) {
    throw new Error(`Wrong settings: ${(error as Error).message}`, { cause: error });
  }
}
