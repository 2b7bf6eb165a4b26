import { wholeNumber } from '@club-reviews/shared-ui/search-params';

/** The query parameter that names one of several clubs. */
const PARAMETER = 'club';

/** Reads which of their clubs a representative has chosen from a query string; null for the first one. */
export function readChosenClub(search: string): number | null {
  return wholeNumber(null).read(new URLSearchParams(search).get(PARAMETER) ?? '');
}

/** A query string that also names the chosen club. */
export function withChosenClub(query: string, clubId: number | null): string {
  if (clubId === null) return query;
  const parameters = new URLSearchParams(query);
  parameters.set(PARAMETER, String(clubId));
  return `?${parameters.toString()}`;
}
