import { SUGGESTION_STATES } from '@club-reviews/domain/club-suggestions';
import type { SuggestionState } from '@club-reviews/domain/club-suggestions';

/** The settings in the address of the list of suggestions. */
export interface SuggestionListParams {
  state: SuggestionState;
  /** Where the page starts; null for the start of the list. */
  cursor: string | null;
}

/** Reads a query string. Unknown values count as missing. */
export function readSuggestionListParams(search: string): SuggestionListParams {
  const parameters = new URLSearchParams(search);
  const named = parameters.get('state');
  return {
    state: SUGGESTION_STATES.find((state) => state === named) ?? 'open',
    cursor: parameters.get('cursor') || null,
  };
}

/** The query string, "" for the defaults. */
export function suggestionListQuery({ state, cursor }: SuggestionListParams): string {
  const parameters = new URLSearchParams();
  if (state !== 'open') parameters.set('state', state);
  if (cursor !== null) parameters.set('cursor', cursor);
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}
