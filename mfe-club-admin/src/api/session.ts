import { createSession } from '@club-reviews/shared-ui/session';

/** The representative's session: it outlives the tab, and logging out in one tab ends it in all of them. */
export const session = createSession({ storedIn: 'local', key: 'club-admin-token' });

export const { loggedIn, loggedOut, selectHasExpired, selectToken } = session;
