import type { ApiClient } from '../api-client';

/** Enough for a busy minute while the api is down; anything beyond that isn't counted. */
const MAX_ENTRIES = 5000;
const ENTRIES_PER_POST = 500;
const PAUSE_MS = 1000;
const TIMEOUT_MS = 2500;

/** No browser's user agent is longer. */
const LONGEST_USER_AGENT = 400;

interface Entry {
  opening: string;
  userAgent: string;
  times: number;
}

/**
 * Counts how often pages are opened, and reports to the api at most once a second: views of a cached page count like
 * those of a freshly rendered one. The api decides which visitors count.
 */
export class OpeningCounts {
  private entries = new Map<string, Entry>();
  private timer: NodeJS.Timeout | undefined;
  private sending: Promise<void> = Promise.resolve();

  constructor(
    private readonly callApi: ApiClient,
    private readonly logger: { warn(details: object, message: string): void },
  ) {}

  /**
   * Visitors never see these.
   * @param openings what this view counts towards, in the api's format
   */
  count(openings: readonly string[], userAgent: string): void {
    for (const opening of openings) this.add(opening, userAgent.slice(0, LONGEST_USER_AGENT), 1);
    if (this.entries.size > 0) this.wait();
  }

  /** Sends everything outstanding to the api, once. */
  async close(): Promise<void> {
    clearTimeout(this.timer);
    await this.sending;
    for (let posts = Math.ceil(this.entries.size / ENTRIES_PER_POST); posts > 0; posts -= 1)
      await this.post();
    clearTimeout(this.timer);
  }

  private add(opening: string, userAgent: string, times: number): void {
    const key = `${opening} ${userAgent}`;
    const known = this.entries.get(key);
    if (known !== undefined) known.times += times;
    else if (this.entries.size < MAX_ENTRIES) this.entries.set(key, { opening, userAgent, times });
  }

  private wait(): void {
    this.timer ??= setTimeout(() => {
      this.sending = this.post().finally(() => {
        this.timer = undefined;
        if (this.entries.size > 0) this.wait();
      });
    }, PAUSE_MS).unref();
  }

  private async post(): Promise<void> {
    const openings = [...this.entries.values()].slice(0, ENTRIES_PER_POST);
    for (const { opening, userAgent } of openings) this.entries.delete(`${opening} ${userAgent}`);
    try {
      const { status } = await this.callApi({
        path: '/pages/openings',
        json: { openings },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (status >= 500) throw new Error(`The api answered ${status}`);
      if (status >= 400) this.logger.warn({ status }, 'the api takes no openings of pages');
    } catch (error) {
      this.logger.warn({ err: error }, 'openings of pages are told to the api later');
      for (const { opening, userAgent, times } of openings) this.add(opening, userAgent, times);
    }
  }
}
