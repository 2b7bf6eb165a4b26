import { getMonth } from '@club-reviews/domain/months';
import { getStars } from '@club-reviews/domain/ratings';
import type { ReviewPublication } from '@club-reviews/domain/review-status';
import type { EntityManager } from 'typeorm';
import { Between, In, LessThan, Not } from 'typeorm';
import { ClubAdmin, ManagedClub } from '../accounts/club-admins/club-admin.entity.js';
import { Claim } from '../club-area/claims/claim.entity.js';
import { Enquiry } from '../club-area/questions/enquiry.entity.js';
import { ClubSource } from '../directory/import/club-import.entity.js';
import { ClubSuggestion } from '../directory/suggestions/club-suggestion.entity.js';
import { ClubDailyFigure } from '../model/club-figures/club-daily-figure.js';
import { ClubChange } from '../model/clubs/club-change.js';
import { ClubListing } from '../model/clubs/club-listing.js';
import { invalidateClubs, invalidateDirectory, noteNothingPublic } from '../model/clubs/club-versions.js';
import { Club, ClubAgeGroupCount } from '../model/clubs/club.entity.js';
import { Notice } from '../model/notices/notice.entity.js';
import { ClubPhoto } from '../model/photos/club-photo.entity.js';
import { ArchivedReview } from '../model/reviews/archived-review.js';
import type { ReviewEvent } from '../model/reviews/monthly-review-counts.js';
import { ClubWarning } from '../model/clubs/club-warning.entity.js';
import { ReviewHandlingCount } from '../model/reviews/handling-counts.js';
import { MonthlyReviewCount } from '../model/reviews/monthly-review-counts.js';
import { recountReviews } from '../model/reviews/recount.js';
import { ReportCase } from '../model/reviews/report-case.js';
import { Review } from '../model/reviews/review.entity.js';
import { SeasonSlot } from '../model/reviews/season-slot.js';
import { DEMO_LOGIN } from '../platform/config/settings.js';
import { idBatches } from '../platform/database/batches.js';
import type { AuditActor } from '../platform/audit/audit-entry.entity.js';
import { AuditEntry } from '../platform/audit/audit-entry.entity.js';
import type { AuditLog } from '../platform/audit/audit-log.js';
import type { Database } from '../platform/database/database.js';
import { SiteSetting } from '../platform/database/site-setting.entity.js';
import type { EmailProtection } from '../platform/security/email-protection.js';
import { sampleClaims } from './claims.js';
import { markEarlierSampleData } from './earlier-sample-data.js';
import { removeSampleGrounds } from './grounds.js';

const ROWS_PER_BATCH = 200;

/** What shows that something real hangs on a club. */
const IN_USE = [
  ...[Review, ArchivedReview, Claim, ManagedClub, ClubPhoto, Enquiry, ClubSource, ClubSuggestion],
  ...[ClubChange, ClubWarning],
];
/** A notice that isn't confirmed may never be, and a closed one needs nothing more. */
const OPEN_NOTICE = { state: Not(In(['unconfirmed', 'closed'])) };

/** What removing the sample data needs. */
interface SampleDataRemoval {
  /** Recognises invented addresses. */
  protection: EmailProtection;
  publication: ReviewPublication;
  audit: AuditLog;
}

/** What was removed, and what stays. */
export interface RemovedSampleData {
  clubs: number;
  reviews: number;
  /** Invented clubs that stay, because something real hangs on them. */
  keptClubs: number;
}

/**
 * Removes the invented clubs, their reviews, claims and the demo login, while the site runs; whatever is real stays, and
 * so does an invented club or review that something real hangs on. It can be run again after an interruption.
 */
export async function removeSampleData(
  database: Database,
  { protection, publication, audit }: SampleDataRemoval,
): Promise<RemovedSampleData> {
  const { dataSource, reader, transactions } = database;
  const removed = { clubs: 0, reviews: 0, keptClubs: 0 };
  await markEarlierSampleData(database, protection);
  await transactions.runInBackground((manager) => removeClaimsAndLogin(manager, protection));
  for await (const { first, last } of idBatches(dataSource, 'reviews', ROWS_PER_BATCH))
    removed.reviews += await transactions.runInBackground((manager) =>
      removeReviews(manager, database, [first, last], publication),
    );
  const listing = new ClubListing(database);
  for await (const { first, last } of idBatches(dataSource, 'clubs', ROWS_PER_BATCH))
    removed.clubs += await transactions.runInBackground((manager) =>
      removeClubs(manager, database, listing, [first, last]),
    );
  await recountReviews(database);
  removed.keptClubs = await reader.countBy(Club, { isSample: true });
  await transactions.runInBackground(async (manager) => {
    await removeSampleGrounds(manager);
    await manager.save(SiteSetting, { name: 'sample_data', value: 'removed' });
    await recordSampleDataRemoval(manager, audit, 'system', { to: 'removed', reason: toSummary(removed) });
  });
  return removed;
}

/** Records that somebody has asked for the removal, or that it's done. */
export function recordSampleDataRemoval(
  manager: EntityManager,
  audit: AuditLog,
  actor: AuditActor,
  { to, reason }: { to: 'removing' | 'removed'; reason: string | null },
): Promise<void> {
  return audit.record(manager, {
    ...{ subjectType: 'club', subjectId: 0, actor, action: 'sample-data-removed', toStatus: to, reason },
  });
}

/** What a removal did, in a sentence or two. */
export function toSummary({ clubs, reviews, keptClubs }: RemovedSampleData): string {
  const kept =
    keptClubs === 0
      ? ''
      : ` ${keptClubs} sample clubs stay, because they have something real: a review, a claim, a picture or a change.`;
  return `${clubs} sample clubs and ${reviews} sample reviews removed.${kept}`;
}

async function removeClaimsAndLogin(manager: EntityManager, protection: EmailProtection): Promise<void> {
  const invented = sampleClaims(Infinity, new Date()).map(({ contactEmail }) =>
    protection.authorHash(contactEmail),
  );
  const claims = await manager.find(Claim, {
    where: { contactEmailHash: In(invented) },
    select: { id: true },
  });
  const claimIds = In(claims.map(({ id }) => id));
  await manager.delete(AuditEntry, { subjectType: 'claim', subjectId: claimIds });
  await manager.delete(Claim, { id: claimIds });
  const login = await manager.findOneBy(ClubAdmin, { emailHash: protection.hash(DEMO_LOGIN.email) });
  if (login === null) return noteNothingPublic(manager);
  const managed = await manager.findBy(ManagedClub, { adminId: login.id });
  await manager.delete(ClubAdmin, login.id);
  invalidateClubs(
    manager,
    managed.map(({ clubId }) => clubId),
  );
}

/** Removes invented reviews, except those that an open report or notice is about. */
async function removeReviews(
  manager: EntityManager,
  { transactions }: Database,
  ids: [number, number],
  publication: ReviewPublication,
): Promise<number> {
  // First, so that a report that arrives meanwhile either waits or is seen.
  const reviews = await transactions.lockAll(manager, Review, { id: Between(...ids), isSample: true });
  const reported = await manager.find(ReportCase, {
    where: { reviewId: Between(...ids), isOpen: true },
    select: { id: true, reviewId: true },
  });
  const noticed = await manager.find(Notice, {
    where: { reviewId: Between(...ids), ...OPEN_NOTICE },
    select: { id: true, reviewId: true },
  });
  const kept = new Set([...reported, ...noticed].map(({ reviewId }) => reviewId));
  const free = reviews.filter(({ id }) => !kept.has(id));
  if (free.length === 0) {
    noteNothingPublic(manager);
    return 0;
  }
  const freeIds = free.map(({ id }) => id);
  const clubIds = [...new Set(free.map(({ clubId }) => clubId))];
  await manager.delete(AuditEntry, { subjectType: 'review', subjectId: In(freeIds) });
  await manager.delete(Review, { id: In(freeIds) });
  await manager.delete(SeasonSlot, { clubId: In(clubIds), reviewId: In(freeIds) });
  // It may quote what's gone.
  await manager.update(Club, { id: In(clubIds) }, { aiSummary: null });
  invalidateClubs(manager, clubIds);
  await uncount(manager, free, publication);
  await uncountHandling(manager, free);
  return free.length;
}

/** Takes reviews out of the months' published figures, where loading them had counted them. */
async function uncount(
  manager: EntityManager,
  reviews: readonly Review[],
  publication: ReviewPublication,
): Promise<void> {
  const counts = new Map<string, { month: string; event: ReviewEvent; count: number }>();
  const add = (event: ReviewEvent, at: Date | null): void => {
    if (at === null) return;
    const month = getMonth(at);
    const key = `${month} ${event}`;
    counts.set(key, { month, event, count: (counts.get(key)?.count ?? 0) + 1 });
  };
  for (const { createdAt, verifiedAt, approvedAt, isVisible } of reviews) {
    add('submitted', createdAt);
    add('confirmed', verifiedAt);
    if (isVisible) add('published', publication === 'approved' ? approvedAt : verifiedAt);
  }
  for (const { month, event, count } of counts.values())
    await manager.query(
      'UPDATE monthly_review_counts SET count = CASE WHEN count > ? THEN count - ? ELSE 0 END WHERE month = ? AND event = ?',
      [count, count, month, event],
    );
  await manager.delete(MonthlyReviewCount, { count: 0 });
  invalidateDirectory(manager);
}

async function removeClubs(
  manager: EntityManager,
  { transactions }: Database,
  listing: ClubListing,
  ids: [number, number],
): Promise<number> {
  // First, so that a review that arrives meanwhile either waits or is seen: MySQL reads what was there at the first read.
  const where = { id: Between(...ids), isSample: true };
  const clubs = await transactions.lockAll(manager, Club, where, { select: { id: true } });
  if (clubs.length === 0) {
    noteNothingPublic(manager);
    return 0;
  }
  const all = clubs.map(({ id }) => id);
  const used = await findUsed(manager, all);
  const free = all.filter((id) => !used.has(id));
  for (const entity of [SeasonSlot, ClubDailyFigure, ClubAgeGroupCount, ReviewHandlingCount])
    await manager.delete<{ clubId: number }>(entity, { clubId: In(free) });
  await listing.removeMany(manager, free);
  return free.length;
}

async function findUsed(manager: EntityManager, clubIds: readonly number[]): Promise<Set<number>> {
  const used = new Set<number>();
  for (const entity of IN_USE) {
    const rows = await manager.find<{ clubId: number | null }>(entity, {
      where: { clubId: In([...clubIds]) },
      select: { clubId: true },
    });
    for (const { clubId } of rows) if (clubId !== null) used.add(clubId);
  }
  const noticed = await manager.findBy(Notice, { clubId: In([...clubIds]), ...OPEN_NOTICE });
  for (const { clubId } of noticed) used.add(clubId);
  const meant = await manager.findBy(ClubSuggestion, { otherClubId: In([...clubIds]) });
  for (const { otherClubId } of meant) if (otherClubId !== null) used.add(otherClubId);
  const absorbed = await manager.findBy(Club, { successorId: In([...clubIds]) });
  for (const { successorId } of absorbed) if (successorId !== null) used.add(successorId);
  return used;
}

/** The same for the counts by stars; the site's are added up again at the end. */
async function uncountHandling(manager: EntityManager, reviews: readonly Review[]): Promise<void> {
  const counts = new Map<string, number>();
  const add = (key: string): unknown => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const { clubId, ratingTotal, isVerified, isVisible } of reviews) {
    const stars = getStars(ratingTotal);
    if (isVerified) add(`${clubId} ${stars} confirmed`);
    if (isVisible) add(`${clubId} ${stars} published`);
  }
  for (const [key, count] of counts)
    await manager.query(
      `UPDATE review_handling_counts SET opening = opening - ?, count = count - ?
       WHERE club_id = ? AND stars = ? AND event = ? AND detail = ''`,
      [count, count, ...key.split(' ')],
    );
  await manager.delete(ReviewHandlingCount, { count: LessThan(1) });
}
