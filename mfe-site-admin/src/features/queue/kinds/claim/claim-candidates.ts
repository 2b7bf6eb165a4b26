import { milesLabel } from '@club-reviews/shared-ui/formatting';
import type { AdminClaim, ClaimCandidate } from '../../../../api/types';

/** The listed clubs that a claim without a chosen club can be for. */
export function choosableClubs({ candidates }: Pick<AdminClaim, 'candidates'>): ClaimCandidate[] {
  return candidates.filter(({ state }) => state === 'listed');
}

/** Who manages a club, with their addresses as far as the reader may see them. */
export function managersLabel({ managers }: ClaimCandidate): string {
  if (managers.length === 0) return 'No administrator';
  const people = managers.map(({ name, email }) => (email === null ? name : `${name} (${email})`));
  return `Managed by ${people.join(', ')}`;
}

/** How far a club is from where the claimant says theirs is; null if that isn't known. */
export function distanceLabel({ distanceMiles }: ClaimCandidate): string | null {
  return distanceMiles === null ? null : `${milesLabel(distanceMiles)} from the postcode in the claim`;
}
