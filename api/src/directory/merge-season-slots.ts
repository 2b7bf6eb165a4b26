import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { Review } from '../model/reviews/review.entity.js';
import { SeasonSlot } from '../model/reviews/season-slot.js';
import type { Dialect } from '../platform/database/dialect/dialect.js';
import { raw, runSql, sql } from '../platform/database/sql.js';

/** The places that one address has in the same season at two clubs. */
export interface SharedPlace {
  /** In the club that is merged. */
  from: SeasonSlot;
  /** In the club that stays. */
  into: SeasonSlot;
}

/** A place of both clubs, what happens to it, and the review that is taken down, if two are live. */
export interface SettledPlace extends SharedPlace {
  kept: Pick<SeasonSlot, 'reviewId' | 'blockedAt'>;
  /** The review that is taken down, and the one that stays; undefined unless both are live. */
  double: { superseded: Review; stays: Review } | undefined;
}

/** Locks what is read until the transaction ends. */
type PlaceLock = Pick<Dialect, 'lockRows' | 'rowLock'>;
const NO_LOCK: PlaceLock = { lockRows: '', rowLock: {} };

/**
 * Which places of two clubs belong to the same address and season, and who has each once the clubs are one. Of two live
 * reviews the public one stays; if both are public, or neither is, the one confirmed last stays. A block by the owner
 * of the address stays whichever club it was made for.
 */
export async function settlePlaces(
  manager: EntityManager,
  fromId: number,
  intoId: number,
  lock: PlaceLock = NO_LOCK,
): Promise<SettledPlace[]> {
  const shared = await sharedPlaces(manager, fromId, intoId, lock);
  const ids = shared.flatMap(({ from, into }) => [from.reviewId ?? 0, into.reviewId ?? 0]);
  const reviews =
    ids.length === 0
      ? []
      : await manager.find(Review, { where: { id: In(ids) }, order: { id: 'ASC' }, ...lock.rowLock });
  const liveById = new Map(reviews.map((review) => [review.id, review]));
  return shared.map(({ from, into }) => {
    const [coming, staying] = [liveById.get(from.reviewId ?? 0), liveById.get(into.reviewId ?? 0)];
    const double = coming && staying ? settle(coming, staying) : undefined;
    const holder = double?.stays ?? coming ?? staying;
    return {
      ...{ from, into, double },
      kept: {
        reviewId: holder?.id ?? into.reviewId ?? from.reviewId,
        blockedAt: from.blockedAt ?? into.blockedAt,
      },
    };
  });
}

function settle(one: Review, other: Review): { superseded: Review; stays: Review } {
  const isOneFirst =
    one.isVisible === other.isVisible ? confirmedAt(one) > confirmedAt(other) : one.isVisible;
  return isOneFirst ? { stays: one, superseded: other } : { stays: other, superseded: one };
}

function confirmedAt({ verifiedAt, createdAt }: Review): number {
  return (verifiedAt ?? createdAt).getTime();
}

async function sharedPlaces(
  manager: EntityManager,
  fromId: number,
  intoId: number,
  { lockRows, rowLock }: PlaceLock,
): Promise<SharedPlace[]> {
  const keys = await runSql<{ season: number; hash: string }>(
    manager,
    sql`SELECT f.season, f.author_email_hash AS hash FROM season_places f
      JOIN season_places i ON i.season = f.season AND i.author_email_hash = f.author_email_hash AND i.club_id = ${intoId}
      WHERE f.club_id = ${fromId} ORDER BY f.season, f.author_email_hash ${raw(lockRows)}`,
  );
  const shared: SharedPlace[] = [];
  for (const { season, hash: authorEmailHash } of keys) {
    const find = (clubId: number): Promise<SeasonSlot | null> =>
      manager.findOne(SeasonSlot, { where: { clubId, season, authorEmailHash }, ...rowLock });
    const from = await find(fromId);
    const into = await find(intoId);
    if (from && into) shared.push({ from, into });
  }
  return shared;
}
