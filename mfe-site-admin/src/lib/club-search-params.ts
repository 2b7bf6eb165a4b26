import { CLUB_STATES } from '@club-reviews/domain/club-state';
import type { AdminClubsArg } from '../api/types';
import { oneOf, searchParams, textOrNull, words } from '@club-reviews/shared-ui/search-params';

/** The settings in the address of the list of clubs. */
export const {
  defaults: ALL_CLUBS,
  read: readClubListParams,
  query: clubListQuery,
} = searchParams({
  text: words,
  state: oneOf(CLUB_STATES, null),
  claimed: oneOf(['yes', 'no'], null),
  cursor: textOrNull,
});

export type ClubListParams = typeof ALL_CLUBS;

/** The filters as the api takes them. */
export function clubFilters({ text, state, claimed }: ClubListParams): AdminClubsArg {
  return {
    ...(text === '' ? {} : { q: text }),
    ...(state === null ? {} : { state }),
    ...(claimed === null ? {} : { claimed }),
  };
}
