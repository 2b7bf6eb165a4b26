import type { Store } from '@reduxjs/toolkit';
import type { PreloadedQuery } from './remote-contract';

/** How long a page may take to subscribe to its answers. */
const RETAIN_MS = 30_000;

/** The part of an RTK Query api that can subscribe to its answers. */
interface Subscribable {
  endpoints: object;
}

type Initiation = { initiate(arg: unknown): never };

/**
 * Keeps the preloaded answers until the page has subscribed to them: RTK Query drops what has no subscriber at once.
 * Lets go of them after half a minute.
 * @returns lets go of them sooner; to be called on navigation, so that later pages request their own
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
