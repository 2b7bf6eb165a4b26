import { createSession } from '@club-reviews/shared-ui/session';

/** The representative's session: it outlives the browser, and logging out in one tab ends it in all of them. */
export const session = createSession('club-admin-session');

export const { loggedIn, loggedOut, selectHasExpired, selectIsLoggedIn } = session;
