import { CLAIM_POSITION_NAMES, CLAIM_POSITIONS, VERIFICATION_METHODS } from '@club-reviews/domain/claim-form';
import type { VerificationMethod } from '@club-reviews/domain/claim-form';

const METHOD_LABELS: Record<VerificationMethod, string> = {
  'website-admin': 'I can change the club’s website',
  'social-media': 'I can post on the club’s social media',
  'email-domain': 'I have an email address at the club’s domain',
  documentation: 'I can send documents',
  'league-contact': 'Our league can confirm it',
};

/** The choices for a claimant's position. */
export const POSITION_OPTIONS = CLAIM_POSITIONS.map((value) => ({
  value,
  label: CLAIM_POSITION_NAMES[value],
}));

/** The ways a claimant can prove that they belong to the club. */
export const METHOD_OPTIONS = VERIFICATION_METHODS.map((value) => ({ value, label: METHOD_LABELS[value] }));
