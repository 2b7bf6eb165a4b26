import { SUGGESTION_STATES } from '@club-reviews/domain/club-suggestions';
import { oneOf, searchParams, textOrNull } from '@club-reviews/shared-ui/search-params';

/** The settings in the address of the list of suggestions. */
export const { read: readSuggestionListParams, query: suggestionListQuery } = searchParams({
  state: oneOf(SUGGESTION_STATES, 'open'),
  cursor: textOrNull,
});
