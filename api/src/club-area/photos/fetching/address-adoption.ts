import { Injectable } from '@nestjs/common';
import { setImmediate as letOthers } from 'node:timers/promises';
import { BackgroundTask } from '../../../platform/async/background-task.js';
import { Database } from '../../../platform/database/database.js';
import { sql } from '../../../platform/database/sql.js';
import { ClubPictures } from '../../../model/photos/club-pictures.js';

const HOUR_MS = 3_600_000;
const FIRST_AFTER_MS = 20_000;
const CLUBS_AT_ONCE = 1000;

/**
 * Fetches the pictures whose addresses are in clubs' rows from earlier releases and import files. No page shows such an
 * address.
 */
@Injectable()
export class AddressAdoption extends BackgroundTask {
  constructor(
    private readonly database: Database,
    private readonly pictures: ClubPictures,
  ) {
    super('Picture addresses are waiting', HOUR_MS, FIRST_AFTER_MS);
  }

  /** Goes through all clubs once, in short statements. */
  async runOnce(signal?: AbortSignal): Promise<void> {
    const { reads, transactions } = this.database;
    const [range] = await reads.all<{ last: number | null }>(sql`SELECT MAX(id) AS last FROM clubs`);
    for (let start = 0; start < (range?.last ?? 0) && !signal?.aborted; start += CLUBS_AT_ONCE) {
      const clubs = await reads.all<{ id: number }>(sql`
        SELECT c.id FROM clubs c
        WHERE c.id > ${start} AND c.id <= ${start + CLUBS_AT_ONCE} AND (
          c.club_logo LIKE 'http%' OR c.photos LIKE '%"http%' OR (c.image_url LIKE 'https:%' AND NOT EXISTS (
            SELECT 1 FROM club_photos p WHERE p.club_id = c.id AND p.kind = 'logo'
          ))
        )`);
      for (const { id } of clubs)
        await transactions.runInTransaction((manager) => this.pictures.lock(manager, id));
      await letOthers();
    }
  }
}
