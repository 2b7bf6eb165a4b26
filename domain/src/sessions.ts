/**
 * The header with which a browser's screens ask to be known by a cookie that scripts can't read, instead of by a bearer
 * token. Only code of the site itself can send it: a page of another site would have to ask the api first, which
 * refuses.
 */
export const SESSION_HEADER = 'X-Session';

/** The one value of the {@link SESSION_HEADER}. */
export const COOKIE_SESSION = 'cookie';
