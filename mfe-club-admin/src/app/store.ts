import { createRemoteStore, setupListeners } from '@club-reviews/shared-ui/platform';
import type { RemoteContext } from '@club-reviews/shared-ui/platform';
import { clubAdminApi } from '../api/club-admin-api';
import { draftsSlice } from '../api/drafts';
import { session } from '../api/session';

/** Creates the remote's store with the session that the browser still has. */
export function createClubAdminStore(context: RemoteContext) {
  const store = createRemoteStore(clubAdminApi, context, [], {
    ...session.reducers,
    [draftsSlice.reducerPath]: draftsSlice.reducer,
  });
  session.keep(store);
  setupListeners(store.dispatch);
  return store;
}
