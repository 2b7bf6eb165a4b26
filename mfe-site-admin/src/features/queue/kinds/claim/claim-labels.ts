import { CLAIM_POSITION_NAMES } from '@club-reviews/domain/claim-form';
import type { VerificationMethod } from '@club-reviews/domain/claim-form';
import type { ClaimStatus } from '../../../../api/types';

/** The states of a claim, as moderators read them. */
export const CLAIM_STATUSES: readonly { value: ClaimStatus; label: string }[] = [
  { value: 'pending', label: 'Pending' },
  { value: 'approved', label: 'Approved' },
  { value: 'rejected', label: 'Rejected' },
];

const POSITIONS: Record<string, string> = { ...CLAIM_POSITION_NAMES, other: 'Other position' };

const METHODS: Record<VerificationMethod, string> = {
  'website-admin': 'Through the club’s website',
  'social-media': 'Through the club’s social media',
  'email-domain': 'With an email address at the club’s domain',
  documentation: 'With documents',
  'league-contact': 'Through a contact at the league',
};

/** A claimant's position at the club. */
export function positionLabel(position: string): string {
  return POSITIONS[position] ?? position;
}

/** How a claimant wants to prove that they belong to the club. */
export function verificationLabel(method: string): string {
  return METHODS[method as VerificationMethod] ?? method;
}
