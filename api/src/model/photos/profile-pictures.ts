import { mainPhotoAddress, photoKeyIn } from '@club-reviews/domain/club-photos';
import { CLUB_PROFILE_MESSAGES } from '@club-reviews/domain/club-profile';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { InvalidInputError } from '../../platform/errors.js';
import { ClubPhoto } from './club-photo.entity.js';
import type { LockedPictures } from './club-pictures.js';
import { ClubPictures, isLive } from './club-pictures.js';
import { showPictures } from './show-pictures.js';

/** A club's logo and photos as addresses, as its profile has them. */
export interface PictureAddresses {
  clubLogo: string | null;
  photos: string[];
}

/** A club's pictures by their addresses, as its profile has them. */
@Injectable()
export class ProfilePictures {
  constructor(
    private readonly database: Database,
    private readonly pictures: ClubPictures,
  ) {}

  /** The addresses in a club's profile: pasted ones stay as pasted until their pictures are public. */
  async addresses(clubId: number): Promise<PictureAddresses> {
    const order = { position: 'ASC', id: 'ASC' } as const;
    const found = await this.database.reader.find(ClubPhoto, { where: { clubId }, order });
    return getAddresses(found);
  }

  /**
   * Makes a club's pictures those of the addresses: its own ones stay, in this order, pasted ones are fetched, and
   * others are removed. Throws InvalidInputError for an address of ours that isn't this club's.
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
    const before = JSON.stringify(getAddresses(locked.pictures));
    if (clubLogo !== undefined)
      await this.setAll(manager, locked, {
        kind: 'logo',
        wanted: clubLogo === null ? [] : [clubLogo],
        by,
        at,
      });
    if (photos !== undefined) await this.setAll(manager, locked, { kind: 'photo', wanted: photos, by, at });
    if (JSON.stringify(getAddresses(locked.pictures)) !== before) await showPictures(manager, clubId, at);
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
    // A replacement for one that stays isn't named itself.
    const stays = (one: ClubPhoto): boolean =>
      kept.includes(one) || kept.some((other) => other !== undefined && other.id === one.replacesId);
    const isNewLogo = kind === 'logo' && wanted.length > 0;
    // A new logo replaces the public one once it's public itself.
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

/** Whether a picture is one that the club's profile names. */
function isInProfile(photo: ClubPhoto): boolean {
  return isLive(photo) || photo.state === 'unfetched';
}

function getAddresses(pictures: readonly ClubPhoto[]): PictureAddresses {
  const named = pictures.filter(isInProfile);
  const ids = new Set(named.map(({ id }) => id));
  const getAddress = ({ kind, state, sourceUrl, storageKey }: ClubPhoto): string =>
    state === 'public' || sourceUrl === null ? mainPhotoAddress(kind, storageKey) : sourceUrl;
  const logo = named.filter(({ kind }) => kind === 'logo').toSorted((one, other) => other.id - one.id)[0];
  return {
    clubLogo: logo ? getAddress(logo) : null,
    photos: named
      .filter(({ kind, replacesId }) => kind === 'photo' && !(replacesId !== null && ids.has(replacesId)))
      .map(getAddress),
  };
}
