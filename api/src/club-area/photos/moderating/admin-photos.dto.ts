import type { PhotoKind, PhotoState } from '@club-reviews/domain/club-photos';
import { PHOTO_KINDS, PHOTO_STATES } from '@club-reviews/domain/club-photos';
import { MAX_REASON_LENGTH, REASON_MESSAGES } from '@club-reviews/domain/decision-reasons';
import { ApiProperty } from '@nestjs/swagger';
import { z } from 'zod';
import { cursorQuery } from '../../../platform/http/cursors.js';
import { oneOfWords } from '../../../platform/http/query-schema.js';
import { optionalField, textField } from '../../../platform/http/text-fields.js';
import { TEXT_OR_NULL, MOMENT_OR_NULL } from '../../../platform/http/api-fields.js';

/** Which pictures to list. */
export const adminPhotosQuery = z.object({
  state: oneOfWords(PHOTO_STATES, 'Only pictures in this state').optional(),
  ...cursorQuery(100, 20),
});

export type AdminPhotosQuery = z.output<typeof adminPhotosQuery>;

const DECISIONS = ['approve', 'refuse', 'take-down'] as const;

/** A moderator's decision on a picture. */
export const photoDecisionBody = z
  .object({
    decision: z.enum(DECISIONS, { error: `decision must be one of ${DECISIONS.join(', ')}` }),
    reason: optionalField(textField({ name: 'The reason', max: MAX_REASON_LENGTH }))
      .optional()
      .meta({ description: 'Needed to refuse a picture or to take it down; mailed to the club’s managers' }),
  })
  .refine(({ decision, reason }) => decision === 'approve' || !!reason, {
    path: ['reason'],
    error: REASON_MESSAGES.mailed,
  });

export type PhotoDecisionBody = z.output<typeof photoDecisionBody>;

/** The club that a picture belongs to. */
export class PhotoClub {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty()
  name!: string;

  @ApiProperty()
  slug!: string;
}

/** A picture as moderators see it. */
export class AdminPhoto {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ type: () => PhotoClub })
  club!: PhotoClub;

  @ApiProperty({ enum: PHOTO_KINDS, enumName: 'PhotoKind' })
  kind!: PhotoKind;

  @ApiProperty({ enum: PHOTO_STATES, enumName: 'PhotoState' })
  state!: PhotoState;

  @ApiProperty()
  description!: string;

  @ApiProperty({
    type: Boolean,
    nullable: true,
    description: 'Whether children can be recognised; null: no one was asked',
  })
  showsChildren!: boolean | null;

  @ApiProperty({ description: 'Whether its sender says that parents or carers agree' })
  hasConsent!: boolean;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'Where it was fetched from' })
  sourceUrl!: string | null;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'Names its files; null while there are none' })
  key!: string | null;

  @ApiProperty({ description: 'Goes behind the addresses of its files while it isn’t public' })
  suffix!: string;

  @ApiProperty({ type: 'integer', description: 'Of the largest file, in pixels' })
  width!: number;

  @ApiProperty({ type: 'integer' })
  height!: number;

  @ApiProperty(TEXT_OR_NULL)
  reason!: string | null;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'Who decided' })
  decidedBy!: string | null;

  @ApiProperty(MOMENT_OR_NULL)
  decidedAt!: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
}
