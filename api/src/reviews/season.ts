const FIRST_MONTH = 7;
const HOUR_MS = 3_600_000;

/**
 * The season a moment belongs to, as the year in which it began: seasons run from 1 August to 31 July. Whenever
 * a season ends, London is an hour ahead of UTC, so the hour is simply added.
 */
export function seasonOf(moment: Date): number {
  const inSummerTime = new Date(moment.getTime() + HOUR_MS);
  const year = inSummerTime.getUTCFullYear();
  return inSummerTime.getUTCMonth() >= FIRST_MONTH ? year : year - 1;
}
