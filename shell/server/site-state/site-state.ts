import { singleFlight } from '@club-reviews/observability/single-flight';
import type { PublicConfig } from '@club-reviews/shared-ui/platform';
import { z } from 'zod';
import type { ApiClient } from '../api-client';
import type { PublicConfigReader } from './public-config';
import type { RegistryReader } from '../registry/registry-reader';
import type { RegistrySnapshot } from '../registry/registry-snapshot';
import type { SiteReleases } from '../registry/site-releases';
import type { ClubChanges, DirectoryVersion } from './club-changes';

/** The site's state at some moment after a request arrived. */
export interface SiteState {
  /** Moments are numbered in order. */
  number: number;
  /** The start of the hour, in milliseconds since the epoch: nothing on a page is more precise than a day. */
  hour: number;
  /** The releases for the visitor the page is for; initially those most visitors get. */
  releases: RegistrySnapshot;
  /** What each visitor gets. */
  site: SiteReleases;
  config: PublicConfig;
  /** Undefined while the api doesn't respond. */
  version: DirectoryVersion | undefined;
}

/** What a moment is read from. */
export interface MomentSources {
  registry: RegistryReader;
  publicConfig: PublicConfigReader;
  callApi: ApiClient;
  /** Is updated with what has changed. */
  changes: ClubChanges;
  logger: { warn(details: object, message: string): void };
}

/** The api answers this from memory or with one index lookup: if that takes long, it's not answering anything. */
const TIMEOUT_MS = 1000;

const HOUR_MS = 3_600_000;

/** The api's response about changes. */
export const changesAnswer = z.object({ version: z.int().nonnegative(), clubs: z.array(z.int()).nullable() });

/**
 * Reads the current state: which releases are active, the settings and the version of the directory, all read after the
 * request arrived. Requests that arrive together share one reading.
 */
export class SiteStates {
  /** The moment of a request that has just arrived. */
  readonly now: () => Promise<SiteState>;
  private last: SiteState | undefined;
  private answeredAt = -Infinity;

  constructor(private readonly sources: MomentSources) {
    this.now = singleFlight(() => this.read());
  }

  /** The latest known moment; undefined before the first. */
  get latest(): SiteState | undefined {
    return this.last;
  }

  /** How long the api hasn't said what has changed, in milliseconds. */
  get silentForMs(): number {
    return this.last?.version === undefined ? Date.now() - this.answeredAt : 0;
  }

  private async read(): Promise<SiteState> {
    const [site, isHeard] = await Promise.all([this.sources.registry.current(), this.pollChanges()]);
    const config = await this.sources.publicConfig(this.sources.changes.version?.number);
    if (isHeard) this.answeredAt = Date.now();
    this.last = {
      number: (this.last?.number ?? 0) + 1,
      hour: Math.floor(Date.now() / HOUR_MS) * HOUR_MS,
      releases: site.stable,
      site,
      config,
      version: isHeard ? this.sources.changes.version : undefined,
    };
    return this.last;
  }

  private async pollChanges(): Promise<boolean> {
    const { callApi, changes, logger } = this.sources;
    const since = changes.version?.number;
    try {
      const { status, body } = await callApi({
        path: since === undefined ? '/pages/changes' : `/pages/changes?since=${since}`,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (status !== 200) throw new Error(`The api answered ${status}`);
      changes.take(changesAnswer.parse(body));
      return true;
    } catch (error) {
      // Logged once, when it starts: there may be hundreds of visitors.
      if (this.last?.version !== undefined)
        logger.warn({ err: error }, 'the api does not say what has changed');
      return false;
    }
  }
}
