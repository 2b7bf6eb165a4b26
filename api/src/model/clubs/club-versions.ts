import { setImmediate as othersFirst } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { Column, Entity, In, Index, PrimaryColumn } from 'typeorm';
import { insertRows } from '../../platform/database/batches.js';
import { answerForWrites } from '../../platform/database/write-watch.js';
import { beforeCommit } from '../../platform/database/before-commit.js';
import type { PreparedReads } from '../../platform/database/prepared-reads.js';
import { MAX_ROW_ID } from '../../platform/database/newest-first.js';
import type { Sql } from '../../platform/database/sql.js';
import { sql } from '../../platform/database/sql.js';

/** The row of {@link ClubVersion} that counts the changes of the whole directory. */
export const DIRECTORY = 0;
/** The row for when every club changed at once, as in a recount. */
export const EVERY_CLUB = -1;
/**
 * The row for when responses may have changed although no club did: a different release of the api may be running now.
 */
export const EVERY_ANSWER = -2;
/**
 * The row for when the listing last changed: which clubs are in it, where they are, and what they're found by. Other
 * clubs may then have new neighbours. It's stored and read like a club's; no club gets such a high id.
 */
export const LISTING = MAX_ROW_ID;

const IDS_PER_STATEMENT = 1000;
/** SQLite serves nobody else meanwhile. */
const CHANGES_AT_ONCE = 1000;

/** The version of the directory: one row. */
export const CURRENT_VERSION: Sql = sql`SELECT version FROM club_versions WHERE club_id = ${DIRECTORY}`;

/**
 * In which version of the directory a club last changed for the public. Versions are assigned in commit order, so
 * whoever has seen one has everything up to it. A club that never changed has no row; one that was deleted keeps its
 * own.
 */
@Entity('club_versions', { withoutRowid: true })
@Index('ix_club_versions_version', ['version', 'clubId'])
export class ClubVersion {
  /**
   * A club's id, {@link DIRECTORY}, {@link EVERY_CLUB}, {@link EVERY_ANSWER} or {@link LISTING}. No foreign key: it
   * outlives the club.
   */
  @PrimaryColumn({ name: 'club_id', type: 'integer' })
  clubId!: number;

  @Column({ type: 'integer' })
  version!: number;
}

const changed = new WeakMap<EntityManager, Set<number>>();
const KEY = {};

/**
 * Records, in the transaction that changes them, that clubs were added, removed, or look different now, on their pages
 * or in searches.
 */
export function invalidateClubs(manager: EntityManager, ids: readonly number[]): void {
  answerForWrites(manager);
  const noted = changed.get(manager) ?? new Set();
  for (const id of ids) noted.add(id);
  changed.set(manager, noted);
  // Everyone wants the directory's row: it's locked last, and only until the commit.
  beforeCommit(manager, KEY, (last) => storeVersions(last, [...noted]));
}

/** Records a public change that belongs to no club. */
export function invalidateDirectory(manager: EntityManager): void {
  invalidateClubs(manager, []);
}

/** Declares that nothing which the transaction of `manager` writes is public. Anything else it records still counts. */
export function noteNothingPublic(manager: EntityManager): void {
  answerForWrites(manager);
}

const LISTED_FIELDS = ['name', 'location', 'sport', 'latitude', 'longitude'];

/** Whether these fields of a listed club are part of the {@link LISTING}. */
export function changesListing(fields: object): boolean {
  return LISTED_FIELDS.some((field) => field in fields);
}

/** Records that the listing has changed (see {@link LISTING}); its clubs are recorded separately. */
export function invalidateListings(manager: EntityManager): void {
  invalidateClubs(manager, [LISTING]);
}

/** Records that every club may have changed. */
export function invalidateEveryClub(manager: EntityManager): void {
  invalidateClubs(manager, [EVERY_CLUB]);
}

/** Records that every response may have changed. */
export function invalidateEverything(manager: EntityManager): void {
  invalidateClubs(manager, [EVERY_ANSWER]);
}

/**
 * In which version each club last changed, of those that have changed since another version, and the same for the rows
 * that stand for more than a club.
 * @param limit it reads no further once there are so many
 */
export async function readChanges(
  reads: PreparedReads,
  since: number,
  limit = Infinity,
): Promise<Map<number, number>> {
  const versionById = new Map<number, number>();
  for (let after = { version: since, id: MAX_ROW_ID }; versionById.size < limit;) {
    const rows = await reads.all<{ id: number; version: number }>(changesAfter(after));
    for (const { id, version } of rows) versionById.set(id, version);
    const last = rows.at(-1);
    if (!last || rows.length < CHANGES_AT_ONCE) break;
    after = last;
    await othersFirst();
  }
  return versionById;
}

/** The next changes by version and id, along the index: MySQL seeks a value in one, but no pair. */
export function changesAfter({ version, id }: { version: number; id: number }): Sql {
  return sql`SELECT club_id AS id, version FROM club_versions
WHERE version >= ${version} AND (version > ${version} OR club_id > ${id}) ORDER BY version, club_id LIMIT ${CHANGES_AT_ONCE}`;
}

async function storeVersions(manager: EntityManager, ids: readonly number[]): Promise<void> {
  changed.delete(manager);
  await manager.increment(ClubVersion, { clubId: DIRECTORY }, 'version', 1);
  const { version } = await manager.findOneByOrFail(ClubVersion, { clubId: DIRECTORY });
  const sorted = [...ids].sort((one, other) => one - other);
  for (let start = 0; start < sorted.length; start += IDS_PER_STATEMENT) {
    const some = sorted.slice(start, start + IDS_PER_STATEMENT);
    await manager.delete(ClubVersion, { clubId: In(some) });
    await insertRows(
      manager,
      'club_versions',
      some.map((id) => ({ club_id: id, version })),
    );
  }
}
