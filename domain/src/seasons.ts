const FIRST_MONTH = 7;
const HOUR_MS = 3_600_000;

/**
 * The season of a moment, as the year it began: seasons run from 1 August to 31 July, London time. A season always ends
 * during British Summer Time, so adding its hour is enough.
 */
export function getSeason(moment: Date): number {
  const inSummerTime = new Date(moment.getTime() + HOUR_MS);
  const year = inSummerTime.getUTCFullYear();
  return inSummerTime.getUTCMonth() >= FIRST_MONTH ? year : year - 1;
}

/** The first moment after a season: midnight in London at the start of 1 August. */
export function endOfSeason(season: number): Date {
  return new Date(Date.UTC(season + 1, FIRST_MONTH, 1) - HOUR_MS);
}
