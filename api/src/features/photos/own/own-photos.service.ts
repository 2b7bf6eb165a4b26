import { mainPhotoAddress, photoKeyIn } from '@club-reviews/domain/club-photos';
import { CLUB_PROFILE_MESSAGES } from '@club-reviews/domain/club-profile';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import type { Database } from '../../../platform/database/database.js';
import { DATABASE } from '../../../platform/database/database.module.js';
import { InvalidInputError } from '../../../platform/errors.js';
import { ClubPhoto } from '../club-photo.entity.js';
import type { LockedPictures } from '../club-pictures.js';
import { ClubPictures, isLive, PhotoNotFoundError } from '../club-pictures.js';
import { PhotoSignatures } from '../photo-signatures.js';
import { showPictures } from '../show-pictures.js';
import type { OwnPhoto, PhotoChangeBody } from './own-photos.dto.js';

/** A club's logo and photos as addresses, as its profile holds them. */
export interface PictureAddresses {
  clubLogo: string | null;
  photos: string[];
}

/** What a club does with the pictures it has. Who may is the callers' business. */
@Injectable()
export class OwnPhotosService {
  constructor(
    @Inject(DATABASE) private readonly database: Pick<Database, 'reader' | 'transactions'>,
    private readonly pictures: ClubPictures,
    private readonly signatures: PhotoSignatures,
    private readonly audit: AuditLog,
  ) {}

  /** The club's pictures in every state: photos in their order. */
  async list(clubId: number): Promise<OwnPhoto[]> {
    const order = { position: 'ASC', id: 'ASC' } as const;
    const found = await this.database.reader.find(ClubPhoto, { where: { clubId }, order });
    return found.map((photo) => this.describe(photo));
  }

  /** The addresses that a club's profile holds: pasted ones as they were pasted until their pictures are public. */
  async addresses(clubId: number): Promise<PictureAddresses> {
    const order = { position: 'ASC', id: 'ASC' } as const;
    const found = await this.database.reader.find(ClubPhoto, { where: { clubId }, order });
    return addressesOf(found);
  }

  /**
   * Makes a club's pictures those of the addresses: ones of its own stay, in this order, pasted ones are fetched, and others
   * go. Throws InvalidInputError for an address of ours that isn't this club's.
   * @param by the login that sends them
   */
  async setAddresses(
    manager: EntityManager,
    clubId: number,
    { clubLogo, photos }: Partial<PictureAddresses>,
    { by, at }: { by: number; at: Date },
  ): Promise<void> {
    if (clubLogo === undefined && photos === undefined) return;
    const locked = await this.pictures.lock(manager, clubId);
    const before = JSON.stringify(addressesOf(locked.pictures));
    if (clubLogo !== undefined)
      await this.setAll(manager, locked, {
        kind: 'logo',
        wanted: clubLogo === null ? [] : [clubLogo],
        by,
        at,
      });
    if (photos !== undefined) await this.setAll(manager, locked, { kind: 'photo', wanted: photos, by, at });
    if (JSON.stringify(addressesOf(locked.pictures)) !== before) await showPictures(manager, clubId, at);
  }

  /** Changes a picture's description, or its place among the photos. Throws PhotoNotFoundError. */
  async change(clubId: number, id: number, { description, position }: PhotoChangeBody): Promise<OwnPhoto> {
    return this.database.transactions.runInTransaction(async (manager) => {
      const locked = await this.pictures.lock(manager, clubId);
      const photo = ownOf(locked, id);
      if (description !== undefined) {
        photo.description = description ?? '';
        await manager.update(ClubPhoto, id, { description: photo.description });
      }
      if (position !== undefined) await moveTo(manager, locked, photo, position);
      await showPictures(manager, clubId, new Date());
      return this.describe(photo);
    });
  }

  /** Deletes a picture with its files. Throws PhotoNotFoundError. */
  async remove(clubId: number, id: number): Promise<void> {
    await this.database.transactions.runInTransaction(async (manager) => {
      const locked = await this.pictures.lock(manager, clubId);
      const photo = ownOf(locked, id);
      const at = new Date();
      await this.pictures.remove(manager, locked, [photo]);
      await showPictures(manager, clubId, at);
      await this.audit.record(manager, {
        ...{ subjectType: 'photo', subjectId: id, actor: 'club-admin', action: 'deleted' },
        ...{ fromStatus: photo.state, toStatus: null, reason: null, createdAt: at },
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

  private async setAll(
    manager: EntityManager,
    locked: LockedPictures,
    { kind, wanted, by, at }: { kind: ClubPhoto['kind']; wanted: string[]; by: number; at: Date },
  ): Promise<void> {
    const current = locked.pictures.filter((one) => one.kind === kind && isInProfile(one));
    const kept = wanted.map((url) =>
      current.find(({ storageKey, sourceUrl }) => storageKey === photoKeyIn(url) || sourceUrl === url),
    );
    const isStranger = wanted.some((url, index) => !kept[index] && photoKeyIn(url) !== undefined);
    const field = kind === 'logo' ? 'clubLogo' : 'photos';
    if (isStranger) throw InvalidInputError.inFields({ [field]: CLUB_PROFILE_MESSAGES[field] });
    // What takes the place of one that stays isn't named by itself.
    const stays = (one: ClubPhoto): boolean =>
      kept.includes(one) || kept.some((other) => other !== undefined && other.id === one.replacesId);
    const isNewLogo = kind === 'logo' && wanted.length > 0;
    // A new logo takes the place of the public one once it's public itself.
    const out = current.filter((one) => !stays(one) && !(isNewLogo && one.state === 'public'));
    await this.pictures.remove(manager, locked, out);
    for (const [index, url] of wanted.entries()) {
      const photo = kept[index] ?? (await this.pictures.addAddress(manager, locked, { kind, url, at, by }));
      photo.position = index;
      await manager.update(ClubPhoto, photo.id, { position: index });
    }
    locked.pictures.sort((one, other) => one.position - other.position || one.id - other.id);
  }
}

function ownOf({ pictures }: LockedPictures, id: number): ClubPhoto {
  const photo = pictures.find((one) => one.id === id);
  if (!photo) throw new PhotoNotFoundError();
  return photo;
}

/** Gives the photos new places, one after the other; what takes the place of another one goes along with it. */
async function moveTo(
  manager: EntityManager,
  { pictures }: LockedPictures,
  photo: ClubPhoto,
  position: number,
): Promise<void> {
  const others = pictures.filter((one) => one.kind === 'photo' && one !== photo && one.replacesId === null);
  const order = others.toSpliced(Math.min(position, others.length), 0, photo);
  for (const [index, one] of order.entries()) {
    one.position = index;
    await manager.update(ClubPhoto, one.id, { position: index });
    await manager.update(ClubPhoto, { clubId: one.clubId, replacesId: one.id }, { position: index });
  }
}

/** Whether a picture is one that the club's profile names. */
function isInProfile(photo: ClubPhoto): boolean {
  return isLive(photo) || photo.state === 'unfetched';
}

function addressesOf(pictures: readonly ClubPhoto[]): PictureAddresses {
  const named = pictures.filter(isInProfile);
  const ids = new Set(named.map(({ id }) => id));
  const addressOf = ({ kind, state, sourceUrl, storageKey }: ClubPhoto): string =>
    state === 'public' || sourceUrl === null ? mainPhotoAddress(kind, storageKey) : sourceUrl;
  const logo = named.filter(({ kind }) => kind === 'logo').toSorted((one, other) => other.id - one.id)[0];
  return {
    clubLogo: logo ? addressOf(logo) : null,
    photos: named
      .filter(({ kind, replacesId }) => kind === 'photo' && !(replacesId !== null && ids.has(replacesId)))
      .map(addressOf),
  };
}
