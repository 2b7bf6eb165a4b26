import type { AccessRecordArg } from '../api/types';

/** The settings in the address of the access record. */
export interface AccessParams {
  /** The id of a member of staff, or the site password; null for everyone. */
  by: number | 'site-password' | null;
  cursor: string | null;
}

/** Reads a query string. Unknown values count as missing. */
export function readAccessParams(search: string): AccessParams {
  const parameters = new URLSearchParams(search);
  const by = parameters.get('by');
  const id = /^[1-9]\d{0,8}$/.test(by ?? '') ? Number(by) : null;
  return {
    by: by === 'site-password' ? by : id,
    cursor: parameters.get('cursor') || null,
  };
}

/** The query string, "" for the whole record from its newest entry. */
export function accessQuery({ by, cursor }: AccessParams): string {
  const parameters = new URLSearchParams();
  if (by !== null) parameters.set('by', String(by));
  if (cursor !== null) parameters.set('cursor', cursor);
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}

/** The filter as the api takes it. */
export function accessFilters({ by }: AccessParams): AccessRecordArg {
  if (by === null) return {};
  return by === 'site-password' ? { by } : { staffId: by };
}
