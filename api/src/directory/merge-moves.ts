import type { EntityManager, EntityTarget } from 'typeorm';
import { In } from 'typeorm';
import { ClubMergeMove } from '../model/clubs/club-change.js';
import { invalidateClubs } from '../model/clubs/club-versions.js';
import { ClubSession } from '../model/clubs/club-session.entity.js';
import { ClubWarning } from '../model/clubs/club-warning.entity.js';
import { Club } from '../model/clubs/club.entity.js';
import { Notice } from '../model/notices/notice.entity.js';
import { ArchivedReview } from '../model/reviews/archived-review.js';
import { AutomaticHide } from '../model/reviews/automatic-hide.js';
import { ReportCase, ReviewReport } from '../model/reviews/report-case.js';
import { Review } from '../model/reviews/review.entity.js';
import { ReviewInvitation } from '../model/reviews/review-invitation.entity.js';
import { SeasonSlot } from '../model/reviews/season-slot.js';
import { SubmissionTrace } from '../model/reviews/submission-trace.entity.js';
import { inParts, insertRows } from '../platform/database/batches.js';
import { toStoredTimestamp } from '../platform/database/timestamps.js';
import { Claim } from '../club-area/claims/claim.entity.js';
import { ClubAdmin, ManagedClub } from '../accounts/club-admins/club-admin.entity.js';
import { Enquiry } from '../club-area/questions/enquiry.entity.js';
import { ClubSource } from './import/club-import.entity.js';
import { ClubPhoto } from '../model/photos/club-photo.entity.js';
import type { SettledPlace } from './merge-season-slots.js';

/** Two clubs, one of which is merged into the other. */
export interface MergedPair {
  fromId: number;
  intoId: number;
}

/** Rows that say by one column which club they belong to, with the column that names the row. */
const OWNED = [
  { subject: 'review', entity: Review, key: 'id' },
  { subject: 'archived-review', entity: ArchivedReview, key: 'reviewId' },
  { subject: 'trace', entity: SubmissionTrace, key: 'reviewId' },
  { subject: 'hide', entity: AutomaticHide, key: 'id' },
  { subject: 'report-case', entity: ReportCase, key: 'id' },
  { subject: 'report', entity: ReviewReport, key: 'id' },
  { subject: 'notice', entity: Notice, key: 'id' },
  { subject: 'claim', entity: Claim, key: 'id' },
  { subject: 'enquiry', entity: Enquiry, key: 'id' },
  { subject: 'first-login', entity: ClubAdmin, key: 'id' },
  { subject: 'session', entity: ClubSession, key: 'id' },
  { subject: 'warning', entity: ClubWarning, key: 'id' },
  { subject: 'invitation', entity: ReviewInvitation, key: 'id' },
  { subject: 'photo', entity: ClubPhoto, key: 'id' },
  { subject: 'source', entity: ClubSource, key: 'externalId' },
] as const satisfies readonly { subject: string; entity: EntityTarget<object>; key: string }[];

type PlaceValues = Pick<SeasonSlot, 'reviewId' | 'blockedAt'>;

/** What a place was in each club, and what it is now. */
interface PlaceDetail {
  from: PlaceValues;
  into: PlaceValues | null;
  since: PlaceValues;
}

/** Someone who managed the merged club. */
interface LoginDetail {
  since: Date;
  /** They also managed the other one. */
  hadBoth: boolean;
}

type NewMove = Pick<ClubMergeMove, 'subject' | 'subjectKey' | 'detail'>;

/**
 * Moves everything that belongs to one club to another one. Import files that know both clubs keep their entry for the
 * merged one, so that its rows don't count as changed; other entries are moved.
 * @returns what has moved
 */
export async function moveAll(
  manager: EntityManager,
  { fromId, intoId }: MergedPair,
  places: readonly SettledPlace[],
): Promise<NewMove[]> {
  const moves: NewMove[] = [];
  const isInFile = await manager.existsBy(ClubSource, { clubId: intoId });
  for (const { subject, entity, key } of OWNED) {
    if (subject === 'source' && isInFile) continue;
    const rows = await manager.find<Record<string, unknown>>(
      entity as EntityTarget<Record<string, unknown>>,
      {
        where: { clubId: fromId },
        select: { [key]: true },
      },
    );
    for (const row of rows) moves.push({ subject, subjectKey: String(row[key]), detail: null });
    for (const some of inParts(rows.map((row) => row[key])))
      await manager.update(entity, { [key]: In(some) }, { clubId: intoId });
    // What has arrived meanwhile.
    await manager.update(entity, { clubId: fromId }, { clubId: intoId });
  }
  const successors = await manager.find(Club, { where: { successorId: fromId }, select: { id: true } });
  for (const { id } of successors) moves.push({ subject: 'successor', subjectKey: String(id), detail: null });
  await manager.update(Club, { successorId: fromId }, { successorId: intoId });
  invalidateClubs(manager, [fromId, intoId, ...successors.map(({ id }) => id)]);
  moves.push(...(await moveLogins(manager, { fromId, intoId })));
  moves.push(...(await movePlaces(manager, { fromId, intoId }, places)));
  return moves;
}

/** Stores what has moved, for an undo. */
export async function storeMoves(
  manager: EntityManager,
  { changeId, at }: { changeId: number; at: Date },
  moves: readonly NewMove[],
): Promise<void> {
  const createdAt = toStoredTimestamp(at);
  const rows = moves.map(({ subject, subjectKey, detail }) => ({
    change_id: changeId,
    subject,
    subject_key: subjectKey,
    detail,
    created_at: createdAt,
  }));
  await insertRows(manager, 'club_merge_moves', rows);
}

async function moveLogins(manager: EntityManager, { fromId, intoId }: MergedPair): Promise<NewMove[]> {
  const moves: NewMove[] = [];
  for (const { adminId, since } of await manager.findBy(ManagedClub, { clubId: fromId })) {
    const hadBoth = await manager.existsBy(ManagedClub, { adminId, clubId: intoId });
    if (hadBoth) await manager.delete(ManagedClub, { adminId, clubId: fromId });
    else await manager.update(ManagedClub, { adminId, clubId: fromId }, { clubId: intoId });
    const detail: LoginDetail = { since, hadBoth };
    moves.push({ subject: 'login', subjectKey: String(adminId), detail: JSON.stringify(detail) });
  }
  return moves;
}

async function movePlaces(
  manager: EntityManager,
  { fromId, intoId }: MergedPair,
  shared: readonly SettledPlace[],
): Promise<NewMove[]> {
  const moves: NewMove[] = [];
  const move = ({ season, authorEmailHash }: SeasonSlot, detail: PlaceDetail): void => {
    const subjectKey = `${season}:${authorEmailHash}`;
    moves.push({ subject: 'place', subjectKey, detail: JSON.stringify(detail) });
  };
  for (const { from, into, kept } of shared) {
    const { season, authorEmailHash } = into;
    await manager.delete(SeasonSlot, { clubId: fromId, season, authorEmailHash });
    await manager.update(SeasonSlot, { clubId: intoId, season, authorEmailHash }, kept);
    move(into, { from: getValues(from), into: getValues(into), since: kept });
  }
  for (const place of await manager.findBy(SeasonSlot, { clubId: fromId }))
    move(place, { from: getValues(place), into: null, since: getValues(place) });
  await manager.update(SeasonSlot, { clubId: fromId }, { clubId: intoId });
  return moves;
}

function getValues({ reviewId, blockedAt }: SeasonSlot): PlaceValues {
  return { reviewId, blockedAt };
}

/** Moves back what a merge has moved, as far as it's still there. */
export async function moveBack(
  manager: EntityManager,
  { fromId, intoId }: MergedPair,
  moves: readonly ClubMergeMove[],
): Promise<void> {
  const getKeys = (...subjects: string[]): string[] => [
    ...new Set(moves.filter(({ subject }) => subjects.includes(subject)).map(({ subjectKey }) => subjectKey)),
  ];
  for (const { subject, entity, key } of OWNED) {
    // A review may have been withdrawn or restored since, which puts it in another table.
    const isReview = subject === 'review' || subject === 'archived-review';
    const keys = isReview ? getKeys('review', 'archived-review') : getKeys(subject);
    for (const some of inParts(keys))
      await manager.update(entity, { clubId: intoId, [key]: In(some) }, { clubId: fromId });
  }
  invalidateClubs(manager, [fromId, intoId, ...getKeys('successor').map(Number)]);
  for (const some of inParts(getKeys('successor')))
    await manager.update(Club, { successorId: intoId, id: In(some) }, { successorId: fromId });
  for (const move of moves.filter(({ subject }) => subject === 'login'))
    await moveLoginBack(manager, { fromId, intoId }, move);
  for (const move of moves.filter(({ subject }) => subject === 'place'))
    await movePlaceBack(manager, { fromId, intoId }, move);
  // Reviews confirmed since have taken their places in the club that stayed.
  for (const some of inParts(getKeys('review')))
    await manager.update(SeasonSlot, { clubId: intoId, reviewId: In(some) }, { clubId: fromId });
}

/** Whether every place is as the merge left it: nobody has since written another review in it. */
export async function arePlacesUntouched(
  manager: EntityManager,
  { intoId }: MergedPair,
  moves: readonly ClubMergeMove[],
): Promise<boolean> {
  for (const move of moves.filter(({ subject }) => subject === 'place')) {
    const place = await manager.findOneBy(SeasonSlot, { clubId: intoId, ...placeIn(move) });
    const { since } = getDetail<PlaceDetail>(move);
    if (place && place.reviewId !== since.reviewId) return false;
  }
  return true;
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

async function movePlaceBack(
  manager: EntityManager,
  { fromId, intoId }: MergedPair,
  move: ClubMergeMove,
): Promise<void> {
  const key = placeIn(move);
  const { from, into } = getDetail<PlaceDetail>(move);
  // Places of past seasons are deleted after a while.
  if (!(await manager.existsBy(SeasonSlot, { clubId: intoId, ...key }))) return;
  if (into === null) {
    await manager.update(SeasonSlot, { clubId: intoId, ...key }, { clubId: fromId });
    return;
  }
  await manager.update(SeasonSlot, { clubId: intoId, ...key }, restored(into));
  await manager.insert(SeasonSlot, { clubId: fromId, ...key, ...restored(from) });
}

function restored({ reviewId, blockedAt }: PlaceValues): PlaceValues {
  return { reviewId, blockedAt: blockedAt === null ? null : new Date(blockedAt) };
}

function placeIn({ subjectKey }: ClubMergeMove): Pick<SeasonSlot, 'season' | 'authorEmailHash'> {
  const [season = '', authorEmailHash = ''] = subjectKey.split(':');
  return { season: Number(season), authorEmailHash };
}

function getDetail<Detail>({ detail }: ClubMergeMove): Detail {
  return JSON.parse(detail ?? '{}') as Detail;
}
