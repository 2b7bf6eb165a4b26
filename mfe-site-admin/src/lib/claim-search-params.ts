import type { ClaimsArg, ClaimStatus } from '../api/types';
import { CLAIM_STATUSES } from './claim-labels';

/** The settings in the address of the list of claims. */
export interface ClaimListParams {
  text: string;
  status: ClaimStatus | null;
  cursor: string | null;
}

/** The list's defaults. */
export const ALL_CLAIMS: ClaimListParams = { text: '', status: null, cursor: null };

/** Reads a query string. Unknown values count as missing. */
export function readClaimListParams(search: string): ClaimListParams {
  const parameters = new URLSearchParams(search);
  const status = parameters.get('status');
  return {
    text: (parameters.get('q') ?? '').trim().slice(0, 100),
    status: CLAIM_STATUSES.find(({ value }) => value === status)?.value ?? null,
    cursor: parameters.get('cursor') || null,
  };
}

/** The query string, "" for the defaults. */
export function claimListQuery({ text, status, cursor }: ClaimListParams): string {
  const parameters = new URLSearchParams();
  if (text !== '') parameters.set('q', text);
  if (status !== null) parameters.set('status', status);
  if (cursor !== null) parameters.set('cursor', cursor);
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}

/** The filters as the api takes them. */
export function claimFilters({ text, status }: ClaimListParams): ClaimsArg {
  return { ...(text === '' ? {} : { search: text }), ...(status === null ? {} : { status }) };
}
