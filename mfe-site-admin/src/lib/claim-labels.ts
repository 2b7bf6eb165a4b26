import type { ClaimStatus } from '../api/types';

/** The states of a claim, as moderators read them. */
export const CLAIM_STATUSES: readonly { value: ClaimStatus; label: string }[] = [
  { value: 'pending', label: 'Pending' },
  { value: 'approved', label: 'Approved' },
  { value: 'rejected', label: 'Rejected' },
];

const POSITIONS: Record<string, string> = {
  owner: 'Owner',
  manager: 'Manager',
  'head-coach': 'Head coach',
  'committee-member': 'Committee member',
  secretary: 'Secretary',
  chairman: 'Chairman',
  other: 'Other position',
};

const VERIFICATION_METHODS: Record<string, string> = {
  'website-admin': 'Through the club’s website',
  'social-media': 'Through the club’s social media',
  'email-domain': 'By an email address of the club’s domain',
  documentation: 'By documents',
  'league-contact': 'Through a contact at the league',
};

/** What a claimant is at the club. */
export function positionLabel(position: string): string {
  return POSITIONS[position] ?? position;
}

/** How a claimant wants to prove it. */
export function verificationLabel(method: string): string {
  return VERIFICATION_METHODS[method] ?? method;
}
