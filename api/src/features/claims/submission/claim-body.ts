import { z } from 'zod';
import { normaliseSearchText } from '../../../model/clubs/search-text.js';
import { honeypotField } from '../../../platform/http/honeypot.js';
import { readableLine } from '../../../platform/text/readable-text.js';
import { rowIdField } from '../../../platform/http/row-id.js';
import {
  emailField,
  lineField,
  optionalField,
  textField,
  websiteField,
} from '../../../platform/http/text-fields.js';
import { CLAIM_POSITIONS, VERIFICATION_METHODS } from '@club-reviews/domain/claim-form';

/** What clubs.search_name holds: letters of other scripts are spelt out there. */
const MAX_SEARCH_NAME_LENGTH = 320;
const MESSAGES = {
  club: 'Please select or enter your club name',
  clubNameTooLong: "The club's name must be at most 160 characters",
  position: 'Please select your position at the club',
  verification: 'Please select a verification method',
};

const fields = z.object({
  clubId: rowIdField(MESSAGES.club)
    .nullish()
    .meta({ description: 'The club that was chosen from the directory' }),
  clubName: z
    .string({ error: MESSAGES.club })
    .transform(readableLine)
    .pipe(z.string().max(160, { error: MESSAGES.clubNameTooLong }))
    .nullish()
    .meta({ description: 'Of a club that is not listed; needed without clubId' }),
  contactName: lineField({ name: 'Your name', max: 160, missing: 'Please enter your full name' }),
  contactEmail: emailField(),
  contactPhone: lineField({
    name: 'Your phone number',
    min: 10,
    max: 40,
    missing: 'Please enter a valid phone number',
  }),
  position: z.enum(CLAIM_POSITIONS, { error: MESSAGES.position }),
  clubDescription: textField({
    name: 'The description',
    min: 50,
    max: 4000,
    missing: 'Please provide at least 50 characters describing your club',
  }),
  facilities: textField({
    name: 'The facilities',
    min: 20,
    max: 4000,
    missing: 'Please describe your facilities',
  }),
  ageGroups: lineField({
    name: 'The age groups',
    max: 300,
    missing: 'Please specify age groups you cater to',
  }),
  trainingDays: lineField({
    name: 'The training days',
    max: 300,
    missing: 'Please specify your training days',
  }),
  websiteUrl: optionalField(websiteField()).optional(),
  socialMedia: optionalField(lineField({ name: 'The social media', max: 500 })).optional(),
  verificationMethod: z.enum(VERIFICATION_METHODS, { error: MESSAGES.verification }),
  additionalInfo: optionalField(textField({ name: 'The additional information', max: 4000 })).optional(),
  website: honeypotField,
});

// Also looked at when other fields are wrong, so that everything is said at once.
const ALWAYS = { path: ['clubName'], when: () => true };

/** A claim as the form sends it; every message is one that the form shows. */
export const claimBody = fields
  .refine((claim) => hasListedClub(claim) || searchNameOf(claim) !== '', { ...ALWAYS, error: MESSAGES.club })
  .refine((claim) => hasListedClub(claim) || searchNameOf(claim).length <= MAX_SEARCH_NAME_LENGTH, {
    ...ALWAYS,
    error: MESSAGES.clubNameTooLong,
  });

/** A checked claim. */
export type ClaimBody = z.output<typeof claimBody>;

type Unchecked = Partial<Record<'clubId' | 'clubName', unknown>>;

function hasListedClub({ clubId }: Unchecked): boolean {
  return clubId !== undefined && clubId !== null;
}

function searchNameOf({ clubName }: Unchecked): string {
  return typeof clubName === 'string' ? normaliseSearchText(clubName) : '';
}
