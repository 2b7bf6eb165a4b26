import type { RateLimit } from '../../../platform/rate-limits/rate-limits.js';

const HOUR_MS = 3_600_000;

/** Claims from one client. */
export const CLAIMS_BY_CLIENT: RateLimit = { purpose: 'claims-by-client', times: 10, windowMs: HOUR_MS };

/** Claims in the name of one e-mail address, also those that are refused as second ones. */
export const CLAIMS_BY_EMAIL: RateLimit = {
  purpose: 'claims-by-email',
  times: 5,
  windowMs: 24 * HOUR_MS,
};
