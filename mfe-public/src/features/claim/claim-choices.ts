/** What a claimant can be at the club; the values are those of the wire. */
export const POSITIONS = [
  { value: 'owner', label: 'Owner' },
  { value: 'manager', label: 'Manager' },
  { value: 'head-coach', label: 'Head coach' },
  { value: 'committee-member', label: 'Committee member' },
  { value: 'secretary', label: 'Secretary' },
  { value: 'chairman', label: 'Chairman' },
  { value: 'other', label: 'Other' },
] as const;

/** How a claimant can show to be of the club. */
export const VERIFICATION_METHODS = [
  { value: 'website-admin', label: 'I can change the club’s website' },
  { value: 'social-media', label: 'I can post on the club’s social media' },
  { value: 'email-domain', label: 'I have an email address of the club’s domain' },
  { value: 'documentation', label: 'I can send documents' },
  { value: 'league-contact', label: 'Our league can confirm it' },
] as const;

export type Position = (typeof POSITIONS)[number]['value'];
export type VerificationMethod = (typeof VERIFICATION_METHODS)[number]['value'];
