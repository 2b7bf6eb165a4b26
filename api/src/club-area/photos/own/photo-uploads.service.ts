import { MAX_PHOTOS } from '@club-reviews/domain/club-profile';
import { Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Database } from '../../../platform/database/database.js';
import { InvalidInputError } from '../../../platform/errors.js';
import type { RateLimit } from '../../../platform/rate-limits/rate-limits.js';
import { RateLimits } from '../../../platform/rate-limits/rate-limits.js';
import type { NewPicture } from '../../../model/photos/club-pictures.js';
import { ClubPictures, TooManyPhotosError } from '../../../model/photos/club-pictures.js';
import { PhotoFiles } from '../../../model/photos/photo-files.js';
import { PictureQueue } from '../pipeline/picture-queue.js';
import type { NewPhotoQuery, OwnPhoto } from './own-photos.dto.js';
import { newPhotoProblems } from './own-photos.dto.js';
import { OwnPhotosService } from './own-photos.service.js';

/** A club uploads a handful of pictures a season; each costs seconds of work. */
const BY_LOGIN: RateLimit = { purpose: 'photos-by-login', times: 40, windowMs: 3_600_000 };

/** Accepts clubs' pictures. */
@Injectable()
export class PhotoUploadsService {
  constructor(
    private readonly database: Database,
    private readonly pictures: ClubPictures,
    private readonly own: OwnPhotosService,
    private readonly queue: PictureQueue,
    private readonly files: PhotoFiles,
    private readonly limits: RateLimits,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Accepts a club's picture, which a moderator checks before the public sees it. Throws InvalidInputError,
   * ConflictError for a photo too many, TooManyRequestsError, and what {@link PictureQueue.make} throws.
   */
  async take(clubId: number, adminId: number, query: NewPhotoQuery, body: Readable): Promise<OwnPhoto> {
    const problems = newPhotoProblems(query);
    if (Object.keys(problems).length > 0) throw InvalidInputError.inFields(problems);
    await this.limits.take(BY_LOGIN, String(adminId));
    await this.refuseTooMany(clubId, query);
    const made = await this.queue.make(body, query.kind, `login ${adminId}`);
    const storageKey = await this.files.keep(made);
    try {
      return await this.store(clubId, adminId, query, { storageKey, width: made.width, height: made.height });
    } catch (error) {
      await this.files.remove([storageKey]).catch(() => undefined);
      throw error;
    }
  }

  private store(
    clubId: number,
    adminId: number,
    { kind, description = '', showsChildren, hasConsent, replaces }: NewPhotoQuery,
    made: { storageKey: string; width: number; height: number },
  ): Promise<OwnPhoto> {
    return this.database.transactions.runInTransaction(async (manager) => {
      const locked = await this.pictures.lock(manager, clubId);
      const createdAt = new Date();
      const picture: NewPicture = {
        ...{ kind, description, source: 'upload' as const, uploadedBy: adminId, createdAt, ...made },
        showsChildren: showsChildren === undefined ? null : showsChildren === 'true',
        hasConsent: hasConsent === 'true',
      };
      const photo = await this.pictures.add(manager, locked, picture, replaces);
      await this.audit.record(manager, {
        ...{ subjectType: 'photo', subjectId: photo.id, actor: 'club-admin', action: 'submitted' },
        ...{ toStatus: 'held', createdAt },
      });
      return this.own.describe(photo);
    });
  }

  /** Before spending seconds of work on it; whether there's still room is checked again afterwards. */
  private async refuseTooMany(clubId: number, { kind, replaces }: NewPhotoQuery): Promise<void> {
    if (kind === 'logo' || replaces !== undefined) return;
    const places = await this.database.transactions.runInTransaction(async (manager) =>
      this.pictures.places(await this.pictures.lock(manager, clubId)),
    );
    if (places.length >= MAX_PHOTOS) throw new TooManyPhotosError();
  }
}
