import type { RateLimit } from '../../../platform/rate-limits/rate-limits.js';

const QUARTER_MS = 15 * 60_000;
const HOUR_MS = 4 * QUARTER_MS;

/** Logins from one client. */
export const LOGINS_BY_CLIENT: RateLimit = {
  purpose: 'club-logins-by-client',
  times: 10,
  windowMs: QUARTER_MS,
};

/** Logins to one account, whether it exists or not; more than for a client, so that one alone locks nobody out. */
export const LOGINS_BY_ACCOUNT: RateLimit = {
  purpose: 'club-logins-by-account',
  times: 30,
  windowMs: QUARTER_MS,
};

/** Links that one client presses. */
export const LINKS_USED_BY_CLIENT: RateLimit = {
  purpose: 'password-links-by-client',
  times: 20,
  windowMs: HOUR_MS,
};

/** Links for a new password that one client asks for. */
export const RESETS_BY_CLIENT: RateLimit = { purpose: 'resets-by-client', times: 10, windowMs: HOUR_MS };

/** Links for a new password of one account: nobody's inbox is flooded. */
export const RESETS_BY_ACCOUNT: RateLimit = { purpose: 'resets-by-account', times: 3, windowMs: HOUR_MS };

/** Attempts to change one account's password: who has only stolen a token must not guess it. */
export const CHANGES_BY_ACCOUNT: RateLimit = {
  purpose: 'password-changes-by-account',
  times: 10,
  windowMs: QUARTER_MS,
};
