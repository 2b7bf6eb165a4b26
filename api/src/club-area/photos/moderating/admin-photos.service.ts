import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import type { CursorPage } from '../../../platform/database/newest-first.js';
import { describeNewestFirst } from '../../../platform/database/newest-first.js';
import { sql } from '../../../platform/database/sql.js';
import { parseCursor } from '../../../platform/http/cursors.js';
import { ClubPhoto } from '../../../model/photos/club-photo.entity.js';
import { PhotoNotFoundError } from '../../../model/photos/club-pictures.js';
import { PhotoSignatures } from '../../../model/photos/photo-signatures.js';
import type { AdminPhoto, AdminPhotosQuery } from './admin-photos.dto.js';

/** Clubs' pictures, for moderators. */
@Injectable()
export class AdminPhotosService {
  constructor(
    private readonly database: Database,
    private readonly signatures: PhotoSignatures,
  ) {}

  /** A page of them, newest first. */
  list({ state, limit, cursor }: AdminPhotosQuery): Promise<CursorPage<AdminPhoto>> {
    const list = {
      table: 'club_photos',
      index: state ? 'ix_club_photos_state_created' : 'ix_club_photos_created',
      along: state ? [sql`t.state = ${state}`] : [],
    };
    return describeNewestFirst(this.database, list, limit, parseCursor(cursor), (ids) => this.byIds(ids));
  }

  /** Those of these pictures that exist. */
  async byIds(ids: number[]): Promise<AdminPhoto[]> {
    const photos = await this.database.reader.find(ClubPhoto, {
      where: { id: In(ids) },
      relations: { club: true },
      select: { club: { id: true, name: true, slug: true } },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    return photos.map((photo) => this.describe(photo));
  }

  /** One picture. Throws PhotoNotFoundError. */
  async get(id: number): Promise<AdminPhoto> {
    const [photo] = await this.byIds([id]);
    if (!photo) throw new PhotoNotFoundError();
    return photo;
  }

  private describe(photo: ClubPhoto): AdminPhoto {
    const { id, kind, state, description, showsChildren, hasConsent, sourceUrl, storageKey } = photo;
    const { id: clubId = 0, name = '', slug = '' } = photo.club ?? {};
    const hasFiles = state === 'held' || state === 'public';
    return {
      ...{ id, kind, state, description, showsChildren, hasConsent, sourceUrl },
      club: { id: clubId, name, slug },
      key: hasFiles ? storageKey : null,
      suffix: state === 'held' ? this.signatures.suffixFor(storageKey) : '',
      ...{ width: photo.width ?? 0, height: photo.height ?? 0 },
      ...{ reason: photo.reason, decidedBy: photo.decidedBy },
      decidedAt: photo.decidedAt?.toISOString() ?? null,
      createdAt: photo.createdAt.toISOString(),
    };
  }
}
