import { getSeason } from '@club-reviews/domain/seasons';
import { Injectable } from '@nestjs/common';
import { Between, LessThan } from 'typeorm';
import { SeasonSlot } from '../../model/reviews/season-slot.js';
import { idBatches } from '../../platform/database/batches.js';
import { Database } from '../../platform/database/database.js';
import { SiteSetting } from '../../platform/database/site-setting.entity.js';

const NOTED = 'season_places_purged';
const CLUBS_PER_BATCH = 10;
/** A review from the last days of a season can still be confirmed for a while. */
const KEPT_FOR_MS = 31 * 24 * 3_600_000;

/** Removes the places of seasons that are over: nobody can review a club for them any more. */
@Injectable()
export class SeasonSlotPurge {
  constructor(private readonly database: Database) {}

  /** Goes over all clubs once a season; progress is stored at the end, so an interrupted run is repeated. */
  async run(now: Date): Promise<void> {
    const { dataSource, transactions } = this.database;
    const current = getSeason(new Date(now.getTime() - KEPT_FOR_MS));
    const noted = await dataSource.getRepository(SiteSetting).findOneBy({ name: NOTED });
    if (noted?.value === String(current)) return;
    for await (const { first, last } of idBatches(dataSource, 'clubs', CLUBS_PER_BATCH)) {
      await transactions.runInBackground((manager) =>
        manager.delete(SeasonSlot, { clubId: Between(first, last), season: LessThan(current) }),
      );
    }
    await transactions.runInBackground((manager) =>
      manager.save(SiteSetting, { name: NOTED, value: String(current) }),
    );
  }
}
