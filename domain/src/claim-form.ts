/** What a claimant's role at the club can be. */
export const CLAIM_POSITIONS = [
  'owner',
  'manager',
  'head-coach',
  'committee-member',
  'secretary',
  'chairman',
  'other',
] as const;

/** One of the {@link CLAIM_POSITIONS}. */
export type ClaimPosition = (typeof CLAIM_POSITIONS)[number];

/** The positions in words. */
export const CLAIM_POSITION_NAMES: Record<ClaimPosition, string> = {
  owner: 'Owner',
  manager: 'Manager',
  'head-coach': 'Head coach',
  'committee-member': 'Committee member',
  secretary: 'Secretary',
  chairman: 'Chairman',
  other: 'Other',
};

/** How a claimant can show that they belong to the club. */
export const VERIFICATION_METHODS = [
  'website-admin',
  'social-media',
  'email-domain',
  'documentation',
  'league-contact',
] as const;

/** One of the {@link VERIFICATION_METHODS}. */
export type VerificationMethod = (typeof VERIFICATION_METHODS)[number];

/** A text of the claim form: its bounds in characters, and how messages name it. */
interface TextRule {
  name: string;
  min?: number;
  max: number;
}

/** The texts of a claim. */
export const CLAIM_TEXTS = {
  clubName: { name: "The club's name", max: 160 },
  contactName: { name: 'Your name', max: 160 },
  contactPhone: { name: 'Your phone number', min: 10, max: 40 },
  clubDescription: { name: 'The description', min: 50, max: 4000 },
  facilities: { name: 'The facilities', min: 20, max: 4000 },
  ageGroups: { name: 'The age groups', max: 300 },
  trainingDays: { name: 'The training days', max: 300 },
  socialMedia: { name: 'Social media', max: 500 },
  additionalInfo: { name: 'Additional information', max: 4000 },
} satisfies Record<string, TextRule>;

/** The form's and the api's messages about an invalid claim. */
export const CLAIM_MESSAGES = {
  club: 'Please select or enter your club name',
  contactName: 'Please enter your full name',
  contactPhone: 'Please enter a valid phone number',
  position: 'Please select your position at the club',
  clubDescription: `Please provide at least ${CLAIM_TEXTS.clubDescription.min} characters describing your club`,
  facilities: 'Please describe your facilities',
  ageGroups: 'Please specify age groups you cater to',
  trainingDays: 'Please specify your training days',
  verificationMethod: 'Please select a verification method',
};
