import type { ApiClient } from '../api-client';
import type { RegistryReader } from '../registry/registry-reader';
import { changesAnswer } from '../site-state/site-state';
import { clubTag, DIRECTORY_PAGES, EVERY_PAGE, releaseTag } from './page-tags';

const PAUSE_MS = 1000;
const TIMEOUT_MS = 5000;

/** Some networks accept at most 30 tags at once; with more clubs than this, everything is purged. */
const MAX_CLUBS = 25;

/** What the purge hook needs. */
interface PurgeSources {
  /** Where purges are sent. */
  url: string;
  /** Sent as a bearer token. */
  secret: string | undefined;
  registry: RegistryReader;
  callApi: ApiClient;
  logger: { warn(details: object, message: string): void };
}

/**
 * Tells a content delivery network which pages to drop, within a second of each change, whether or not anyone visits.
 * Failed purges are retried. When this server starts, every page is dropped, because we don't know what changed before.
 */
export class PurgeHook {
  private known: { version: number; revision: number } | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(private readonly sources: PurgeSources) {}

  /** Starts checking for changes. */
  start(): void {
    this.timer = setTimeout(() => {
      void this.tell().finally(() => {
        if (!this.isClosed) this.start();
      });
    }, PAUSE_MS).unref();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  private async tell(): Promise<void> {
    const { registry, callApi, logger } = this.sources;
    try {
      const { revision } = await registry.current();
      const { body } = await callApi({
        path: `/pages/changes${this.known ? `?since=${this.known.version}` : ''}`,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const { version, clubs } = changesAnswer.parse(body);
      const tags = this.getTags(version, clubs, revision);
      if (tags.length > 0) await this.post({ version, tags });
      this.known = { version, revision };
    } catch (error) {
      logger.warn({ err: error }, 'the network is told of changed pages later');
    }
  }

  private getTags(version: number, clubs: readonly number[] | null, revision: number): string[] {
    const { known } = this;
    if (known === undefined || clubs === null || clubs.length > MAX_CLUBS) return [EVERY_PAGE];
    return [
      ...(version === known.version ? [] : [DIRECTORY_PAGES, ...clubs.map(clubTag)]),
      ...(revision === known.revision ? [] : [releaseTag(known.revision)]),
    ];
  }

  private async post(purge: { version: number; tags: string[] }): Promise<void> {
    const { url, secret } = this.sources;
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(secret !== undefined && { Authorization: `Bearer ${secret}` }),
      },
      body: JSON.stringify(purge),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`The purge hook answered ${answer.status}`);
  }
}
