import { createRemoteStore, setupListeners } from '@club-reviews/shared-ui/platform';
import type { RemoteContext } from '@club-reviews/shared-ui/platform';
import { session } from '../api/session';
import { siteAdminApi } from '../api/site-admin-api';

/** Creates the remote's store with the session that the tab still has. */
export function createSiteAdminStore(context: RemoteContext) {
  const store = createRemoteStore(siteAdminApi, context, [], session.reducers);
  session.keep(store);
  setupListeners(store.dispatch);
  return store;
}
