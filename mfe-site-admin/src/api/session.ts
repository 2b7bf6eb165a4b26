import { createSession } from '@club-reviews/shared-ui/session';

/** The moderator's session: closing the browser ends it, and logging out in one tab ends it in all of them. */
export const session = createSession({
  key: 'site-admin-session',
  formerToken: { storedIn: 'session', key: 'site-admin-token' },
});

export const { loggedIn, selectHasExpired, selectIsLoggedIn, sessionExpired } = session;
