import type { PageCall } from '@club-reviews/shared-ui/platform';
import { publicApi } from '../../api/public-api';
import { countedCall, tellOpening } from './opening';

/** How long a page's responses are kept after the visitor has left it, and how long prefetched ones are. */
const KEPT_MS = 10 * 60_000;
const FETCHED_KEPT_MS = 60_000;

/** How long prefetched responses are shown without a refetch; others are refetched at once. */
const FRESH_MS = 10_000;

const MAX_PAGES = 20;

/** Endpoints that cache their own responses, and refetch by their own rules. */
const BROWSED = new Set(['findClubs', 'listReviews', 'listReviewsByCategory', 'listReviewsByAgeGroup']);

/** An address of this remote. */
export interface PageAddress {
  pathname: string;
  search: string;
}

/** The calls of a page at an address. */
export interface PageCalls {
  calls: PageCall[];
  dependentCalls?(values: unknown[]): PageCall[];
}

/** The store's entry for one call. */
interface Entry {
  status: string;
  data?: unknown;
  fulfilledTimeStamp?: number;
}

interface Running extends Promise<Entry> {
  unsubscribe(): void;
}

interface InitiateOptions {
  subscribe?: boolean;
  forceRefetch?: boolean;
}

/** The part of the store that's needed here. */
export interface MemoryStore {
  dispatch(action: unknown): unknown;
  getState(): unknown;
}

interface Kept {
  subscriptions: Running[];
  timer?: ReturnType<typeof setTimeout>;
}

interface MemoryOptions {
  store: MemoryStore;
  /** The calls of the page at an address whose code is loaded. */
  callsAt(address: PageAddress): PageCalls;
}

const addressKey = ({ pathname, search }: PageAddress) => pathname + search;
const callKey = ({ endpointName, arg }: PageCall) => `${endpointName} ${JSON.stringify(arg)}`;

/** Keeps the responses of the pages that a visitor has seen, or is about to see. */
export class PageMemory {
  private readonly pages = new Map<string, Kept>();
  /** Calls whose responses were prefetched and belong to no open page yet, and whether they're still running. */
  private readonly unopened = new Map<string, 'running' | 'ended'>();
  private current: PageAddress;
  private currentCalls = new Set<string>();

  /** @param current the current page, which came with its responses */
  constructor(
    private readonly options: MemoryOptions,
    current: PageAddress,
  ) {
    this.current = current;
    const { calls } = this.callsAt(current);
    this.currentCalls = new Set(calls.map(callKey));
    this.keep(current, calls);
  }

  /** Fetches a page's missing responses. */
  async prefetch(address: PageAddress): Promise<void> {
    if (this.pages.has(addressKey(address))) return;
    const { calls, dependentCalls } = this.options.callsAt(address);
    const values = await this.fetchMissing(address, calls);
    const further = dependentCalls?.(values) ?? [];
    if (further.length > 0) await this.fetchMissing(address, further);
  }

  /**
   * Follows the visitor to another page, or to another state of the same one.
   * @param isReturn whether they went back or forward
   * @param before the store's state when the page was first shown
   */
  show(address: PageAddress, isReturn: boolean, before: unknown): void {
    const left = addressKey(this.current);
    const isSamePage = this.current.pathname === address.pathname;
    const calls = this.callsAt(address).calls;
    const known = this.currentCalls;
    this.letGoAfter(left, KEPT_MS);
    this.current = address;
    this.currentCalls = new Set(calls.map(callKey));
    if (!isReturn) this.count(address, calls, isSamePage, before);
    this.keep(address, calls);
    for (const call of calls) {
      const isInAdvance = this.unopened.delete(callKey(call));
      if (known.has(callKey(call)) || BROWSED.has(call.endpointName)) continue;
      const { data, fulfilledTimeStamp = 0 } = this.entry(call, before);
      const isFresh = isInAdvance && Date.now() - fulfilledTimeStamp < FRESH_MS;
      if (data !== undefined && !isFresh) void this.initiate(call, { subscribe: false, forceRefetch: true });
    }
  }

  /** Forgets everything but the current page, because something that pages show has changed. */
  forget(): void {
    for (const key of this.pages.keys()) if (key !== addressKey(this.current)) this.letGo(key);
    this.unopened.clear();
  }

  /** All calls of a page, as far as the responses so far can tell. */
  private callsAt(address: PageAddress): { calls: PageCall[] } {
    const { calls, dependentCalls } = this.options.callsAt(address);
    const state = this.options.store.getState();
    const values = calls.map((call) => this.entry(call, state).data);
    return { calls: [...calls, ...(dependentCalls?.(values) ?? [])] };
  }

  private count(address: PageAddress, calls: PageCall[], isSamePage: boolean, before: unknown): void {
    const counted = countedCall(address.pathname, calls);
    if (counted === undefined) return;
    const { call, isVisit, opening } = counted;
    const fetched = this.unopened.get(callKey(call));
    const wasThere = this.entry(call, before).data !== undefined;
    const isCalledInAdvance = fetched === 'running' || (fetched === 'ended' && wasThere);
    // Otherwise the page's own call has told the api.
    if (!isCalledInAdvance && !(wasThere && isVisit && !isSamePage)) return;
    void this.initiate(call, { subscribe: false }).then(({ data }) => {
      const words = data === undefined ? null : opening(data);
      if (words !== null) tellOpening(this.options.store, words);
    });
  }

  private async fetchMissing(address: PageAddress, calls: PageCall[]): Promise<unknown[]> {
    const key = addressKey(address);
    const subscriptions = calls.map((call) => {
      const isMissing = this.entry(call).status === 'uninitialized';
      // A forced call doesn't name the page, so that the api counts nothing.
      const running = this.initiate(call, isMissing ? { forceRefetch: true } : {});
      if (isMissing) {
        const name = callKey(call);
        this.unopened.set(name, 'running');
        void running.then(() => this.unopened.has(name) && this.unopened.set(name, 'ended'));
      }
      return running;
    });
    this.add(key, subscriptions);
    if (key !== addressKey(this.current)) this.letGoAfter(key, FETCHED_KEPT_MS);
    return (await Promise.all(subscriptions)).map(({ data }) => data);
  }

  private keep(address: PageAddress, calls: PageCall[]): void {
    const key = addressKey(address);
    const held = calls.filter(
      (call) => !BROWSED.has(call.endpointName) && ['pending', 'fulfilled'].includes(this.entry(call).status),
    );
    this.letGo(key, () =>
      this.add(
        key,
        held.map((call) => this.initiate(call, {})),
      ),
    );
  }

  private add(key: string, subscriptions: Running[]): void {
    const kept = this.pages.get(key) ?? { subscriptions: [] };
    clearTimeout(kept.timer);
    kept.subscriptions.push(...subscriptions);
    this.pages.delete(key);
    this.pages.set(key, kept);
    const [oldest] = this.pages.keys();
    if (this.pages.size > MAX_PAGES && oldest !== undefined) this.letGo(oldest);
  }

  private letGoAfter(key: string, ms: number): void {
    const kept = this.pages.get(key);
    if (kept === undefined) return;
    clearTimeout(kept.timer);
    kept.timer = setTimeout(() => this.letGo(key), ms);
  }

  /** @param takeOver subscribes again before the old subscriptions end */
  private letGo(key: string, takeOver = () => {}): void {
    const kept = this.pages.get(key);
    this.pages.delete(key);
    takeOver();
    clearTimeout(kept?.timer);
    kept?.subscriptions.forEach((running) => running.unsubscribe());
  }

  private entry({ endpointName, arg }: PageCall, state: unknown = this.options.store.getState()): Entry {
    const endpoint = publicApi.endpoints[endpointName as 'getStats'];
    return endpoint.select(arg as undefined)(state as never) as Entry;
  }

  private initiate({ endpointName, arg }: PageCall, options: InitiateOptions): Running {
    const endpoint = publicApi.endpoints[endpointName as 'getStats'];
    return this.options.store.dispatch(endpoint.initiate(arg as undefined, options)) as Running;
  }
}
