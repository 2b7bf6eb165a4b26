import { createRemoteStore, onContentChange, setupListeners } from '@club-reviews/shared-ui/platform';
import type { PreloadedQuery, RemoteContext } from '@club-reviews/shared-ui/platform';
import { publicApi, REVIEW_TAGS } from '../api/public-api';

/** Creates the remote's store, filled with the responses that the server rendered with. */
export function createPublicStore(context: RemoteContext, preloaded: PreloadedQuery[]) {
  const store = createRemoteStore(publicApi, context, preloaded);
  if (typeof window === 'undefined') return store;
  setupListeners(store.dispatch);
  onContentChange(() => void store.dispatch(publicApi.util.invalidateTags(REVIEW_TAGS)));
  return store;
}
