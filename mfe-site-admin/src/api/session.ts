import { createSession } from '@club-reviews/shared-ui/session';

/** The moderator's session: closing the tab ends it. */
export const session = createSession({ storedIn: 'session', key: 'site-admin-token' });

export const { loggedIn, loggedOut, selectHasExpired, selectToken, sessionExpired } = session;
