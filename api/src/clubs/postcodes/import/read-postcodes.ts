import { createReadStream } from 'node:fs';
import type { BytesRead } from '../../../platform/text/csv-rows.js';
import { readRows } from '../../../platform/text/csv-rows.js';
import type { LocatedPostcode } from './row-reader.js';
import { recogniseFormat } from './row-reader.js';

/** The content of a file. */
export interface ReadCounts {
  used: number;
  skipped: number;
}

/**
 * Streams the usable postcodes of one file; `counts` is kept up to date. Throws SourceFileError, naming the file,
 * if its format is unknown or it isn't valid CSV.
 */
export async function* readPostcodes(
  file: string,
  counts: ReadCounts,
  bytesRead: BytesRead,
): AsyncGenerator<LocatedPostcode> {
  const content = createReadStream(file).on('data', (chunk) => bytesRead(chunk.length));
  const options = { bom: true, relax_column_count: true };
  for await (const [postcode] of readRows(file, content, recogniseFormat, options)) {
    counts[postcode ? 'used' : 'skipped'] += 1;
    if (postcode) yield postcode;
  }
}
