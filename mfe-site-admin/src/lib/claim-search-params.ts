import type { ClaimsArg } from '../api/types';
import { CLAIM_STATUSES } from './claim-labels';
import { oneOf, searchParams, textOrNull, words } from '@club-reviews/shared-ui/search-params';

/** The settings in the address of the list of claims. */
export const {
  defaults: ALL_CLAIMS,
  read: readClaimListParams,
  query: claimListQuery,
} = searchParams({
  text: words,
  status: oneOf(
    CLAIM_STATUSES.map(({ value }) => value),
    null,
  ),
  cursor: textOrNull,
});

export type ClaimListParams = typeof ALL_CLAIMS;

/** The filters as the api takes them. */
export function claimFilters({ text, status }: ClaimListParams): ClaimsArg {
  return { ...(text === '' ? {} : { search: text }), ...(status === null ? {} : { status }) };
}
