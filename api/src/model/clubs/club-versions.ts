import type { EntityManager } from 'typeorm';
import { Column, Entity, In, Index, PrimaryColumn } from 'typeorm';
import { insertRows } from '../../platform/database/batches.js';
import { doLast } from '../../platform/database/last-work.js';
import { MAX_ROW_ID } from '../../platform/database/newest-first.js';

/** The row of {@link ClubVersion} that counts the changes of the whole directory. */
export const DIRECTORY = 0;
/** The row that says when every club changed at once, as in a recount. */
export const EVERY_CLUB = -1;
/**
 * The row that says when a listed club last came, went or moved: others may have new neighbours then. It's noted and read
 * like a club's; no club gets so high an id.
 */
export const CLUBS_ON_THE_MAP = MAX_ROW_ID;

const IDS_PER_STATEMENT = 1000;

/**
 * At which change of the directory a club last changed in what searches look at. Versions are given out in the order of
 * commits, so whoever has seen one has everything up to it. A club that never changed has no row; one that was deleted keeps
 * its own.
 */
@Entity('club_versions', { withoutRowid: true })
@Index('ix_club_versions_version', ['version', 'clubId'])
export class ClubVersion {
  /** A club's id, {@link DIRECTORY}, {@link EVERY_CLUB} or {@link CLUBS_ON_THE_MAP}. No foreign key: it outlives the club. */
  @PrimaryColumn({ name: 'club_id', type: 'integer' })
  clubId!: number;

  @Column({ type: 'integer' })
  version!: number;
}

const changed = new WeakMap<EntityManager, Set<number>>();
const KEY = {};

/** Notes, in the transaction that changes them, that clubs came, went, or are found by something else now. */
export function noteChangedClubs(manager: EntityManager, ids: readonly number[]): void {
  const noted = changed.get(manager) ?? new Set();
  for (const id of ids) noted.add(id);
  changed.set(manager, noted);
  // The row of the directory is one that everybody wants: it's locked last, and only until the commit.
  doLast(manager, KEY, (last) => storeVersions(last, [...noted]));
}

/** Notes that listed clubs came, went or moved; they're noted beside this. */
export function noteMap(manager: EntityManager): void {
  noteChangedClubs(manager, [CLUBS_ON_THE_MAP]);
}

/** Notes that every club may have changed. */
export function noteEveryClub(manager: EntityManager): void {
  noteChangedClubs(manager, [EVERY_CLUB]);
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
