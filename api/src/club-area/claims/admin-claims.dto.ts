import { tooLongMessage } from '@club-reviews/domain/contact-details';
import type { ClubState } from '@club-reviews/domain/club-state';
import { CLUB_STATES } from '@club-reviews/domain/club-state';
import { MAX_REJECTION_LENGTH, REASON_MESSAGES } from '@club-reviews/domain/decision-reasons';
import { z } from 'zod';
import { cursorQuery } from '../../platform/http/cursors.js';
import { oneOfWords, shortText } from '../../platform/http/query-schema.js';
import { rowIdField } from '../../platform/http/row-id.js';
import { CLAIM_STATUSES } from './claim.entity.js';
import { readableText } from '../../platform/text/readable-text.js';
import { ApiProperty } from '@nestjs/swagger';
import { ClubLogin } from '../../accounts/club-logins/club-login.dto.js';
import type { ClaimStatus } from './claim.entity.js';
import { TEXT_OR_NULL, MOMENT_OR_NULL, NUMBER_OR_NULL } from '../../platform/http/api-fields.js';

/** Which claims to list. */
export const adminClaimsQuery = z.object({
  search: shortText(
    200,
    'Contained in the name of the club or of the contact, in any case; or the contact’s whole e-mail address',
  ),
  status: oneOfWords(CLAIM_STATUSES, 'Only claims in this state').optional(),
  ...cursorQuery(1000, 1000),
});

export type AdminClaimsQuery = z.output<typeof adminClaimsQuery>;

const MESSAGES = {
  status: 'status must be approved or rejected',
  reason: REASON_MESSAGES.rejection,
  tooLong: tooLongMessage('The reason', MAX_REJECTION_LENGTH),
  club: 'club must be listed or new',
  clubId: 'clubId must be the id of a club',
  oneClub: 'Please choose either a listed club or a new one',
};

/** What a moderator decides on a claim. */
export const claimDecisionBody = z
  .object({
    status: z.enum(['approved', 'rejected'], { error: MESSAGES.status }),
    rejectionReason: z
      .string({ error: MESSAGES.reason })
      .transform(readableText)
      .pipe(z.string().max(MAX_REJECTION_LENGTH, { error: MESSAGES.tooLong }))
      .nullish()
      .meta({ description: 'Needed for a rejection; the claimant reads it' }),
    club: z.enum(['listed', 'new'], { error: MESSAGES.club }).nullish().meta({
      description:
        'For an approval of a claim without a chosen club: new if it is for none of its candidates. Without it and a clubId, it is for the listed club of that name if there is one, else for a new one',
    }),
    clubId: rowIdField(MESSAGES.clubId).nullish().meta({
      description:
        'For an approval of a claim without a chosen club: which of its candidates it is for. Needed if the name alone would choose a club with a manager, or one of several',
    }),
  })
  .refine(({ status, rejectionReason }) => status !== 'rejected' || !!rejectionReason, {
    path: ['rejectionReason'],
    error: MESSAGES.reason,
  })
  .refine(({ club, clubId }) => club !== 'new' || typeof clubId !== 'number', {
    path: ['clubId'],
    error: MESSAGES.oneClub,
  });

export type ClaimDecision = z.output<typeof claimDecisionBody>;

/** A club of the directory that a claim can mean. */
export class ClaimCandidate {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty()
  name!: string;

  @ApiProperty()
  location!: string;

  @ApiProperty(TEXT_OR_NULL)
  postcode!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  website!: string | null;

  @ApiProperty({ enum: CLUB_STATES, description: 'Only a listed one can be chosen' })
  state!: ClubState;

  @ApiProperty({
    ...NUMBER_OR_NULL,
    description: 'From the postcode in the claim; null if that or the club’s place isn’t known',
  })
  distanceMiles!: number | null;

  @ApiProperty({ type: [ClubLogin], description: 'Who manages it' })
  managers!: ClubLogin[];
}

/** A club representative's claim, as the site's administrator reads it. */
export class AdminClaim {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty()
  clubName!: string;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null for a club that isn’t listed' })
  clubId!: number | null;

  @ApiProperty({ description: 'Whether someone manages the listed club already' })
  isClubManaged!: boolean;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'The website on the listed club’s page' })
  clubWebsite!: string | null;

  @ApiProperty({
    type: [ClaimCandidate],
    description:
      'Clubs with the same or nearly the same name, those nearby first; only of a pending claim without a chosen club',
  })
  candidates!: ClaimCandidate[];

  @ApiProperty({ type: [ClubLogin], description: 'Who manages the club; only of approved claims' })
  clubLogins!: ClubLogin[];

  @ApiProperty()
  contactName!: string;

  @ApiProperty({
    ...TEXT_OR_NULL,
    description: 'Null when it was erased, or encrypted with a DATA_KEY of the past',
  })
  contactEmail!: string | null;

  @ApiProperty()
  contactPhone!: string;

  @ApiProperty({ example: 'secretary' })
  position!: string;

  @ApiProperty()
  clubDescription!: string;

  @ApiProperty()
  facilities!: string;

  @ApiProperty()
  ageGroups!: string;

  @ApiProperty()
  trainingDays!: string;

  @ApiProperty(TEXT_OR_NULL)
  websiteUrl!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  socialMedia!: string | null;

  @ApiProperty({ example: 'email-domain' })
  verificationMethod!: string;

  @ApiProperty(TEXT_OR_NULL)
  additionalInfo!: string | null;

  @ApiProperty({ enum: CLAIM_STATUSES })
  status!: ClaimStatus;

  @ApiProperty(TEXT_OR_NULL)
  rejectionReason!: string | null;

  @ApiProperty({
    ...MOMENT_OR_NULL,
    description: 'When the contact and all that they wrote were erased: the texts are empty since',
  })
  contactErasedAt!: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
}
