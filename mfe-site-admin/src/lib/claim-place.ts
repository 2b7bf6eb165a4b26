import type { ClaimsArg, ClaimStatus } from '../api/types';
import { CLAIM_STATUSES } from './claim-labels';

/** What the address says about the list of claims. */
export interface ClaimPlace {
  text: string;
  status: ClaimStatus | null;
  cursor: string | null;
}

/** The list as it opens. */
export const ALL_CLAIMS: ClaimPlace = { text: '', status: null, cursor: null };

/** The parts of the page, and the query parameter that names the open one. */
export type AdminTab = 'reviews' | 'claims';

/** Reads the open tab from a query string. */
export function readTab(search: string): AdminTab {
  return new URLSearchParams(search).get('tab') === 'claims' ? 'claims' : 'reviews';
}

/** Reads the place from a query string; what makes no sense counts as not said. */
export function readClaimPlace(search: string): ClaimPlace {
  const parameters = new URLSearchParams(search);
  const status = parameters.get('status');
  return {
    text: (parameters.get('q') ?? '').trim().slice(0, 100),
    status: CLAIM_STATUSES.find(({ value }) => value === status)?.value ?? null,
    cursor: parameters.get('cursor') || null,
  };
}

/** Writes a place as a query string, with the tab. */
export function claimPlaceQuery({ text, status, cursor }: ClaimPlace): string {
  const parameters = new URLSearchParams({ tab: 'claims' });
  if (text !== '') parameters.set('q', text);
  if (status !== null) parameters.set('status', status);
  if (cursor !== null) parameters.set('cursor', cursor);
  return `?${parameters.toString()}`;
}

/** The filters as the api takes them. */
export function claimFilters({ text, status }: ClaimPlace): ClaimsArg {
  return { ...(text === '' ? {} : { search: text }), ...(status === null ? {} : { status }) };
}
