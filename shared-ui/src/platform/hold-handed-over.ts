import type { Store } from '@reduxjs/toolkit';
import type { HandedOverQuery } from './remote-contract';

/** How long a page may take to take its answers over. */
const HOLD_MS = 30_000;

/** The part of an RTK Query api that can subscribe to its answers. */
interface Subscribable {
  endpoints: object;
}

type Initiation = { initiate(arg: unknown): never };

/**
 * Keeps the answers that the server rendered with until the page has subscribed to them: what has no subscriber is
 * dropped at once. Ends by itself after half a minute.
 * @returns ends it before that; to be called when the visitor goes on, since later pages are to ask anew
 */
export function holdHandedOver(store: Store, api: unknown, handedOver: HandedOverQuery[]): () => void {
  const endpoints = (api as Subscribable).endpoints as Record<string, Initiation>;
  const subscriptions = handedOver.map(
    ({ endpointName, arg }) =>
      store.dispatch(endpoints[endpointName]!.initiate(arg)) as { unsubscribe(): void },
  );
  const release = () => {
    clearTimeout(timer);
    for (const { unsubscribe } of subscriptions.splice(0)) unsubscribe();
  };
  const timer = setTimeout(release, HOLD_MS);
  return release;
}
