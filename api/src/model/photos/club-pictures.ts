import type { PhotoKind } from '@club-reviews/domain/club-photos';
import { LIVE_PHOTO_STATES, PHOTO_MESSAGES, photoKeyIn } from '@club-reviews/domain/club-photos';
import { MAX_PHOTOS } from '@club-reviews/domain/club-profile';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Club } from '../clubs/club.entity.js';
import { ClubNotFoundError } from '../clubs/club-reference.js';
import { Database } from '../../platform/database/database.js';
import { databaseTime } from '../../platform/database/database-clock.js';
import { ConflictError, NotFoundError } from '../../platform/errors.js';
import { ClubPhoto } from './club-photo.entity.js';
import { newPhotoKey, PhotoFiles } from './photo-files.js';
import { showPictures } from './show-pictures.js';
import { toUrgency } from '../../platform/queue/urgency.js';

/** No picture has this id, or it's another club's. */
export class PhotoNotFoundError extends NotFoundError {
  constructor() {
    super('There’s no such picture');
  }
}

/** The club has the maximum number of photos. */
export class TooManyPhotosError extends ConflictError {
  constructor() {
    super(PHOTO_MESSAGES.tooMany, { file: PHOTO_MESSAGES.tooMany });
  }
}

/** A picture on its way in. */
export type NewPicture = Pick<ClubPhoto, 'kind' | 'source' | 'createdAt'> & Partial<ClubPhoto>;

/** A club whose pictures nobody else changes before the transaction ends. */
export interface LockedPictures {
  clubId: number;
  /** In order. */
  pictures: ClubPhoto[];
}

/** Clubs' pictures, changed while the club's row is locked. */
@Injectable()
export class ClubPictures {
  constructor(
    private readonly database: Database,
    private readonly files: PhotoFiles,
  ) {}

  /**
   * Locks a club's pictures. Addresses of other sites that its row still holds, from an earlier release or an import
   * file, become pictures that wait to be fetched. Throws ClubNotFoundError.
   */
  async lock(manager: EntityManager, clubId: number): Promise<LockedPictures> {
    const club = await this.database.transactions.lock(
      manager,
      Club,
      { id: clubId },
      { select: { id: true, clubLogo: true, photos: true, imageUrl: true } },
    );
    if (!club) throw new ClubNotFoundError();
    const order = { position: 'ASC', id: 'ASC' } as const;
    const pictures = await manager.find(ClubPhoto, { where: { clubId }, order });
    const locked = { clubId, pictures };
    await this.adopt(manager, locked, club);
    return locked;
  }

  /** The photos that count towards the limit: a replacement shares the place of the photo it replaces. */
  places({ pictures }: LockedPictures): ClubPhoto[] {
    const live = pictures.filter((one) => one.kind === 'photo' && isLive(one));
    return live.filter(({ replacesId }) => !live.some(({ id }) => id === replacesId));
  }

  /**
   * Adds a picture. A logo replaces the previous one; a photo replaces `replaces`, a public one only once it's public
   * itself. Throws TooManyPhotosError and PhotoNotFoundError.
   */
  async add(
    manager: EntityManager,
    locked: LockedPictures,
    picture: NewPicture,
    replaces?: number,
  ): Promise<ClubPhoto> {
    const target = this.getTarget(locked, picture.kind, replaces);
    const isShown = target?.state === 'public';
    const out = locked.pictures.filter(
      (one) =>
        (one === target && !isShown) ||
        (isShown && one.replacesId === target.id) ||
        (picture.kind === 'logo' && one.kind === 'logo' && one.state !== 'public'),
    );
    await this.remove(manager, locked, out);
    if (picture.kind === 'photo' && !isShown && this.places(locked).length >= MAX_PHOTOS)
      throw new TooManyPhotosError();
    const positions = locked.pictures.map(({ position }) => position);
    const row = manager.create(ClubPhoto, {
      ...{ clubId: locked.clubId, state: 'held', storageKey: newPhotoKey() },
      position: target?.position ?? Math.max(-1, ...positions) + 1,
      replacesId: isShown ? target.id : null,
      heldAt: picture.source === 'upload' ? picture.createdAt : null,
      urgency: toUrgency([picture.description]),
      ...picture,
    });
    const added = await manager.save(row);
    locked.pictures.push(added);
    return added;
  }

  /** Adds an address to fetch a picture from. */
  async addAddress(
    manager: EntityManager,
    locked: LockedPictures,
    { kind, url, at, by }: { kind: PhotoKind; url: string; at: Date; by: number | null },
  ): Promise<ClubPhoto> {
    return this.add(manager, locked, {
      ...{ kind, source: 'address', state: 'fetching', sourceUrl: url, uploadedBy: by },
      ...{ createdAt: at, nextAttemptAt: await databaseTime(manager, this.database.dialect) },
    });
  }

  /** Removes pictures with their files. */
  async remove(manager: EntityManager, locked: LockedPictures, out: readonly ClubPhoto[]): Promise<void> {
    if (out.length === 0) return;
    locked.pictures = locked.pictures.filter((one) => !out.includes(one));
    for (const { id } of out) await manager.delete(ClubPhoto, { id });
    this.removeFiles(manager, out);
  }

  /** Removes the files of pictures once the transaction has ended; housekeeping deletes any leftovers. */
  removeFiles(manager: EntityManager, pictures: readonly ClubPhoto[]): void {
    const keys = pictures.map(({ storageKey }) => storageKey);
    this.database.transactions.afterCommit(
      manager,
      () => void this.files.remove(keys).catch(() => undefined),
    );
  }

  private getTarget(
    { pictures }: LockedPictures,
    kind: PhotoKind,
    replaces: number | undefined,
  ): ClubPhoto | undefined {
    if (kind === 'logo') return pictures.find((one) => one.kind === 'logo' && one.state === 'public');
    if (replaces === undefined) return undefined;
    const target = pictures.find((one) => one.kind === 'photo' && one.id === replaces);
    if (!target) throw new PhotoNotFoundError();
    return target;
  }

  private async adopt(
    manager: EntityManager,
    locked: LockedPictures,
    { clubLogo, photos, imageUrl }: Pick<Club, 'clubLogo' | 'photos' | 'imageUrl'>,
  ): Promise<void> {
    const [at, by] = [new Date(), null];
    const isForeign = (address: string | null): address is string =>
      address !== null && address !== '' && photoKeyIn(address) === undefined;
    const isKnown = (url: string): boolean => locked.pictures.some(({ sourceUrl }) => sourceUrl === url);
    const hasLogo = (): boolean => locked.pictures.some((one) => one.kind === 'logo' && isLive(one));
    for (const url of [clubLogo, imageUrl])
      if (isForeign(url) && !isKnown(url) && !hasLogo())
        await this.addAddress(manager, locked, { kind: 'logo', url, at, by });
    const foreign = photos.filter(isForeign);
    for (const url of foreign)
      if (!isKnown(url) && this.places(locked).length < MAX_PHOTOS)
        await this.addAddress(manager, locked, { kind: 'photo', url, at, by });
    if (isForeign(clubLogo) || foreign.length > 0) await showPictures(manager, locked.clubId, at);
  }
}

/** Whether a picture is on the club's page, or may soon be. */
export function isLive({ state }: Pick<ClubPhoto, 'state'>): boolean {
  return LIVE_PHOTO_STATES.some((live) => live === state);
}
