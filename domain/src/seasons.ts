const FIRST_MONTH = 7;
const HOUR_MS = 3_600_000;

/**
 * The season a moment falls in, as the year it began: seasons run from 1 August to 31 July, London time. A season
 * always ends during British Summer Time, so adding its hour is enough.
 */
export function seasonOf(moment: Date): number {
  const inSummerTime = new Date(moment.getTime() + HOUR_MS);
  const year = inSummerTime.getUTCFullYear();
  return inSummerTime.getUTCMonth() >= FIRST_MONTH ? year : year - 1;
}
