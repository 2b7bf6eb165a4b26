import type { RateLimit } from '../../../platform/rate-limits/rate-limits.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Submissions from one client: a club's evening behind one address fits in, a machine does not. */
export const SUBMISSIONS_BY_CLIENT: RateLimit = {
  purpose: 'reviews-by-client',
  times: 20,
  windowMs: HOUR_MS,
};

/** Submissions in the name of one e-mail address, also those that are refused as second ones. */
export const SUBMISSIONS_BY_EMAIL: RateLimit = { purpose: 'reviews-by-email', times: 10, windowMs: DAY_MS };

/** New links asked for by one client. */
export const LINKS_BY_CLIENT: RateLimit = { purpose: 'links-by-client', times: 20, windowMs: HOUR_MS };

/** Further links for one review: nobody's inbox is flooded. */
export const LINKS_BY_REVIEW: RateLimit = { purpose: 'links-by-review', times: 3, windowMs: DAY_MS };
