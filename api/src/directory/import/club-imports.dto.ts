import {
  CLUB_FILE_COLUMN_NAMES,
  CLUB_FILE_PART_BYTES,
  CLUB_IMPORT_STEPS,
  MAX_CLUB_FILE_BYTES,
  MAX_CLUB_FILE_COLUMNS,
  ROW_OUTCOMES,
} from '@club-reviews/domain/club-imports';
import type { ClubFileColumn, ClubImportStep, RowOutcome } from '@club-reviews/domain/club-imports';
import { ApiProperty } from '@nestjs/swagger';
import { z } from 'zod';
import { oneOfWords } from '../../platform/http/query-schema.js';
import { lineField } from '../../platform/http/text-fields.js';
import { TEXT_OR_NULL, MOMENT_OR_NULL } from '../../platform/http/api-fields.js';
import { FILE_ORIGIN_FIELDS } from './file-origin.js';

const MAX_BASE64_LENGTH = Math.ceil(CLUB_FILE_PART_BYTES / 3) * 4;
const MEGABYTES = MAX_CLUB_FILE_BYTES / 1_000_000;
const SIZE = `The file can’t be empty, or larger than ${MEGABYTES} MB. Import larger files with npm run ops -- import-clubs.`;
const PART = `data must be base64 of at most ${CLUB_FILE_PART_BYTES} bytes`;
const COLUMNS = `columns must be a list of at most ${MAX_CLUB_FILE_COLUMNS} names of columns, or null`;
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

/** What each of the file's columns is, in the file's order. */
export const clubFileColumnsBody = z.object({
  columns: z
    .array(z.enum(CLUB_FILE_COLUMN_NAMES, { error: COLUMNS }).nullable(), { error: COLUMNS })
    .max(MAX_CLUB_FILE_COLUMNS, { error: COLUMNS })
    .refine((columns) => columns.includes('name'), { error: 'Choose the column with the clubs’ names' })
    .refine((columns) => columns.every((one, index) => one === null || columns.indexOf(one) === index), {
      error: 'Choose each only once',
    }),
});

export const clubImportStartBody = z.object({
  addsDoubtful: z.boolean({ error: 'addsDoubtful must be true or false' }).default(false),
  overwrites: z
    .boolean({ error: 'overwrites must be true or false' })
    .default(false)
    .meta({ description: 'Also replaces what the club, staff or a visitor gave' }),
  ...FILE_ORIGIN_FIELDS,
});

export const clubImportRowsQuery = z.object({
  outcome: oneOfWords(ROW_OUTCOMES, 'Only rows of this outcome').default('new'),
});

export type ClubFileBody = z.output<typeof clubFileBody>;
export type ClubFilePartBody = z.output<typeof clubFilePartBody>;
export type ClubFileColumnsBody = z.output<typeof clubFileColumnsBody>;
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

  @ApiProperty({ ...TEXT_OR_NULL, description: 'Why it failed' })
  problem!: string | null;
}

/** A column of a file, with its cells of the first rows. */
export class ClubFileColumnPreview {
  @ApiProperty()
  heading!: string;

  @ApiProperty({ type: [String] })
  examples!: string[];

  @ApiProperty({
    enum: CLUB_FILE_COLUMN_NAMES,
    nullable: true,
    description: 'What it’s taken for; null: it’s left out',
  })
  column!: ClubFileColumn | null;
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

  @ApiProperty(MOMENT_OR_NULL)
  finishedAt!: string | null;

  @ApiProperty(MOMENT_OR_NULL)
  undoneAt!: string | null;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'The name of the member of staff; null: by command' })
  startedBy!: string | null;

  @ApiProperty(TEXT_OR_NULL)
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
