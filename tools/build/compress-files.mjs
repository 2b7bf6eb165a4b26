/**
 * Writes gzip and Brotli copies of every text file in a folder, for servers that can send them as they are.
 * Usage: node tools/build/compress-files.mjs FOLDER
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|json|svg)$/;

/** Compresses the text files in `folder`. */
export function compressFiles(folder) {
  for (const file of readdirSync(folder, { recursive: true }).filter((name) => COMPRESSIBLE.test(name))) {
    const content = readFileSync(join(folder, file));
    writeFileSync(join(folder, `${file}.gz`), gzipSync(content, { level: 9 }));
    writeFileSync(
      join(folder, `${file}.br`),
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
    );
  }
}

if (process.argv[1] === import.meta.filename) compressFiles(process.argv[2]);
