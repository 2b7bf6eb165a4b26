import { parseArgs } from 'node:util';

/** How many clubs and reviews to make up. */
export interface SampleSize {
  clubs: number;
  reviews: number;
}

/** How much the first start loads. */
export const DEFAULT_SAMPLE_SIZE: SampleSize = { clubs: 320, reviews: 4_000 };

const WHOLE_NUMBER = /^\d{1,8}$/;

/**
 * Reads `--clubs N --reviews N`; anything left out keeps its default.
 * @returns null if an option is unknown or isn't an integer
 */
export function readSampleSize(commandLine: readonly string[]): SampleSize | null {
  const size = { ...DEFAULT_SAMPLE_SIZE };
  try {
    const options = { clubs: { type: 'string' }, reviews: { type: 'string' } } as const;
    for (const [name, value] of Object.entries(parseArgs({ args: [...commandLine], options }).values)) {
      if (!WHOLE_NUMBER.test(value)) return null;
      size[name as keyof SampleSize] = Number(value);
    }
    return size;
  } catch {
    return null;
  }
}
