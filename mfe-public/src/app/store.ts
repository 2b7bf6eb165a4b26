import {
  createRemoteStore,
  onContentChange,
  retainPreloaded,
  setupListeners,
} from '@club-reviews/shared-ui/platform';
import type { PreloadedQuery, RemoteContext } from '@club-reviews/shared-ui/platform';
import { publicApi, REVIEW_TAGS } from '../api/public-api';
import { lazyPageMemory } from './lazy-page-memory';

/**
 * Creates the remote's store, filled with the responses that the server rendered with.
 * @returns the store, a function that drops those responses once the visitor moves on, and what follows them
 */
export function createPublicStore(context: RemoteContext, preloaded: PreloadedQuery[]) {
  const store = createRemoteStore(publicApi, context, preloaded);
  const memory = lazyPageMemory(store, context);
  if (typeof window === 'undefined') return { store, memory, releasePreloaded: () => {} };
  setupListeners(store.dispatch);
  onContentChange(() => {
    memory.forget();
    store.dispatch(publicApi.util.invalidateTags(REVIEW_TAGS));
  });
  return { store, memory, releasePreloaded: retainPreloaded(store, publicApi, preloaded) };
}
