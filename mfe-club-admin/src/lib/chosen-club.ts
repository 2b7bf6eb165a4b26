/** The query parameter that names one of several clubs. */
const PARAMETER = 'club';

/** Reads which of their clubs a representative has chosen from a query string; null for the first one. */
export function readChosenClub(search: string): number | null {
  const text = new URLSearchParams(search).get(PARAMETER) ?? '';
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}

/** A query string that also names the chosen club. */
export function withChosenClub(query: string, clubId: number | null): string {
  if (clubId === null) return query;
  const parameters = new URLSearchParams(query);
  parameters.set(PARAMETER, String(clubId));
  return `?${parameters.toString()}`;
}
