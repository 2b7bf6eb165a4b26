import { createRemoteStore } from '@club-reviews/shared-ui/platform';
import type { RemoteContext } from '@club-reviews/shared-ui/platform';
import { clubAdminApi } from '../api/club-admin-api';
import { keepSession, sessionSlice } from '../api/session';

/** Creates the remote's store with the session that the browser still holds. */
export function createClubAdminStore(context: RemoteContext) {
  const store = createRemoteStore(clubAdminApi, context, [], {
    [sessionSlice.reducerPath]: sessionSlice.reducer,
  });
  keepSession(store);
  return store;
}
