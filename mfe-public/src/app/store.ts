import {
  createRemoteStore,
  onContentChange,
  retainPreloaded,
  setupListeners,
} from '@club-reviews/shared-ui/platform';
import type { PreloadedQuery, RemoteContext } from '@club-reviews/shared-ui/platform';
import { publicApi, REVIEW_TAGS } from '../api/public-api';

/**
 * Creates the remote's store, filled with the answers that the server rendered with.
 * @returns the store, and a function that lets go of those answers once the visitor moves on
 */
export function createPublicStore(context: RemoteContext, preloaded: PreloadedQuery[]) {
  const store = createRemoteStore(publicApi, context, preloaded);
  if (typeof window === 'undefined') return { store, releasePreloaded: () => {} };
  setupListeners(store.dispatch);
  onContentChange(() => store.dispatch(publicApi.util.invalidateTags(REVIEW_TAGS)));
  return { store, releasePreloaded: retainPreloaded(store, publicApi, preloaded) };
}
