import { Readable } from 'node:stream';
import { setImmediate as othersFirst } from 'node:timers/promises';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';

const BYTE_ORDER_MARK = '\uFEFF';

/** Invisible characters, before one that would start a formula. */
const HIDDEN_START = /^[\s\p{C}]+/u;

const FILE_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });

/** Lines of a batch, and where the next one starts; undefined after the last. */
export interface CsvBatch<Place> {
  rows: string[][];
  next: Place | undefined;
}

/** A table as CSV. A text that a spreadsheet would take for a formula gets an apostrophe in front. */
export function toCsv(rows: readonly string[][]): string {
  const cells = rows.map((row) => row.map((cell) => cell.replace(HIDDEN_START, '')));
  return stringify(cells, { quoted: true, escape_formulas: true, record_delimiter: 'windows' });
}

/** How a file with these columns begins. Spreadsheets recognise UTF-8 by the mark. */
export function toCsvStart(columns: string[]): string {
  return BYTE_ORDER_MARK + toCsv([columns]);
}

/** The name of a file made on this day. */
export function toCsvFileName(name: string, day: Date): string {
  return `${name}-${FILE_DAY.format(day)}.csv`;
}

/**
 * A CSV file as a stream. Batches are read no faster than the reader takes them; reading ends with the reader. Throws
 * if the first batch fails.
 */
export async function toCsvFile<Place>(
  columns: string[],
  read: (after?: Place) => Promise<CsvBatch<Place>>,
): Promise<Readable> {
  return Readable.from(toParts(columns, await read(), read), { objectMode: false });
}

async function* toParts<Place>(
  columns: string[],
  first: CsvBatch<Place>,
  read: (after?: Place) => Promise<CsvBatch<Place>>,
): AsyncGenerator<string> {
  yield toCsvStart(columns);
  for (let batch = first; ; batch = await read(batch.next)) {
    if (batch.rows.length > 0) yield toCsv(batch.rows);
    if (batch.next === undefined) return;
    // The embedded database responds without a pause, and nobody else would be served.
    await othersFirst();
  }
}

/** Sends a CSV file to be saved under this name and today's date. */
export function sendCsv(reply: FastifyReply, name: string, file: Readable): void {
  void reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${toCsvFileName(name, new Date())}"`)
    .send(file);
}
