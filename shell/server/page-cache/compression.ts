import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { BROTLI_WINDOW, COMPRESSION_LEVELS } from '../pages/compression-levels';

/** How a page is compressed. */
export type Encoding = 'br' | 'gzip';

const brotli = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);
const gzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip);
const unbrotli = promisify<Buffer, Buffer>(zlib.brotliDecompress);
const gunzip = promisify<Buffer, Buffer>(zlib.gunzip);

/** Room for a compressed page in one chunk: each further chunk would wait for another turn of the event loop. */
const PIECE_BYTES = 64 * 1024;

const ENCODINGS: Encoding[] = ['br', 'gzip'];

/** The compression that a visitor's Accept-Encoding prefers; null for none. */
export function encodingFor(header: string | undefined): Encoding | null {
  return header === undefined ? null : negotiate(header, ENCODINGS);
}

/** Compresses a page off the main thread. */
export function compress(html: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return gzip(html, { level: COMPRESSION_LEVELS.gzip, chunkSize: PIECE_BYTES });
  return brotli(html, {
    chunkSize: PIECE_BYTES,
    params: {
      [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
      [zlib.constants.BROTLI_PARAM_QUALITY]: COMPRESSION_LEVELS.brotli,
      [zlib.constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  });
}

/** Decompresses a page. */
export function decompress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'gzip' ? gunzip(body) : unbrotli(body);
}
