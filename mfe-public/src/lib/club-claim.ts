import { wholeNumber } from '@club-reviews/shared-ui/formatting';
import type { Stats } from '../api/types';

const CLAIM_STEP = 50;

/**
 * How many clubs the site may claim to list: the total rounded down to the nearest 50.
 * @returns "over 300", or null below 50 and while the total is unknown
 */
export function clubCountClaim(stats: Pick<Stats, 'totalClubs'> | undefined): string | null {
  const rounded = Math.floor((stats?.totalClubs ?? 0) / CLAIM_STEP) * CLAIM_STEP;
  return rounded < CLAIM_STEP ? null : `over ${wholeNumber(rounded)}`;
}

/** The one sentence that says what the site is. */
export function homeClaim(stats: Pick<Stats, 'totalClubs'> | undefined, region: string): string {
  const count = clubCountClaim(stats);
  const clubs = count === null ? 'youth football clubs' : `${count} youth football clubs`;
  return `Search ${clubs} across ${region} by name, postcode and distance, and read verified reviews by parents.`;
}
