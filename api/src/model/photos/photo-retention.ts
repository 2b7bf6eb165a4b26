import { Injectable } from '@nestjs/common';
import { In, LessThan } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { joined, sql } from '../../platform/database/sql.js';
import { ClubPhoto } from './club-photo.entity.js';
import { PhotoFiles } from './photo-files.js';
import { PhotoStorage } from './storage/photo-storage.js';

const DAY_MS = 86_400_000;
/** For this long a club can read why a picture isn't shown. */
const REFUSED_KEPT_FOR_MS = 90 * DAY_MS;
/** Files are written before the row that names them. */
const UNNAMED_KEPT_FOR_MS = 3_600_000;
const AT_ONCE = 200;

/** Removes what is left of refused pictures after a while, and files that no picture names any more. */
@Injectable()
export class PhotoRetention {
  constructor(
    private readonly database: Database,
    private readonly storage: PhotoStorage,
    private readonly files: PhotoFiles,
  ) {}

  /** Removes everything that is due. */
  async run(now: Date): Promise<void> {
    const decidedAt = LessThan(new Date(now.getTime() - REFUSED_KEPT_FOR_MS));
    await this.database.transactions.runInTransaction((manager) =>
      manager.delete(ClubPhoto, { state: In(['refused', 'taken-down']), decidedAt }),
    );
    let keys: string[] = [];
    for await (const key of this.storage.keysBefore(new Date(now.getTime() - UNNAMED_KEPT_FOR_MS))) {
      keys.push(key);
      if (keys.length < AT_ONCE) continue;
      await this.removeUnnamed(keys);
      keys = [];
    }
    await this.removeUnnamed(keys);
  }

  private async removeUnnamed(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const rows = await this.database.reads.all<{ storageKey: string }>(sql`
      SELECT storage_key AS storageKey FROM club_photos
      WHERE storage_key IN (${joined(keys, ', ')}) AND state IN ('held', 'public')`);
    const named = new Set(rows.map(({ storageKey }) => storageKey));
    await this.files.remove(keys.filter((key) => !named.has(key)));
  }
}
