/** The `page` parameter of a query string: a whole number from 1; anything else counts as 1. */
export function readPageNumber(search: string): number {
  const text = new URLSearchParams(search).get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
