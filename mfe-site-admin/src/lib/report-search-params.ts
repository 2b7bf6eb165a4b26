/** The settings in the address of the list of reported reviews. */
export interface ReportListParams {
  /** Decided reports instead of waiting ones. */
  isDecided: boolean;
  /** Where the page starts; null for the start of the list. */
  cursor: string | null;
}

/** Reads a query string. Unknown values count as missing. */
export function readReportListParams(search: string): ReportListParams {
  const parameters = new URLSearchParams(search);
  return { isDecided: parameters.get('state') === 'decided', cursor: parameters.get('cursor') || null };
}

/** The query string, "" for the defaults. */
export function reportListQuery({ isDecided, cursor }: ReportListParams): string {
  const parameters = new URLSearchParams();
  if (isDecided) parameters.set('state', 'decided');
  if (cursor !== null) parameters.set('cursor', cursor);
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}
