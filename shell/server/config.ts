import { resolve } from 'node:path';
import { OPERATOR_DEFAULTS } from '@club-reviews/domain/operator-defaults';
import { readSettings } from '@club-reviews/releases/setting-table/read-settings';
import { getReleaseKeys } from '@club-reviews/releases/settings';
import type { StoreSettings } from '@club-reviews/releases/settings';
import type { ReleaseKeys } from '@club-reviews/releases/signature';
import { getTraceSettings } from '@club-reviews/observability/trace-settings';
import type { TraceSettings } from '@club-reviews/observability/trace-settings';
import { WRONG_PROXIES } from '@club-reviews/observability/trusted-peer';
import type { TrustedProxies } from '@club-reviews/observability/trusted-peer';
import type { CdnTimes } from './cdn/page-tags';
import type { DevServers } from './dev-servers';
import { getTrustedProxies } from './trusted-proxies';

/** The server's settings, read once at startup. */
export interface ServerConfig {
  port: number;
  host: string;
  /** Folder of the release store, unless `releaseSettings` names another place. */
  dataDir: string;
  /** Where the release store is, if not in that folder; see @club-reviews/releases/open-release-store. */
  releaseSettings: StoreSettings;
  /** Who may release what; null if releases needn't be signed. */
  releaseKeys: ReleaseKeys | null;
  /** Public origin without a trailing slash. */
  publicUrl: string;
  /** Where the api listens, without `/api` or a trailing slash. */
  apiUrl: string;
  /** Used until the api's public settings are available. */
  brandName: string;
  supportEmail: string;
  /** Where to report a security problem, as a URL with its scheme; undefined: to the support address. */
  securityContact: string | undefined;
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
  /** An archive of streets for maps, and the map's attribution; undefined: streets are the api's matter. */
  map: { archive: string; attribution: string } | undefined;
  /** Development only: origins of the dev servers that hold the browser code of the shell and of remotes, by name. */
  devServers: DevServers;
}

/**
 * Reads and validates the environment.
 * @throws EnvironmentError with a line for each invalid setting
 */
export function readConfig(variables: NodeJS.ProcessEnv): ServerConfig {
  let releaseKeys: ReleaseKeys | null = null;
  const data = readSettings(['shell'], variables, (settings, refuse) => {
    if (getTrustedProxies(settings.TRUST_PROXY) === undefined) refuse(WRONG_PROXIES);
    try {
      releaseKeys = getReleaseKeys(settings);
    } catch (error) {
      refuse((error as Error).message);
    }
  });
  const withoutSlash = (address: string) => address.replace(/\/+$/, '');
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    releaseSettings: data,
    releaseKeys,
    publicUrl: withoutSlash(data.PUBLIC_URL ?? `http://127.0.0.1:${data.PORT}`),
    apiUrl: withoutSlash(data.API_URL),
    brandName: data.BRAND_NAME ?? OPERATOR_DEFAULTS.brandName,
    supportEmail: data.SUPPORT_EMAIL ?? OPERATOR_DEFAULTS.supportEmail,
    securityContact: data.SECURITY_CONTACT,
    securityPolicyUrl: data.SECURITY_POLICY_URL,
    trustProxy: getTrustedProxies(data.TRUST_PROXY)!,
    logLevel: data.LOG_LEVEL,
    metricsToken: data.METRICS_TOKEN,
    traces: getTraceSettings(data),
    shutdownDelay: data.SHUTDOWN_DELAY_SECONDS,
    pageCacheBytes: data.PAGE_CACHE_MB * 1024 * 1024,
    pageCdn: { fresh: data.PAGE_CDN_SECONDS, stale: data.PAGE_CDN_STALE_SECONDS },
    pagePurge:
      data.PAGE_PURGE_URL === undefined
        ? undefined
        : { url: data.PAGE_PURGE_URL, secret: data.PAGE_PURGE_SECRET },
    // Code under development keeps the same URL after each change.
    offlinePages: data.OFFLINE_PAGES === 'on' && data.DEV_SERVERS === undefined,
    map:
      data.MAP_PMTILES === undefined
        ? undefined
        : { archive: resolve(data.MAP_PMTILES), attribution: data.MAP_ATTRIBUTION },
    devServers: data.DEV_SERVERS ?? {},
  };
}
