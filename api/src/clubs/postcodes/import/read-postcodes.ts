import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'csv-parse';
import type { LocatedPostcode, RowReader } from './row-reader.js';
import { recogniseFormat } from './row-reader.js';
import { PostcodeSourceError } from './source-files.js';

/** Called with the number of further bytes read. */
export type BytesRead = (bytes: number) => void;

/** The content of a file. */
export interface ReadCounts {
  used: number;
  skipped: number;
}

/**
 * Streams the usable postcodes of one file; `counts` is kept up to date. Throws PostcodeSourceError, naming the file,
 * if its format is unknown or it isn't valid CSV.
 */
export async function* readPostcodes(
  file: string,
  counts: ReadCounts,
  bytesRead: BytesRead,
): AsyncGenerator<LocatedPostcode> {
  const rows = createReadStream(file)
    .on('data', (chunk) => bytesRead(chunk.length))
    .pipe(parse({ bom: true, skip_empty_lines: true, relax_column_count: true }));
  let read: RowReader | undefined;
  try {
    for await (const row of rows as AsyncIterable<string[]>) {
      if (!read) {
        const format = recogniseFormat(row);
        read = format.read;
        if (format.hasHeader) continue;
      }
      const postcode = read(row);
      counts[postcode ? 'used' : 'skipped'] += 1;
      if (postcode) yield postcode;
    }
  } catch (error) {
    throw new PostcodeSourceError(
      `${basename(file)}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
