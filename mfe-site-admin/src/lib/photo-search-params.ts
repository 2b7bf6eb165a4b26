import type { PhotoState } from '@club-reviews/domain/club-photos';

/** The states that have a list. */
export const LISTED_PHOTO_STATES = [
  'public',
  'held',
  'refused',
  'taken-down',
] as const satisfies PhotoState[];

/** The settings in the address of the list of pictures. */
export interface PhotoListParams {
  state: (typeof LISTED_PHOTO_STATES)[number];
  /** Where the page starts; null for the start of the list. */
  cursor: string | null;
}

/** Reads a query string. Unknown values count as missing. */
export function readPhotoListParams(search: string): PhotoListParams {
  const parameters = new URLSearchParams(search);
  const named = parameters.get('state');
  return {
    state: LISTED_PHOTO_STATES.find((state) => state === named) ?? 'public',
    cursor: parameters.get('cursor') || null,
  };
}

/** The query string, "" for the defaults. */
export function photoListQuery({ state, cursor }: PhotoListParams): string {
  const parameters = new URLSearchParams();
  if (state !== 'public') parameters.set('state', state);
  if (cursor !== null) parameters.set('cursor', cursor);
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}
