import { endOfSeason, getSeason } from '@club-reviews/domain/seasons';
import { Injectable } from '@nestjs/common';
import { noteNothingPublic } from '../../model/clubs/club-versions.js';
import { Review } from '../../model/reviews/review.entity.js';
import { Settings } from '../../platform/config/settings.js';
import { Database } from '../../platform/database/database.js';
import { SiteSetting } from '../../platform/database/site-setting.entity.js';
import { raw, sql } from '../../platform/database/sql.js';
import { toStoredTimestamp } from '../../platform/database/timestamps.js';
import { AddressHolds } from './address-holds.js';

const PER_TRANSACTION = 100;
const BEGINNING = { createdAt: toStoredTimestamp(new Date(0)), id: 0 };

/** How far a season's wipe has come along the reviews' dates. */
interface Position {
  /** The last season whose addresses are due. */
  season: number;
  createdAt: string;
  id: number;
}

interface DatedReview {
  id: number;
  createdAt: string;
  season: number;
  isWiped: 0 | 1;
}

/**
 * Wipes reviewers' addresses, readable and hashed, some years after the season they reviewed in. It walks along the
 * reviews' dates and stores its position, so that an hour with nothing due costs one index lookup. Each August, when
 * another season falls due, the walk starts from the beginning and catches what an earlier one skipped.
 */
@Injectable()
export class ReviewerAddressWipe {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly holds: AddressHolds,
  ) {}

  /** Wipes everything that is due, a few at a time; returns how many there were. */
  async run(now: Date): Promise<number> {
    const season = getSeason(now) - this.settings.reviewerAddressYears - 1;
    let position = await this.readPosition(season);
    let wiped = 0;
    let hasPassedHeld = false;
    for (;;) {
      const batch = await this.readBatch(position);
      const last = batch.at(-1);
      if (!last) return wiped;
      const due = batch.filter((review) => review.season <= season && review.isWiped === 0);
      const held = await this.holds.heldAmong(due.map(({ id }) => id));
      // The stored position stays in front of the first held review, so the next run finds it again.
      hasPassedHeld ||= held.size > 0;
      position = { season, createdAt: last.createdAt, id: last.id };
      const ids = due.map(({ id }) => id).filter((id) => !held.has(id));
      await this.wipe(ids, hasPassedHeld ? undefined : position);
      wiped += ids.length;
    }
  }

  private async readPosition(season: number): Promise<Position> {
    const noted = await this.database.reader.findOneBy(SiteSetting, { name: 'address_wipe' });
    const position = noted ? (JSON.parse(noted.value) as Position) : undefined;
    return position?.season === season ? position : { season, ...BEGINNING };
  }

  private readBatch({ season, createdAt, id }: Position): Promise<DatedReview[]> {
    const { dialect, reads } = this.database;
    return reads.all<DatedReview>(sql`
      SELECT id, created_at AS createdAt, season,
        CASE WHEN author_email_encrypted = '' THEN 1 ELSE 0 END AS isWiped
      FROM reviews ${raw(dialect.useIndex('ix_reviews_created'))}
      WHERE created_at >= ${createdAt} AND (created_at > ${createdAt} OR id > ${id})
        AND created_at < ${toStoredTimestamp(endOfSeason(season))}
      ORDER BY created_at, id LIMIT ${PER_TRANSACTION}`);
  }

  private wipe(ids: readonly number[], position: Position | undefined): Promise<void> {
    return this.database.transactions.runInBackground(async (manager) => {
      noteNothingPublic(manager);
      for (const id of ids) {
        // Each gets a different hash, since no two reviews of a club and season may share one.
        await manager.update(Review, id, { authorEmailEncrypted: '', authorEmailHash: `wiped-${id}` });
      }
      if (position)
        await manager.save(SiteSetting, { name: 'address_wipe', value: JSON.stringify(position) });
    });
  }
}
