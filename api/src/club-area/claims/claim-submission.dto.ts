import {
  CLAIM_MESSAGES,
  CLAIM_POSITIONS,
  CLAIM_TEXTS,
  VERIFICATION_METHODS,
} from '@club-reviews/domain/claim-form';
import { tooLongMessage } from '@club-reviews/domain/contact-details';
import { z } from 'zod';
import { normaliseSearchText } from '../../model/clubs/search-text.js';
import {
  emailField,
  honeypotField,
  lineField,
  optionalField,
  textField,
  websiteField,
} from '../../platform/http/text-fields.js';
import { readableLine } from '../../platform/text/readable-text.js';
import { rowIdField } from '../../platform/http/row-id.js';
import { ApiProperty } from '@nestjs/swagger';

/** What clubs.search_name holds: letters of other scripts are spelt out there. */
const MAX_SEARCH_NAME_LENGTH = 320;
const CLUB_NAME_TOO_LONG = tooLongMessage(CLAIM_TEXTS.clubName.name, CLAIM_TEXTS.clubName.max);

const fields = z.object({
  clubId: rowIdField(CLAIM_MESSAGES.club)
    .nullish()
    .meta({ description: 'The club that was chosen from the directory' }),
  clubName: z
    .string({ error: CLAIM_MESSAGES.club })
    .transform(readableLine)
    .pipe(z.string().max(CLAIM_TEXTS.clubName.max, { error: CLUB_NAME_TOO_LONG }))
    .nullish()
    .meta({ description: 'Of a club that isn’t listed; needed without clubId' }),
  contactName: lineField({ ...CLAIM_TEXTS.contactName, missing: CLAIM_MESSAGES.contactName }),
  contactEmail: emailField(),
  contactPhone: lineField({ ...CLAIM_TEXTS.contactPhone, missing: CLAIM_MESSAGES.contactPhone }),
  position: z.enum(CLAIM_POSITIONS, { error: CLAIM_MESSAGES.position }),
  clubDescription: textField({
    ...CLAIM_TEXTS.clubDescription,
    missing: CLAIM_MESSAGES.clubDescription,
  }),
  facilities: textField({ ...CLAIM_TEXTS.facilities, missing: CLAIM_MESSAGES.facilities }),
  ageGroups: lineField({ ...CLAIM_TEXTS.ageGroups, missing: CLAIM_MESSAGES.ageGroups }),
  trainingDays: lineField({ ...CLAIM_TEXTS.trainingDays, missing: CLAIM_MESSAGES.trainingDays }),
  websiteUrl: optionalField(websiteField()).optional(),
  socialMedia: optionalField(lineField(CLAIM_TEXTS.socialMedia)).optional(),
  verificationMethod: z.enum(VERIFICATION_METHODS, { error: CLAIM_MESSAGES.verificationMethod }),
  additionalInfo: optionalField(textField(CLAIM_TEXTS.additionalInfo)).optional(),
  website: honeypotField,
});

// Also checked when other fields are wrong, so that all errors are reported at once.
const ALWAYS = { path: ['clubName'], when: () => true };

/** A claim as the form sends it; the form shows every message. */
export const claimBody = fields
  .refine((claim) => hasListedClub(claim) || getSearchName(claim) !== '', {
    ...ALWAYS,
    error: CLAIM_MESSAGES.club,
  })
  .refine((claim) => hasListedClub(claim) || getSearchName(claim).length <= MAX_SEARCH_NAME_LENGTH, {
    ...ALWAYS,
    error: CLUB_NAME_TOO_LONG,
  });

/** A checked claim. */
export type ClaimBody = z.output<typeof claimBody>;

type Unchecked = Partial<Record<'clubId' | 'clubName', unknown>>;

function hasListedClub({ clubId }: Unchecked): boolean {
  return clubId !== undefined && clubId !== null;
}

function getSearchName({ clubName }: Unchecked): string {
  return typeof clubName === 'string' ? normaliseSearchText(clubName) : '';
}

/** A claim was accepted. */
export class SubmittedClaim {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ example: "We'll review your submission and contact you within 2-3 business days." })
  message!: string;
}
