import { CLUB_STATES } from '@club-reviews/domain/club-state';
import type { AdminClubsArg, ClubState } from '../api/types';

/** The settings in the address of the list of clubs. */
export interface ClubListParams {
  text: string;
  state: ClubState | null;
  claimed: 'yes' | 'no' | null;
  cursor: string | null;
}

/** The list's defaults. */
export const ALL_CLUBS: ClubListParams = { text: '', state: null, claimed: null, cursor: null };

/** Reads a query string. Unknown values count as missing. */
export function readClubListParams(search: string): ClubListParams {
  const parameters = new URLSearchParams(search);
  const claimed = parameters.get('claimed');
  return {
    text: (parameters.get('q') ?? '').trim().slice(0, 100),
    state: CLUB_STATES.find((state) => state === parameters.get('state')) ?? null,
    claimed: claimed === 'yes' || claimed === 'no' ? claimed : null,
    cursor: parameters.get('cursor') || null,
  };
}

/** The query string, "" for the defaults. */
export function clubListQuery({ text, state, claimed, cursor }: ClubListParams): string {
  const parameters = new URLSearchParams();
  if (text !== '') parameters.set('q', text);
  if (state !== null) parameters.set('state', state);
  if (claimed !== null) parameters.set('claimed', claimed);
  if (cursor !== null) parameters.set('cursor', cursor);
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}

/** The filters as the api takes them. */
export function clubFilters({ text, state, claimed }: ClubListParams): AdminClubsArg {
  return {
    ...(text === '' ? {} : { q: text }),
    ...(state === null ? {} : { state }),
    ...(claimed === null ? {} : { claimed }),
  };
}
