import type { AccessAction } from '@club-reviews/domain/personal-data';
import { ACCESS_ACTIONS } from '@club-reviews/domain/personal-data';
import { ApiProperty } from '@nestjs/swagger';
import { z } from 'zod';
import { cursorQuery } from '../../platform/http/cursors.js';
import { oneOfWords, optionalWholeNumber } from '../../platform/http/query-schema.js';

/** Whose entries to list. */
export const accessRecordQuery = z.object({
  staffId: optionalWholeNumber(1, 999_999_999, 'Only what this member of staff did'),
  by: oneOfWords(['site-password'], 'Only what was done with the site password').optional(),
  ...cursorQuery(100, 50),
});

export type AccessRecordQuery = z.output<typeof accessRecordQuery>;

/** A member of staff has seen or exported contact details. */
export class AccessEntry {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ enum: ACCESS_ACTIONS, enumName: 'AccessAction' })
  action!: AccessAction;

  @ApiProperty({
    description: 'By the name that they had then; "Site password" where no one’s login was used',
  })
  staffName!: string;

  @ApiProperty({
    description: 'The call with its filters; of a data request, its reference',
    example: 'GET /api/admin/reviews',
  })
  subject!: string;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
}
