/**
 * The header with which a browser's screens request a cookie that scripts can't read, instead of a bearer token. Only
 * the site's own code can send it: a page of another site would need a preflight, which the api refuses.
 */
export const SESSION_HEADER = 'X-Session';

/** The one value of the {@link SESSION_HEADER}. */
export const COOKIE_SESSION = 'cookie';
