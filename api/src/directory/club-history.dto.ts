import type { ClubAction } from '../model/clubs/club-change.js';
import { CLUB_ACTIONS } from '../model/clubs/club-change.js';
import { ApiProperty } from '@nestjs/swagger';
import { z } from 'zod';
import type { AuditActor } from '../platform/audit/audit-entry.entity.js';
import { AUDIT_ACTORS } from '../platform/audit/audit-entry.entity.js';
import { optionalWholeNumber, wholeNumber } from '../platform/http/query-schema.js';
import { RelatedClub } from './admin-clubs.dto.js';
import { TEXT_OR_NULL, MOMENT_OR_NULL } from '../platform/http/api-fields.js';

/** A page of a club's history. */
export const clubHistoryQuery = z.object({
  limit: wholeNumber(1, 100, 25, 'How many entries at most'),
  before: optionalWholeNumber(1, 999_999_999, 'Only entries with a lower id, from the Link header'),
});

export type ClubHistoryQuery = z.output<typeof clubHistoryQuery>;

/** A page of the changes for a moderator to check. */
export const unseenChangesQuery = z.object({
  limit: wholeNumber(1, 100, 25, 'How many entries at most'),
  after: optionalWholeNumber(1, 999_999_999, 'Only entries with a higher id, from the Link header'),
});

export type UnseenChangesQuery = z.output<typeof unseenChangesQuery>;

/** A field that changed. */
export class ChangedField {
  @ApiProperty({ type: String, example: 'homeGround' })
  name!: string;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'Several values one a line' })
  before!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  after!: string | null;
}

/** One change to a club. */
export class ClubChangeEntry {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ type: RelatedClub })
  club!: RelatedClub;

  @ApiProperty({ enum: AUDIT_ACTORS, description: 'Who did it' })
  actor!: AuditActor;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'The name of the moderator who did it, if known' })
  staffName!: string | null;

  @ApiProperty({ enum: CLUB_ACTIONS })
  action!: ClubAction;

  @ApiProperty({ type: [ChangedField] })
  fields!: ChangedField[];

  @ApiProperty(TEXT_OR_NULL)
  reason!: string | null;

  @ApiProperty({
    type: RelatedClub,
    nullable: true,
    description: 'The other club of a merge, or a successor',
  })
  otherClub!: RelatedClub | null;

  @ApiProperty({
    type: Boolean,
    description: 'A change by the club’s people that no moderator has looked at',
  })
  isUnseen!: boolean;

  @ApiProperty({ type: Boolean, description: 'Whether it is of a kind that can be undone, and hasn’t been' })
  canBeUndone!: boolean;

  @ApiProperty(MOMENT_OR_NULL)
  undoneAt!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;
}
