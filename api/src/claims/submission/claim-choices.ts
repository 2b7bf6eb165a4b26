/** What a claimant can be at the club. */
export const CLAIM_POSITIONS = [
  'owner',
  'manager',
  'head-coach',
  'committee-member',
  'secretary',
  'chairman',
  'other',
] as const;

/** How a claimant can show to be of the club. */
export const VERIFICATION_METHODS = [
  'website-admin',
  'social-media',
  'email-domain',
  'documentation',
  'league-contact',
] as const;
