import type { Store } from '@reduxjs/toolkit';
import type { PreloadedQuery } from './remote-contract';

/** How long a page may take to subscribe to its responses. */
const RETAIN_MS = 30_000;

/** The part of an RTK Query api that can subscribe to responses. */
interface Subscribable {
  endpoints: object;
}

type Initiation = { initiate(arg: unknown): never };

/**
 * Keeps the preloaded responses until the page has subscribed to them, as RTK Query immediately drops anything without
 * a subscriber. Drops them after half a minute. Only earlier releases of mfe-public call it: the façade's
 * exports stay (decision 0003).
 * @returns drops them sooner; to be called on navigation, so that later pages make their own requests
 */
export function retainPreloaded(store: Store, api: unknown, preloaded: PreloadedQuery[]): () => void {
  const endpoints = (api as Subscribable).endpoints as Record<string, Initiation>;
  const subscriptions = preloaded.map(
    ({ endpointName, arg }) =>
      store.dispatch(endpoints[endpointName]!.initiate(arg)) as { unsubscribe(): void },
  );
  const release = () => {
    clearTimeout(timer);
    for (const { unsubscribe } of subscriptions.splice(0)) unsubscribe();
  };
  const timer = setTimeout(release, RETAIN_MS);
  return release;
}
