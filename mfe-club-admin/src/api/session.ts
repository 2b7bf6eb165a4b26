import { createSession } from '@club-reviews/shared-ui/session';

/** The representative's session: it outlives the browser, and logging out in one tab ends it in all of them. */
export const session = createSession({
  key: 'club-admin-session',
  formerToken: { storedIn: 'local', key: 'club-admin-token' },
});

export const { loggedIn, loggedOut, selectHasExpired, selectIsLoggedIn } = session;
