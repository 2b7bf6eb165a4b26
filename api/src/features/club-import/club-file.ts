import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import type { ClubColumn, RawRow } from './club-columns.js';
import { CLUB_COLUMN_NAMES, REQUIRED_COLUMNS } from './club-columns.js';

/** A file that can't be read as a file of clubs; the message says why. */
export class ClubFileError extends Error {}

/** A row of a file, with the line that it begins on, from 1. */
export interface FileRow {
  line: number;
  cells: RawRow;
}

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
    return {
      name: basename(path),
      sizeBytes: (await stat(path)).size,
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
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
  delimiter: string;
}

const DELIMITERS = [',', ';', '\t', '|'];
const MAX_CELL_BYTES = 100_000;

/**
 * Streams the rows of a file of clubs. Encoding (UTF-8, UTF-16, or what older spreadsheets on Windows write) and
 * separator are recognised; the columns may come in any order, and unknown ones are left out. Throws ClubFileError.
 * @param progress called with the share of the file has been read, 0 to 1
 */
export async function* readClubFile(
  file: ClubFile,
  progress: (done: number) => void,
): AsyncGenerator<FileRow> {
  const { encoding, delimiter } = await layoutOf(file);
  const parser = parse({
    delimiter,
    info: true,
    skip_empty_lines: true,
    relax_column_count: true,
    max_record_size: MAX_CELL_BYTES,
  });
  const texts = Readable.from(readText(file, encoding, progress));
  texts.on('error', (error) => parser.destroy(error)).pipe(parser);
  let columns: (ClubColumn | undefined)[] | undefined;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      const line = info.lines - lineBreaksIn(record);
      if (columns) yield { line, cells: cellsOf(record, columns) };
      else columns = readHeader(record);
    }
  } catch (error) {
    if (error instanceof ClubFileError) throw error;
    throw new ClubFileError(`${file.name}: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!columns) throw new ClubFileError(`${file.name} is empty`);
}

/** The parser says where a row ends: texts of several lines begin earlier. */
function lineBreaksIn(record: readonly string[]): number {
  return record.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
}

function readHeader(record: string[]): (ClubColumn | undefined)[] {
  const names = record.map((name) =>
    name
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_'),
  );
  const missing = REQUIRED_COLUMNS.filter((name) => !names.includes(name));
  if (missing.length > 0)
    throw new ClubFileError(
      `The first line must name the columns. Missing: ${missing.join(', ')}. Possible columns: ${CLUB_COLUMN_NAMES.join(', ')}.`,
    );
  const twice = CLUB_COLUMN_NAMES.find((name) => names.filter((other) => other === name).length > 1);
  if (twice) throw new ClubFileError(`The first line names the column ${twice} more than once`);
  return names.map((name) => CLUB_COLUMN_NAMES.find((known) => known === name));
}

function cellsOf(record: string[], columns: readonly (ClubColumn | undefined)[]): RawRow {
  const cells: RawRow = {};
  columns.forEach((column, index) => {
    if (column !== undefined) cells[column] = record[index] ?? '';
  });
  return cells;
}

async function* readText(
  file: ClubFile,
  encoding: Layout['encoding'],
  progress: (done: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let read = 0;
  for await (const chunk of file.read()) {
    read += chunk.length;
    progress(read / Math.max(1, file.sizeBytes));
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}

async function layoutOf(file: ClubFile): Promise<Layout> {
  const encoding = await encodingOf(file);
  let head = '';
  for await (const text of readText(file, encoding, () => undefined)) {
    head += text;
    if (/[\r\n]/.test(head) || head.length > MAX_CELL_BYTES) break;
  }
  const [firstLine = ''] = head.split(/[\r\n]/);
  const counts = DELIMITERS.map((delimiter) => firstLine.split(delimiter).length);
  return { encoding, delimiter: DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',' };
}

/** By its byte order mark; without one it's UTF-8 if all of it can be. */
async function encodingOf(file: ClubFile): Promise<Layout['encoding']> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const chunk of file.read()) {
      if (isFirst && chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le';
      if (isFirst && chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be';
      isFirst = false;
      decoder.decode(chunk, { stream: true });
    }
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return 'windows-1252';
    throw new ClubFileError(
      `${file.name} can't be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
