import type { PhotoKind, PhotoState } from '@club-reviews/domain/club-photos';
import {
  MAX_PHOTO_DESCRIPTION,
  PHOTO_KINDS,
  PHOTO_MESSAGES,
  PHOTO_STATES,
} from '@club-reviews/domain/club-photos';
import { tooLongMessage } from '@club-reviews/domain/contact-details';
import { ApiProperty } from '@nestjs/swagger';
import { z } from 'zod';
import { oneOfWords, optionalWholeNumber } from '../../../platform/http/query-schema.js';
import { MAX_ROW_ID } from '../../../platform/database/newest-first.js';
import { optionalField, textField } from '../../../platform/http/text-fields.js';
import { readableLine } from '../../../platform/text/readable-text.js';
import { ownClubQuery } from '../../dashboard/dashboard.dto.js';

const TOO_LONG = tooLongMessage('The description', MAX_PHOTO_DESCRIPTION);
const YES_NO = ['true', 'false'] as const;

/** The details of an uploaded picture; the picture itself is the body. */
export const newPhotoQuery = z.object({
  ...ownClubQuery.shape,
  kind: oneOfWords(PHOTO_KINDS, 'What the picture is for'),
  description: z
    .string({ error: TOO_LONG })
    .transform(readableLine)
    .pipe(z.string().max(MAX_PHOTO_DESCRIPTION, { error: TOO_LONG }))
    .optional()
    .describe('What it shows, for people who can’t see it; needed for a photo'),
  showsChildren: oneOfWords(YES_NO, 'Whether children can be recognised; needed for a photo').optional(),
  hasConsent: oneOfWords(YES_NO, 'Whether parents or carers have agreed').optional(),
  replaces: optionalWholeNumber(1, 999_999_999, 'The photo whose place it takes'),
});

export type NewPhotoQuery = z.output<typeof newPhotoQuery>;

/** What is wrong with a picture's details, by field. */
export function newPhotoProblems(query: NewPhotoQuery): Record<string, string> {
  const { kind, description, showsChildren, hasConsent } = query;
  return {
    ...(kind === 'photo' && !description && { description: PHOTO_MESSAGES.description }),
    ...(kind === 'photo' && showsChildren === undefined && { showsChildren: PHOTO_MESSAGES.children }),
    ...(showsChildren === 'true' && hasConsent !== 'true' && { hasConsent: PHOTO_MESSAGES.consent }),
  };
}

const positionError = 'position must be a whole number from 0';

/** What a club changes about a picture. */
export const photoChangeBody = z.object({
  description: optionalField(
    textField({ name: 'The description', max: MAX_PHOTO_DESCRIPTION }).transform(readableLine),
  ).optional(),
  position: z
    .number({ error: positionError })
    .int({ error: positionError })
    .min(0, { error: positionError })
    .max(MAX_ROW_ID, { error: positionError })
    .optional()
    .meta({ description: 'Its place among the club’s photos, from 0' }),
});

export type PhotoChangeBody = z.output<typeof photoChangeBody>;

/** A picture of a club as its managers see it. */
export class OwnPhoto {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ enum: PHOTO_KINDS, enumName: 'PhotoKind' })
  kind!: PhotoKind;

  @ApiProperty({ enum: PHOTO_STATES, enumName: 'PhotoState' })
  state!: PhotoState;

  @ApiProperty({ description: 'What it shows; "" where no one has said so' })
  description!: string;

  @ApiProperty({ type: String, nullable: true, description: 'The address that was pasted' })
  sourceUrl!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Names its files; null while there are none' })
  key!: string | null;

  @ApiProperty({ description: 'Goes behind the addresses of its files while it isn’t public' })
  suffix!: string;

  @ApiProperty({ type: 'integer', description: 'Of the largest file, in pixels' })
  width!: number;

  @ApiProperty({ type: 'integer' })
  height!: number;

  @ApiProperty({ type: String, nullable: true, description: 'Why it isn’t shown' })
  reason!: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The public photo whose place it takes once it’s shown',
  })
  replacesId!: number | null;
}
