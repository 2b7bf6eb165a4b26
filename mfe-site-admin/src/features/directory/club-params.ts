import { CLUB_STATES } from '@club-reviews/domain/club-state';
import { oneOf, searchParams, textOrNull, words } from '@club-reviews/shared-ui/search-params';
import { toFilters } from '../../lib/filters';

/** The settings in the address of the list of clubs. */
export const clubParams = searchParams({
  text: words,
  state: oneOf(CLUB_STATES, null),
  claimed: oneOf(['yes', 'no'], null),
  cursor: textOrNull,
});

export type ClubListParams = typeof clubParams.defaults;

/** The filters as the api takes them. */
export const clubFilters = ({ text, state, claimed }: ClubListParams) =>
  toFilters({ q: text, state, claimed });
