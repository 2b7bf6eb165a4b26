import type { NewToken } from '../../../platform/security/link-token.js';
import { newLinkToken } from '../../../platform/security/link-token.js';

const LIFETIME_MS = 7 * 24 * 3_600_000;

/** A token that confirms a review within seven days. */
export function newReviewToken(now: Date): NewToken {
  return newLinkToken(now, LIFETIME_MS);
}
