import { ApiProperty } from '@nestjs/swagger';
import { ClubLogin } from '../../club-admins/logins/club-login.dto.js';
import type { ClaimStatus } from '../claim.entity.js';
import { CLAIM_STATUSES } from '../claim.entity.js';

const TEXT_OR_NULL = { type: String, nullable: true } as const;

/** A club representative's claim, as the site's administrator reads it. */
export class AdminClaim {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty()
  clubName!: string;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null for a club that is not listed' })
  clubId!: number | null;

  @ApiProperty({ description: 'Whether somebody manages the listed club already' })
  isClubManaged!: boolean;

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
    ...TEXT_OR_NULL,
    format: 'date-time',
    description: 'When the contact and all that they wrote were erased: the texts are empty since',
  })
  contactErasedAt!: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
}
