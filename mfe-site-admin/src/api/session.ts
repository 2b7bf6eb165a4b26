import { createSession } from '@club-reviews/shared-ui/session';

/** The moderator's session: closing the browser ends it, and logging out in one tab ends it in all of them. */
export const session = createSession('site-admin-session');

export const { loggedIn, selectHasExpired, selectIsLoggedIn, sessionExpired } = session;
