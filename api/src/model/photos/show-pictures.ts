import { MAX_PHOTOS } from '@club-reviews/domain/club-profile';
import { mainPhotoAddress } from '@club-reviews/domain/club-photos';
import type { EntityManager } from 'typeorm';
import { Club } from '../clubs/club.entity.js';
import { invalidateClubs } from '../clubs/club-versions.js';
import { ClubPhoto } from './club-photo.entity.js';

/** Updates a locked club's row with its public pictures, for its page. */
export async function showPictures(manager: EntityManager, clubId: number, at: Date): Promise<void> {
  const shown = await manager.find(ClubPhoto, {
    where: { clubId, state: 'public' },
    order: { position: 'ASC', id: 'ASC' },
  });
  const logo = shown.findLast(({ kind }) => kind === 'logo');
  const photos = shown.filter(({ kind }) => kind === 'photo').slice(0, MAX_PHOTOS);
  invalidateClubs(manager, [clubId]);
  await manager.update(Club, clubId, {
    clubLogo: logo ? mainPhotoAddress('logo', logo.storageKey) : null,
    photos: photos.map(({ storageKey }) => mainPhotoAddress('photo', storageKey)),
    photoDetails: photos.map(({ storageKey: key, description, width, height }) => ({
      ...{ key, description, width: width ?? 0, height: height ?? 0 },
    })),
    updatedAt: at,
  });
}
