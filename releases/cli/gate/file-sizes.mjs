import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/**
 * Measures browser files as sent: all but the smallest have a compressed copy.
 * @param {(file: string) => Promise<Buffer | undefined>} read a file of `client/`; undefined if it's missing
 * @returns {(file: string) => Promise<number>} the file's size in kB; 0 for one that's missing
 */
export function weighing(read) {
  const known = new Map();
  const weigh = async (file) => {
    const compressed = await read(`${file}.br`);
    if (compressed !== undefined) return compressed.length / 1000;
    const content = await read(file);
    return content === undefined ? 0 : brotliCompressSync(content).length / 1000;
  };
  return (file) => {
    if (!known.has(file)) known.set(file, weigh(file));
    return known.get(file);
  };
}

/** Reads browser files of a release in a folder, for {@link weighing}. */
export const readingFolder = (folder) => async (file) => {
  const path = join(folder, 'client', file);
  return existsSync(path) ? readFileSync(path) : undefined;
};
