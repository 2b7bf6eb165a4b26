import { basename } from 'node:path';
import { pipeline } from 'node:stream';
import type { Options } from 'csv-parse';
import { parse } from 'csv-parse';
import type { Encoding } from './file-encoding.js';

/** Files that can't be imported; the message says why. */
export class SourceFileError extends Error {}

/** Called with the number of further bytes read. */
export type BytesRead = (bytes: number) => void;

/** A file's text, piece by piece. */
export async function* toText(
  file: AsyncIterable<Uint8Array>,
  encoding: Encoding,
  bytesRead: BytesRead = () => {},
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of file) {
    bytesRead(chunk.length);
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}

/** How the rows of a file are read. */
export interface RowFormat<Row> {
  read: (cells: readonly string[]) => Row;
  hasHeader: boolean;
}

/**
 * The rows of a CSV file, with the lines that they end on. Throws SourceFileError, naming the file.
 * @param recognise finds the format by the first row
 */
export async function* readRows<Row>(
  file: string,
  content: AsyncIterable<string | Uint8Array>,
  recognise: (firstRow: readonly string[]) => RowFormat<Row>,
  options: Options = {},
): AsyncGenerator<[row: Row, line: number]> {
  // Reading it throws what goes wrong.
  const rows = pipeline(content, parse({ ...options, skip_empty_lines: true, info: true }), () => {});
  let format: RowFormat<Row> | undefined;
  try {
    for await (const { record, info } of rows as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      const isHeader = !format && (format = recognise(record)).hasHeader;
      if (!isHeader && format) yield [format.read(record), info.lines];
    }
  } catch (error) {
    throw new SourceFileError(`${basename(file)}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
