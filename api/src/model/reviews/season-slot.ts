import type { EntityManager, Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Dialect } from '../../platform/database/dialect/dialect.js';
import { raw, runSql } from '../../platform/database/sql.js';
import { ClubMergedError } from '../clubs/open-club.js';
import { ConflictError } from '../../platform/errors.js';
import { Club } from '../clubs/club.entity.js';

/**
 * An address's place in a club's season: one review at most. The place is taken when a review is confirmed, and stays
 * taken when that is withdrawn, removed or erased.
 */
@Entity('season_places', { withoutRowid: true })
@Index('ix_season_places_author', ['authorEmailHash'])
export class SeasonSlot {
  @PrimaryColumn({ name: 'club_id', type: 'integer' })
  clubId!: number;

  /**
   * A foreign key would take a shared lock on the club before its totals are locked: two authors at once would be a
   * deadlock.
   */
  @ManyToOne(() => Club, { createForeignKeyConstraints: false })
  @JoinColumn({ name: 'club_id' })
  club?: Relation<Club>;

  /** Year in which the season began. */
  @PrimaryColumn({ type: 'smallint' })
  season!: number;

  /** Keyed hash of the address. */
  @PrimaryColumn({ name: 'author_email_hash', type: 'varchar', length: 64 })
  authorEmailHash!: string;

  /** The review with the place, even once it's archived or erased; null if none was ever confirmed. */
  @Column({ name: 'review_id', type: 'integer', nullable: true })
  reviewId!: number | null;

  /**
   * Set by earlier releases, which then accepted no review in the address's name; now only the text and its sender are
   * blocked, see RejectedSenders. A contract migration can remove it.
   */
  @Column({ name: 'blocked_at', type: 'datetime', precision: 3, nullable: true })
  blockedAt!: Date | null;
}

/** Names a place. */
export type PlaceKey = Pick<SeasonSlot, 'clubId' | 'season' | 'authorEmailHash'>;

/** The key of a review's place. */
export function getPlaceKey({ clubId, season, authorEmailHash }: PlaceKey): PlaceKey {
  return { clubId, season, authorEmailHash };
}

/**
 * Locks a place until the transaction ends, and creates it if there is none yet. Lock it before any review of the same
 * address, club and season: whatever gives the place to a review, or takes one away, waits here for its turn.
 */
export async function lockPlace(
  manager: EntityManager,
  dialect: Pick<Dialect, 'upsert' | 'rowLock'>,
  key: PlaceKey,
): Promise<SeasonSlot> {
  const row = { club_id: key.clubId, season: key.season, author_email_hash: key.authorEmailHash };
  const keys = Object.keys(row);
  await runSql(
    manager,
    dialect.upsert('season_places', row, keys, () => ({ season: raw('season_places.season') })),
  );
  return manager.findOneOrFail(SeasonSlot, { where: getPlaceKey(key), ...dialect.rowLock });
}

/**
 * Makes sure that a locked review still belongs to the club whose place has been locked for it: clubs can be merged
 * between reading a review and locking its place. Throws ClubMergedError.
 */
export function assertInPlace(
  { clubId }: Pick<PlaceKey, 'clubId'>,
  review: Pick<PlaceKey, 'clubId'> | null | undefined,
): void {
  if (review && review.clubId !== clubId) throw new ClubMergedError();
}

/** Another review by the same author has the place for the season. */
class PlaceHeldError extends ConflictError {
  constructor() {
    super(
      'This review can’t come back, because its author has another one of the same club in the same season, and that one counts.',
    );
  }
}

/**
 * Makes sure that an archived review may return to a locked place: once clubs were merged, another review by its author
 * may have it. Throws PlaceHeldError.
 */
export function assertHoldsPlace({ reviewId }: Pick<SeasonSlot, 'reviewId'>, id: number): void {
  if (reviewId !== null && reviewId !== id) throw new PlaceHeldError();
}
