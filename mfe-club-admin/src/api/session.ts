import { createSession } from '@club-reviews/shared-ui/session';

/** The representative's session: it outlives the tab, until the representative logs out in any of them. */
export const session = createSession({ storedIn: 'local', key: 'club-admin-token' });

export const { loggedIn, loggedOut, selectHasExpired, selectToken } = session;
