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
  const given = parse(commandLine);
  if (given === null) return null;
  const clubs = given.clubs ?? String(DEFAULT_SAMPLE_SIZE.clubs);
  const reviews = given.reviews ?? String(DEFAULT_SAMPLE_SIZE.reviews);
  if (!WHOLE_NUMBER.test(clubs) || !WHOLE_NUMBER.test(reviews)) return null;
  return { clubs: Number(clubs), reviews: Number(reviews) };
}

function parse(commandLine: readonly string[]): { clubs?: string; reviews?: string } | null {
  try {
    const options = { clubs: { type: 'string' }, reviews: { type: 'string' } } as const;
    return parseArgs({ args: [...commandLine], options }).values;
  } catch {
    return null;
  }
}
