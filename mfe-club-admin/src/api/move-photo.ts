import type { OwnPhoto } from './types';

/**
 * A club's pictures with a photo at another place among those that have one, as the server will list them: what waits to
 * take the place of another one goes along with it.
 */
export function movePhoto(photos: readonly OwnPhoto[], id: number, position: number): OwnPhoto[] {
  const placed = placedPhotos(photos);
  const moved = placed.find((photo) => photo.id === id);
  if (moved === undefined) return [...photos];
  const order = placed.filter((photo) => photo !== moved);
  order.splice(position, 0, moved);
  const others = photos.filter(({ kind }) => kind !== 'photo');
  const followersOf = (photo: OwnPhoto) => photos.filter(({ replacesId }) => replacesId === photo.id);
  return [...others, ...order.flatMap((photo) => [photo, ...followersOf(photo)])];
}

/** The photos that have a place of their own, in their order. */
export function placedPhotos(photos: readonly OwnPhoto[]): OwnPhoto[] {
  const ids = new Set(photos.map(({ id }) => id));
  return photos.filter(
    ({ kind, replacesId }) => kind === 'photo' && (replacesId === null || !ids.has(replacesId)),
  );
}
