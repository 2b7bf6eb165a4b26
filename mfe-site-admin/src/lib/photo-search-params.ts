import type { PhotoState } from '@club-reviews/domain/club-photos';
import { oneOf, searchParams, textOrNull } from '@club-reviews/shared-ui/search-params';

/** The states that have a list. */
export const LISTED_PHOTO_STATES = [
  'public',
  'held',
  'refused',
  'taken-down',
] as const satisfies PhotoState[];

/** The settings in the address of the list of pictures. */
export const { read: readPhotoListParams, query: photoListQuery } = searchParams({
  state: oneOf(LISTED_PHOTO_STATES, 'public'),
  cursor: textOrNull,
});
