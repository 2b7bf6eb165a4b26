import { PHOTO_MESSAGES } from '@club-reviews/domain/club-photos';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { InvalidInputError } from '../../../platform/errors.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Database } from '../../../platform/database/database.js';
import { ClubPhoto } from '../../../model/photos/club-photo.entity.js';
import type { LockedPictures } from '../../../model/photos/club-pictures.js';
import { ClubPictures, isLive, PhotoNotFoundError } from '../../../model/photos/club-pictures.js';
import { PhotoSignatures } from '../../../model/photos/photo-signatures.js';
import { showPictures } from '../../../model/photos/show-pictures.js';
import type { OwnPhoto, PhotoChangeBody } from './own-photos.dto.js';
import { toUrgency } from '../../../platform/queue/urgency.js';

/** What a club does with its pictures. Callers check who may. */
@Injectable()
export class OwnPhotosService {
  constructor(
    private readonly database: Database,
    private readonly pictures: ClubPictures,
    private readonly signatures: PhotoSignatures,
    private readonly audit: AuditLog,
  ) {}

  /** The club's pictures in every state: photos in order. */
  async list(clubId: number): Promise<OwnPhoto[]> {
    const order = { position: 'ASC', id: 'ASC' } as const;
    const found = await this.database.reader.find(ClubPhoto, { where: { clubId }, order });
    return found.map((photo) => this.describe(photo));
  }

  /**
   * Changes a picture's description, or its place among the photos. Like the rest of the profile, a description is
   * public at once. Throws PhotoNotFoundError, and InvalidInputError for a photo that would be left without one.
   */
  async change(
    clubId: number,
    id: number | undefined,
    { description, position }: PhotoChangeBody,
  ): Promise<OwnPhoto> {
    return this.database.transactions.runInTransaction(async (manager) => {
      const locked = await this.pictures.lock(manager, clubId);
      const photo = getOwn(locked, id);
      if (description !== undefined) {
        if (photo.kind === 'photo' && !description)
          throw InvalidInputError.inFields({ description: PHOTO_MESSAGES.description });
        photo.description = description ?? '';
        photo.urgency = toUrgency([description]);
        await manager.update(ClubPhoto, photo.id, {
          ...{ description: photo.description, urgency: photo.urgency },
        });
      }
      if (position !== undefined) await moveTo(manager, locked, photo, position);
      await showPictures(manager, clubId, new Date());
      return this.describe(photo);
    });
  }

  /** Deletes a picture with its files. Throws PhotoNotFoundError. */
  async remove(clubId: number, id: number | undefined): Promise<void> {
    await this.database.transactions.runInTransaction(async (manager) => {
      const locked = await this.pictures.lock(manager, clubId);
      const photo = getOwn(locked, id);
      const at = new Date();
      await this.pictures.remove(manager, locked, [photo]);
      await showPictures(manager, clubId, at);
      await this.audit.record(manager, {
        ...{ subjectType: 'photo', subjectId: photo.id, actor: 'club-admin', action: 'deleted' },
        ...{ fromStatus: photo.state, createdAt: at },
      });
    });
  }

  /** A picture as its club sees it. */
  describe(photo: ClubPhoto): OwnPhoto {
    const { id, kind, state, description, sourceUrl, storageKey, reason, replacesId } = photo;
    const hasFiles = state === 'held' || state === 'public';
    return {
      ...{ id, kind, state, description, sourceUrl, reason, replacesId },
      key: hasFiles ? storageKey : null,
      suffix: state === 'held' ? this.signatures.suffixFor(storageKey) : '',
      width: photo.width ?? 0,
      height: photo.height ?? 0,
    };
  }
}

function getOwn({ pictures }: LockedPictures, id: number | undefined): ClubPhoto {
  const photo = pictures.find((one) => one.id === id);
  if (!photo) throw new PhotoNotFoundError();
  return photo;
}

/**
 * Gives the photos that are, or may soon be, on the page new positions, one after the other; a replacement moves along
 * with the photo it replaces.
 */
async function moveTo(
  manager: EntityManager,
  { pictures }: LockedPictures,
  photo: ClubPhoto,
  position: number,
): Promise<void> {
  const others = pictures.filter(
    (one) => one.kind === 'photo' && isLive(one) && one !== photo && one.replacesId === null,
  );
  const order = others.toSpliced(Math.min(position, others.length), 0, photo);
  for (const [index, one] of order.entries()) {
    one.position = index;
    await manager.update(ClubPhoto, one.id, { position: index });
    await manager.update(ClubPhoto, { clubId: one.clubId, replacesId: one.id }, { position: index });
  }
}
