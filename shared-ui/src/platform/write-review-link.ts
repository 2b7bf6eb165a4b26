/** Query parameter that opens the review dialog over the current page; its value preselects a club. */
export const WRITE_REVIEW_PARAMETER = 'write-review';

/**
 * The query string that opens the review dialog on the current page and keeps its other parameters, except for a token
 * from one of our emails: links are copied and shared.
 * @param search the current `location.search`
 * @param clubSlug club to preselect
 */
export function writeReviewSearch(search: string, clubSlug = ''): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('token');
  parameters.set(WRITE_REVIEW_PARAMETER, clubSlug);
  return `?${parameters.toString()}`;
}
