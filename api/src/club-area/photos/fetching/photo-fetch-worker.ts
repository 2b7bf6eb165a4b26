import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { Database } from '../../../platform/database/database.js';
import { databaseTimeIn } from '../../../platform/database/database-clock.js';
import { ProductError, UnavailableError } from '../../../platform/errors.js';
import { JobQueue, pauseAfter } from '../../../platform/jobs/job-queue.js';
import { JobWorker } from '../../../platform/jobs/job-worker.js';
import { ClubPhoto } from '../../../model/photos/club-photo.entity.js';
import { ClubPictures } from '../../../model/photos/club-pictures.js';
import { PhotoFiles } from '../../../model/photos/photo-files.js';
import { PictureQueue } from '../pipeline/picture-queue.js';
import { PictureFetcher } from './picture-fetcher.js';

const LOOK_EVERY_MS = 2000;
const LEASE_MS = 90_000;
const STOP_TIMEOUT_MS = 5000;
const MAX_ATTEMPTS = 4;
const PAUSES = { firstMs: 30_000, factor: 8, maxMs: 3_600_000, spread: 0.2 };
const UNREACHABLE = 'We couldn’t fetch a picture from this address. Please upload it instead';

/**
 * Fetches the pictures whose addresses clubs have pasted, once: after that they're stored here and wait for a
 * moderator.
 */
@Injectable()
export class PhotoFetchWorker extends JobWorker<ClubPhoto> {
  constructor(
    private readonly database: Database,
    private readonly pictures: ClubPictures,
    private readonly fetcher: PictureFetcher,
    private readonly queue: PictureQueue,
    private readonly files: PhotoFiles,
  ) {
    super({
      queue: new JobQueue(database, { entity: ClubPhoto, key: 'id', leaseMs: LEASE_MS }),
      name: 'fetching of a picture',
      problem: 'Pictures are waiting to be fetched',
      concurrency: 1,
      lookEveryMs: LOOK_EVERY_MS,
      stopTimeoutMs: STOP_TIMEOUT_MS,
    });
  }

  protected async work(photo: ClubPhoto): Promise<void> {
    try {
      const bytes = await this.fetcher.fetch(photo.sourceUrl ?? '');
      const made = await this.queue.make(Readable.from([bytes]), photo.kind, 'fetching');
      const storageKey = await this.files.keep(made);
      const { width, height } = made;
      const at = new Date();
      const isKept = await this.note(photo, { state: 'held', storageKey, width, height, heldAt: at });
      if (!isKept) await this.files.remove([storageKey]);
    } catch (error) {
      // Too many pictures are being uploaded just now, or they can't be stored: not the address's fault, however long
      // it lasts.
      const isOurs = error instanceof UnavailableError;
      const isUnfit = error instanceof ProductError && !isOurs;
      if (isUnfit || (photo.attempts >= MAX_ATTEMPTS && !isOurs))
        await this.note(photo, { state: 'unfetched', reason: isUnfit ? error.message : UNREACHABLE });
      else await this.retry(photo);
    }
  }

  /** Stores the outcome. @returns whether the club still wants the picture */
  private note({ id }: ClubPhoto, values: Partial<ClubPhoto>): Promise<boolean> {
    return this.database.transactions.runInTransaction(async (manager) => {
      const found = await manager.findOneBy(ClubPhoto, { id });
      if (!found) return false;
      const { pictures } = await this.pictures.lock(manager, found.clubId);
      if (pictures.find((one) => one.id === id)?.state !== 'fetching') return false;
      await manager.update(ClubPhoto, id, { ...values, nextAttemptAt: null, lockedUntil: null });
      return true;
    });
  }

  private async retry({ id, attempts }: ClubPhoto): Promise<void> {
    const { dialect, transactions } = this.database;
    await transactions.runInTransaction(async (manager) => {
      const nextAttemptAt = await databaseTimeIn(pauseAfter(attempts, PAUSES), manager, dialect);
      await manager.update(ClubPhoto, { id, state: 'fetching' }, { nextAttemptAt, lockedUntil: null });
    });
  }
}
