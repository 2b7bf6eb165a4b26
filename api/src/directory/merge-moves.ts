import type { EntityManager } from 'typeorm';
import { In, MoreThan } from 'typeorm';
import { ManagedClub } from '../accounts/club-admins/club-admin.entity.js';
import { ClubMergeMove } from '../model/clubs/club-change.js';
import { invalidateClubs } from '../model/clubs/club-versions.js';
import { Club } from '../model/clubs/club.entity.js';
import { SeasonSlot } from '../model/reviews/season-slot.js';
import { insertRows } from '../platform/database/batches.js';
import type { Dialect } from '../platform/database/dialect/dialect.js';
import { joined, raw, runSql, sql } from '../platform/database/sql.js';
import { toStoredTimestamp } from '../platform/database/timestamps.js';
import { ClubSource } from './import/club-import.entity.js';
import type { SettledPlace } from './merge-season-slots.js';

/** Two clubs, one of which is merged into the other. */
export interface MergedPair {
  fromId: number;
  intoId: number;
}

/** A merge and its `merged` change. */
export interface RecordedMerge extends MergedPair {
  changeId: number;
}

/** Rows that say by one column which club they belong to. */
interface OwnedRows {
  subject: string;
  table: string;
  /** What names the row. */
  key: string;
  /** What else an undo needs to know. */
  detail?: string;
}

const OWNED: readonly OwnedRows[] = [
  { subject: 'review', table: 'reviews', key: 'id' },
  { subject: 'archived-review', table: 'archived_reviews', key: 'review_id' },
  { subject: 'trace', table: 'submission_traces', key: 'review_id' },
  { subject: 'hide', table: 'automatic_hides', key: 'id' },
  { subject: 'report-case', table: 'report_cases', key: 'id' },
  { subject: 'report', table: 'review_reports', key: 'id' },
  { subject: 'notice', table: 'notices', key: 'id' },
  { subject: 'claim', table: 'claims', key: 'id' },
  { subject: 'enquiry', table: 'enquiries', key: 'id' },
  { subject: 'first-login', table: 'club_admins', key: 'id' },
  { subject: 'session', table: 'club_sessions', key: 'id' },
  { subject: 'warning', table: 'club_warnings', key: 'id' },
  { subject: 'invitation', table: 'review_invitations', key: 'id' },
  { subject: 'photo', table: 'club_photos', key: 'id' },
  { subject: 'source', table: 'club_sources', key: 'external_id' },
];
const REVIEWS = OWNED.slice(0, 2);
/** Places that only the merged club has. */
const PLACES: OwnedRows = {
  ...{ subject: 'place', table: 'season_places', key: `CONCAT(season, ':', author_email_hash)` },
  detail: `JSON_OBJECT('into', NULL, 'since', JSON_OBJECT('reviewId', review_id))`,
};
const MOVES_PER_READ = 500;

type PlaceValues = Pick<SeasonSlot, 'reviewId' | 'blockedAt'>;
type PlaceInSeason = Pick<SeasonSlot, 'season' | 'authorEmailHash'>;

/** What a place was in each club, and what it is now; only its review now if the other club had none. */
type PlaceDetail =
  | { from: PlaceValues; into: PlaceValues; since: PlaceValues }
  | { into: null; since: Pick<PlaceValues, 'reviewId'> };

/** Someone who managed the merged club. */
interface LoginDetail {
  since: Date;
  /** They also managed the other one. */
  hadBoth: boolean;
}

interface NewMove {
  subject: string;
  key: number | string;
  detail?: PlaceDetail | LoginDetail;
}

/**
 * Moves everything that belongs to one club to another one, and stores what, for an undo. Import files that know both
 * clubs keep their entry for the merged one, so that its rows don't count as changed; other entries are moved.
 */
export async function moveAll(
  manager: EntityManager,
  { lockRows }: Pick<Dialect, 'lockRows'>,
  { changeId, fromId, intoId, at }: RecordedMerge & { at: Date },
  places: readonly SettledPlace[],
): Promise<void> {
  const pair = { fromId, intoId };
  const createdAt = toStoredTimestamp(at);
  const successors = await manager.find(Club, { where: { successorId: fromId }, select: { id: true } });
  await manager.update(Club, { successorId: fromId }, { successorId: intoId });
  invalidateClubs(manager, [fromId, intoId, ...successors.map(({ id }) => id)]);
  const moves: NewMove[] = [
    ...successors.map(({ id }) => ({ subject: 'successor', key: id })),
    ...(await moveLogins(manager, pair)),
    ...places.flatMap(({ double }) => (double ? { subject: 'superseded', key: double.superseded.id } : [])),
    ...(await moveSharedPlaces(manager, pair, places)),
  ];
  const rows = moves.map(({ subject, key, detail }) => ({
    ...{ change_id: changeId, subject, subject_key: String(key) },
    ...{ detail: detail ? JSON.stringify(detail) : null, created_at: createdAt },
  }));
  await insertRows(manager, 'club_merge_moves', rows);
  const isInFile = await manager.existsBy(ClubSource, { clubId: intoId });
  for (const { subject, table, key, detail = 'NULL' } of [...OWNED, PLACES]) {
    if (subject === 'source' && isInFile) continue;
    await runSql(
      manager,
      sql`INSERT INTO club_merge_moves (change_id, subject, subject_key, detail, created_at)
        SELECT ${changeId}, ${subject}, ${raw(key)}, ${raw(detail)}, ${createdAt}
        FROM ${raw(table)} WHERE club_id = ${fromId} ${raw(lockRows)}`,
    );
    await runSql(manager, sql`UPDATE ${raw(table)} SET club_id = ${intoId} WHERE club_id = ${fromId}`);
  }
}

async function moveLogins(manager: EntityManager, { fromId, intoId }: MergedPair): Promise<NewMove[]> {
  const moves: NewMove[] = [];
  for (const { adminId, since } of await manager.findBy(ManagedClub, { clubId: fromId })) {
    const hadBoth = await manager.existsBy(ManagedClub, { adminId, clubId: intoId });
    if (hadBoth) await manager.delete(ManagedClub, { adminId, clubId: fromId });
    else await manager.update(ManagedClub, { adminId, clubId: fromId }, { clubId: intoId });
    moves.push({ subject: 'login', key: adminId, detail: { since, hadBoth } });
  }
  return moves;
}

async function moveSharedPlaces(
  manager: EntityManager,
  { fromId, intoId }: MergedPair,
  shared: readonly SettledPlace[],
): Promise<NewMove[]> {
  for (const { into, kept } of shared) {
    const { season, authorEmailHash } = into;
    await manager.delete(SeasonSlot, { clubId: fromId, season, authorEmailHash });
    await manager.update(SeasonSlot, { clubId: intoId, season, authorEmailHash }, kept);
  }
  return shared.map(({ from, into, kept }) => ({
    ...{ subject: 'place', key: `${into.season}:${into.authorEmailHash}` },
    detail: { from: getValues(from), into: getValues(into), since: kept },
  }));
}

function getValues({ reviewId, blockedAt }: SeasonSlot): PlaceValues {
  return { reviewId, blockedAt };
}

/** Moves back what a merge has moved, as far as it's still there. */
export async function moveBack(manager: EntityManager, merge: RecordedMerge): Promise<void> {
  const { changeId, fromId, intoId } = merge;
  for (const { subject, ...own } of OWNED) {
    // A review may have been withdrawn or restored since, which puts it in another table.
    const tables = REVIEWS.some((entry) => entry.subject === subject) ? REVIEWS : [own];
    for await (const moves of readMoves(manager, changeId, subject)) {
      const keys = joined(moves.map(getKey), ', ');
      for (const { table, key } of tables)
        await runSql(
          manager,
          sql`UPDATE ${raw(table)} SET club_id = ${fromId} WHERE club_id = ${intoId} AND ${raw(key)} IN (${keys})`,
        );
    }
  }
  for await (const moves of readMoves(manager, changeId, 'successor')) {
    const successors = moves.map((move) => Number(getKey(move)));
    await manager.update(Club, { successorId: intoId, id: In(successors) }, { successorId: fromId });
    invalidateClubs(manager, successors);
  }
  invalidateClubs(manager, [fromId, intoId]);
  for await (const moves of readMoves(manager, changeId, 'login'))
    for (const move of moves) await moveLoginBack(manager, merge, move);
  for await (const moves of readMoves(manager, changeId, 'place'))
    await movePlacesBack(manager, merge, moves);
  // Reviews confirmed since have taken their places in the club that stayed.
  for (const { table, key } of REVIEWS)
    await runSql(
      manager,
      sql`UPDATE season_places SET club_id = ${fromId} WHERE club_id = ${intoId}
        AND review_id IN (SELECT ${raw(key)} FROM ${raw(table)} WHERE club_id = ${fromId})`,
    );
}

/** Whether every place is as the merge left it: nobody has since written another review in it. */
export async function arePlacesUntouched(
  manager: EntityManager,
  { changeId, intoId }: RecordedMerge,
): Promise<boolean> {
  for await (const moves of readMoves(manager, changeId, 'place')) {
    const before = new Map(
      moves.map((move) => [move.subjectKey, getDetail<PlaceDetail>(move).since.reviewId]),
    );
    for (const key of bySeason(moves.map(toPlace)))
      for (const slot of await manager.findBy(SeasonSlot, { clubId: intoId, ...key }))
        if (slot.reviewId !== before.get(`${slot.season}:${slot.authorEmailHash}`)) return false;
  }
  return true;
}

/** What a merge has moved of one kind, some of it at a time. */
export async function* readMoves(
  manager: EntityManager,
  changeId: number,
  subject: string,
): AsyncGenerator<ClubMergeMove[]> {
  for (let after = ''; ;) {
    const moves = await manager.find(ClubMergeMove, {
      where: { changeId, subject, subjectKey: MoreThan(after) },
      order: { subjectKey: 'ASC' },
      take: MOVES_PER_READ,
    });
    const last = moves.at(-1);
    if (!last) return;
    yield moves;
    after = last.subjectKey;
  }
}

async function moveLoginBack(
  manager: EntityManager,
  { fromId, intoId }: MergedPair,
  move: ClubMergeMove,
): Promise<void> {
  const adminId = Number(move.subjectKey);
  const { since, hadBoth } = getDetail<LoginDetail>(move);
  // A login that was ended since stays ended.
  if (!(await manager.existsBy(ManagedClub, { adminId, clubId: intoId }))) return;
  if (hadBoth) await manager.insert(ManagedClub, { adminId, clubId: fromId, since: new Date(since) });
  else await manager.update(ManagedClub, { adminId, clubId: intoId }, { clubId: fromId });
}

async function movePlacesBack(
  manager: EntityManager,
  { fromId, intoId }: MergedPair,
  moves: readonly ClubMergeMove[],
): Promise<void> {
  const own: PlaceInSeason[] = [];
  for (const move of moves) {
    const key = toPlace(move);
    const detail = getDetail<PlaceDetail>(move);
    if (detail.into === null) {
      own.push(key);
      continue;
    }
    // Places of past seasons are deleted after a while.
    if (!(await manager.existsBy(SeasonSlot, { clubId: intoId, ...key }))) continue;
    await manager.update(SeasonSlot, { clubId: intoId, ...key }, restored(detail.into));
    await manager.insert(SeasonSlot, { clubId: fromId, ...key, ...restored(detail.from) });
  }
  for (const key of bySeason(own))
    await manager.update(SeasonSlot, { clubId: intoId, ...key }, { clubId: fromId });
}

function restored({ reviewId, blockedAt }: PlaceValues): PlaceValues {
  return { reviewId, blockedAt: blockedAt === null ? null : new Date(blockedAt) };
}

function getKey({ subjectKey }: ClubMergeMove): string {
  return subjectKey;
}

function toPlace({ subjectKey }: ClubMergeMove): PlaceInSeason {
  const [season = '', authorEmailHash = ''] = subjectKey.split(':');
  return { season: Number(season), authorEmailHash };
}

/** Names the places, with few conditions. */
function bySeason(places: readonly PlaceInSeason[]) {
  return [...new Set(places.map(({ season }) => season))].map((season) => ({
    season,
    authorEmailHash: In(
      places.filter((place) => place.season === season).map(({ authorEmailHash }) => authorEmailHash),
    ),
  }));
}

function getDetail<Detail>({ detail }: ClubMergeMove): Detail {
  return JSON.parse(detail ?? '{}') as Detail;
}
