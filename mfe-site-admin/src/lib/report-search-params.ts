/** What the address of the list of reported reviews says. */
export interface ReportListParams {
  /** Those that are decided, instead of those that wait. */
  isDecided: boolean;
  /** Where the shown page begins; null for the beginning of the list. */
  cursor: string | null;
}

/** Reads a query string. Values that name nothing count as not given. */
export function readReportListParams(search: string): ReportListParams {
  const parameters = new URLSearchParams(search);
  return { isDecided: parameters.get('state') === 'decided', cursor: parameters.get('cursor') || null };
}

/** The query string, "" for the list as it opens. */
export function reportListQuery({ isDecided, cursor }: ReportListParams): string {
  const parameters = new URLSearchParams();
  if (isDecided) parameters.set('state', 'decided');
  if (cursor !== null) parameters.set('cursor', cursor);
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}
