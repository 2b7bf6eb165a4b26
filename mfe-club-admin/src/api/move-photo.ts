import { LIVE_PHOTO_STATES } from '@club-reviews/domain/club-photos';
import type { OwnPhoto } from './types';

/**
 * A club's pictures with a photo moved to another place among those that have one, as the server will list them. A
 * picture that's waiting to replace another moves with it.
 */
export function movePhoto(photos: readonly OwnPhoto[], id: number, position: number): OwnPhoto[] {
  const placed = placedPhotos(photos);
  const moved = placed.find((photo) => photo.id === id);
  if (moved === undefined) return [...photos];
  const order = placed.filter((photo) => photo !== moved);
  order.splice(position, 0, moved);
  const getFollowers = (photo: OwnPhoto) => photos.filter(({ replacesId }) => replacesId === photo.id);
  const inOrder = order.flatMap((photo) => [photo, ...getFollowers(photo)]);
  return [...inOrder, ...photos.filter((photo) => !inOrder.includes(photo))];
}

/** The photos that are, or may soon be, on the page and have their own place there, in order. */
export function placedPhotos(photos: readonly OwnPhoto[]): OwnPhoto[] {
  const ids = new Set(photos.map(({ id }) => id));
  return photos.filter(
    (photo) =>
      photo.kind === 'photo' && isLive(photo) && (photo.replacesId === null || !ids.has(photo.replacesId)),
  );
}

/** Whether a picture is on the club's page, or may soon be. */
export function isLive({ state }: Pick<OwnPhoto, 'state'>): boolean {
  return LIVE_PHOTO_STATES.some((live) => live === state);
}
