import {
  CLUB_FILE_PART_BYTES,
  CLUB_IMPORT_STEPS,
  MAX_CLUB_FILE_BYTES,
  ROW_OUTCOMES,
} from '@club-reviews/domain/club-imports';
import type { ClubImportStep, RowOutcome } from '@club-reviews/domain/club-imports';
import { ApiProperty } from '@nestjs/swagger';
import { z } from 'zod';
import { oneOfWords } from '../../platform/http/query-schema.js';
import { lineField } from '../../platform/http/text-fields.js';

const MAX_BASE64_LENGTH = Math.ceil(CLUB_FILE_PART_BYTES / 3) * 4;
const MEGABYTES = MAX_CLUB_FILE_BYTES / 1_000_000;
const SIZE = `The file can’t be empty, or larger than ${MEGABYTES} MB. Import larger files with npm run ops -- import-clubs.`;
const PART = `data must be base64 of at most ${CLUB_FILE_PART_BYTES} bytes`;
const OFFSET = 'offset must be the number of bytes already sent';

/** A file of clubs to be uploaded. */
export const clubFileBody = z.object({
  fileName: lineField({ name: 'The name of the file', max: 200, missing: 'The file needs a name' }),
  sizeBytes: z.int({ error: SIZE }).min(1, { error: SIZE }).max(MAX_CLUB_FILE_BYTES, { error: SIZE }),
});

/** One part of it: all but the last are the same size. */
export const clubFilePartBody = z.object({
  offset: z
    .int({ error: OFFSET })
    .min(0, { error: OFFSET })
    .max(MAX_CLUB_FILE_BYTES, { error: OFFSET })
    .multipleOf(CLUB_FILE_PART_BYTES, { error: OFFSET }),
  data: z
    .string({ error: PART })
    .max(MAX_BASE64_LENGTH, { error: PART })
    .regex(/^[A-Za-z0-9+/]*={0,2}$/, { error: PART }),
});

export const clubImportStartBody = z.object({
  addsDoubtful: z.boolean({ error: 'addsDoubtful must be true or false' }).default(false),
});

export const clubImportRowsQuery = z.object({
  outcome: oneOfWords(ROW_OUTCOMES, 'Only rows of this outcome').default('new'),
});

export type ClubFileBody = z.output<typeof clubFileBody>;
export type ClubFilePartBody = z.output<typeof clubFilePartBody>;
export type ClubImportStartBody = z.output<typeof clubImportStartBody>;
export type ClubImportRowsQuery = z.output<typeof clubImportRowsQuery>;

/** How many rows had which outcome. */
export class ClubImportCounts {
  @ApiProperty({ type: 'integer' })
  new!: number;

  @ApiProperty({ type: 'integer' })
  changed!: number;

  @ApiProperty({ type: 'integer' })
  unchanged!: number;

  @ApiProperty({ type: 'integer' })
  doubtful!: number;

  @ApiProperty({ type: 'integer' })
  broken!: number;
}

/** A file on its way into the directory, or the undoing of an import. */
export class ClubImportProgress {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty()
  fileName!: string;

  @ApiProperty({ enum: CLUB_IMPORT_STEPS })
  step!: ClubImportStep;

  @ApiProperty({ type: 'integer', description: 'Of the step at hand, in per cent' })
  progress!: number;

  @ApiProperty({ type: ClubImportCounts, nullable: true })
  counts!: ClubImportCounts | null;

  @ApiProperty({ type: String, nullable: true, description: 'Why it failed' })
  problem!: string | null;
}

/** The report on one row of a file. */
export class ClubImportReport {
  @ApiProperty({ type: 'integer', description: 'Of the file, from 1' })
  line!: number;

  @ApiProperty()
  externalId!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty({ enum: ROW_OUTCOMES })
  outcome!: RowOutcome;

  @ApiProperty()
  detail!: string;
}

/** A past import. */
export class PastClubImport {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty()
  fileName!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  startedAt!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  finishedAt!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  undoneAt!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The name of the member of staff; null: by command',
  })
  startedBy!: string | null;

  @ApiProperty({ type: String, nullable: true })
  undoneBy!: string | null;

  @ApiProperty({ description: 'Whether it’s the newest that isn’t undone' })
  canBeUndone!: boolean;
}

/** The newest imports, and what the server is working on. */
export class ClubImports {
  @ApiProperty({ type: ClubImportProgress, nullable: true })
  working!: ClubImportProgress | null;

  @ApiProperty({ type: [PastClubImport] })
  imports!: PastClubImport[];
}
