import { createReadStream } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import type { ClubFileColumn } from '@club-reviews/domain/club-imports';
import {
  CLUB_FILE_COLUMN_NAMES,
  MAX_CLUB_FILE_COLUMNS,
  toClubColumns,
} from '@club-reviews/domain/club-imports';
import type { RawRow } from './club-columns.js';
import { toText } from '../../platform/text/csv-rows.js';
import type { Encoding } from '../../platform/text/file-encoding.js';
import { getEncoding, isGuess } from '../../platform/text/file-encoding.js';

/** A file that can't be read as a file of clubs; the message says why. */
export class ClubFileError extends Error {}

/** A row of a file, with the line that it begins on, from 1. */
export interface FileRow {
  line: number;
  cells: RawRow;
  /** Why it can't be read, for whoever has made the file in a spreadsheet. */
  problem?: string;
  /** What somebody should look at although it was read. */
  doubt?: string;
}

/** Which of our columns each column of a file is, in the file's order; null: it's left out. */
export type FileColumns = readonly (ClubFileColumn | null)[];

/** A file of clubs, wherever it's stored. */
export interface ClubFile {
  name: string;
  sizeBytes: number;
  /** Reads it from the start; can be called more than once. */
  read(): AsyncIterable<Uint8Array>;
}

/** A file on disk. Throws ClubFileError when it can't be read. */
export async function diskFile(path: string): Promise<ClubFile> {
  try {
    await access(path, constants.R_OK);
    const file = await stat(path);
    if (!file.isFile()) throw new Error('it’s not a file');
    return {
      name: basename(path),
      sizeBytes: file.size,
      read: () => createReadStream(path),
    };
  } catch (error) {
    throw new ClubFileError(
      `${path} can't be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** How a file has to be read. */
interface Layout {
  encoding: Encoding;
  delimiter: string;
}

const DELIMITERS = [',', ';', '\t', '|'];
/** Enough to recognise a column by. */
const EXAMPLE_ROWS = 3;
const MAX_CELL_BYTES = 100_000;
/** Excel's own way to name the separator, on a line before the others. */
const SEPARATOR_LINE = /^"?sep=([,;|\t])"?$/i;
/** Marks the end of a file in programs as old as MS-DOS. */
const END_OF_FILE = '\u001A';
/** What a byte becomes that isn't UTF-8. */
const UNREADABLE = '\uFFFD';

const PROBLEMS = {
  unreadable: 'a letter can’t be read: save the file as “CSV UTF-8”',
  tooManyCells: (cells: number, columns: number) =>
    `has ${cells} cells, but the first line names ${columns} columns: put a text with separators in quotation marks`,
  quote: 'a quotation mark is opened here and never closed, so nothing from here on can be read',
  tooLong: 'a text is too long, or a quotation mark is missing, so nothing from here on can be read',
};

/**
 * Streams the rows of a file of clubs. Encoding, line ends and separator are recognised; the columns may come in any order,
 * and unknown ones are left out. No row is lost: one that can't be read says why. Throws ClubFileError.
 * @param progress called with the share of the file has been read, 0 to 1
 * @param chosen what each column of the file is, if someone said; otherwise its first line has to
 */
export async function* readClubFile(
  file: ClubFile,
  progress: (done: number) => void,
  chosen?: FileColumns,
): AsyncGenerator<FileRow> {
  const layout = await getLayout(file);
  let columns: FileColumns | undefined;
  for await (const { line, record, problem } of readRecords(file, layout, progress)) {
    if (problem !== undefined) yield { line, cells: {}, problem };
    else if (columns) yield { line, ...readCells(record, columns, layout.encoding) };
    else columns = readHeader(record, chosen);
  }
}

/** The first lines of a file of clubs, as they are: its headings, and a few rows to recognise them by. */
export async function readFirstLines(file: ClubFile): Promise<string[][]> {
  const lines: string[][] = [];
  for await (const { record, problem } of readRecords(file, await getLayout(file), () => undefined)) {
    if (problem !== undefined) break;
    lines.push(record.slice(0, MAX_CLUB_FILE_COLUMNS));
    if (lines.length > EXAMPLE_ROWS) break;
  }
  return lines;
}

/** Cells as they are, from the headings on, and at the end what can't be read. */
async function* readRecords(
  file: ClubFile,
  { encoding, delimiter }: Layout,
  progress: (done: number) => void,
): AsyncGenerator<{ line: number; record: string[]; problem?: string }> {
  const broken: { line: number; record: string[]; problem: string }[] = [];
  let lastLine = 0;
  const parser = parse({
    delimiter,
    info: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    skip_records_with_error: true,
    relax_column_count: true,
    max_record_size: MAX_CELL_BYTES,
    record_delimiter: '\n',
    on_record: (row: string[], { lines }) => {
      lastLine = lines;
      return row;
    },
    on_skip: (error) => {
      const line = lastLine + 1;
      // A text that's too long is reported with each further letter.
      if (broken.at(-1)?.line === line) return undefined;
      const isUnclosed = error?.code === 'CSV_QUOTE_NOT_CLOSED';
      broken.push({ line, record: [], problem: isUnclosed ? PROBLEMS.quote : PROBLEMS.tooLong });
      return undefined;
    },
  });
  const texts = Readable.from(withEqualLineEnds(readText(file, encoding, progress), () => broken.length > 0));
  texts.on('error', (error) => parser.destroy(error)).pipe(parser);
  let isEmpty = true;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      if (isEmpty && isSeparatorLine(record)) continue;
      isEmpty = false;
      yield { line: info.lines - lineBreaksIn(record), record };
    }
  } finally {
    // Whoever wanted only the first lines leaves the rest unread.
    texts.destroy();
  }
  if (isEmpty)
    throw new ClubFileError(
      `${file.name} ${broken.length > 0 ? 'can’t be read: its first line has a quotation mark that is never closed' : 'is empty'}`,
    );
  yield* broken;
}

function isSeparatorLine([first = '', ...others]: readonly string[]): boolean {
  return /^sep=/i.test(first) && others.every((cell) => cell === '');
}

/** The parser says where a row ends: texts of several lines begin earlier. */
function lineBreaksIn(record: readonly string[]): number {
  return record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
}

function readHeader(record: readonly string[], chosen?: FileColumns): FileColumns {
  // What is checked must be what can be stored, as it's imported later by what is stored.
  const named = chosen ?? toClubColumns(record.slice(0, MAX_CLUB_FILE_COLUMNS));
  const columns = record.map((_, index) => named[index] ?? null);
  if (!columns.includes('name'))
    throw new ClubFileError('The first line must name the columns. Missing: name.');
  const twice = CLUB_FILE_COLUMN_NAMES.find((name) => columns.filter((other) => other === name).length > 1);
  if (twice) throw new ClubFileError(`The first line names the column ${twice} more than once`);
  return columns;
}

function readCells(
  record: readonly string[],
  columns: FileColumns,
  encoding: Encoding,
): Omit<FileRow, 'line'> {
  const cells: RawRow = {};
  columns.forEach((column, index) => {
    // Spreadsheets leave out empty cells at the end of a row.
    if (column !== null) cells[column] = record[index] ?? '';
  });
  const surplus = record.slice(columns.length);
  if (surplus.some((cell) => cell.trim() !== ''))
    return { cells, problem: PROBLEMS.tooManyCells(record.length, columns.length) };
  const shown = Object.values(cells).join(' ');
  if (shown.includes(UNREADABLE)) return { cells, problem: PROBLEMS.unreadable };
  const [guessed] = isGuess(encoding) ? (/\S*[^ -~]\S*/.exec(shown) ?? []) : [];
  return {
    cells,
    ...(guessed !== undefined && { doubt: `look at “${guessed}”: the file isn’t “CSV UTF-8”` }),
  };
}

/**
 * Ends every line alike, whatever programs the file has been through, and drops the mark at its end.
 * @param isOver whether the rest needn't be read
 */
async function* withEqualLineEnds(
  texts: AsyncIterable<string>,
  isOver: () => boolean,
): AsyncGenerator<string> {
  let isAfterReturn = false;
  for await (const text of texts) {
    if (isOver()) return;
    if (text === '') continue;
    // The two halves of a line end may be in two pieces of the file.
    const whole = isAfterReturn && text.startsWith('\n') ? text.slice(1) : text;
    isAfterReturn = text.endsWith('\r');
    yield whole.replace(/\r\n?/g, '\n').replaceAll(END_OF_FILE, '');
  }
}

function readText(
  file: ClubFile,
  encoding: Encoding,
  progress: (done: number) => void,
): AsyncGenerator<string> {
  let read = 0;
  return toText(file.read(), encoding, (bytes) => progress((read += bytes) / Math.max(1, file.sizeBytes)));
}

async function getLayout(file: ClubFile): Promise<Layout> {
  const encoding = await getEncoding(file.read());
  if (encoding === 'workbook') throw new ClubFileError(`${file.name} is a workbook: save it as “CSV UTF-8”`);
  let head = '';
  for await (const text of readText(file, encoding, () => undefined)) {
    head = (head + text).trimStart();
    if (/[\r\n]/.test(head) || head.length > MAX_CELL_BYTES) break;
  }
  const [firstLine = ''] = head.split(/[\r\n]/);
  const [, named] = SEPARATOR_LINE.exec(firstLine) ?? [];
  const counts = DELIMITERS.map((delimiter) => firstLine.split(delimiter).length);
  return { encoding, delimiter: named ?? DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',' };
}
