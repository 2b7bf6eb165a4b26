import { RATING_CATEGORIES } from '@club-reviews/domain/rating-categories';
import { FIRST_WEIGHTED_SEASON, STARS } from '@club-reviews/domain/ratings';
import type { EntityManager } from 'typeorm';
import { Between } from 'typeorm';
import { Club, ClubAgeGroupCount } from '../clubs/club.entity.js';
import type { Database } from '../../platform/database/database.js';
import type { Sql } from '../../platform/database/sql.js';
import { raw, runSql, sql } from '../../platform/database/sql.js';
import { idBatches } from '../../platform/database/batches.js';
import {
  invalidateClubs,
  invalidateEverything,
  invalidateListings,
  noteNothingPublic,
} from '../clubs/club-versions.js';
import { normaliseSearchText } from '../clubs/search-text.js';
import { recountHandling, sumHandling } from './recount-handling.js';
import { heldBackSql, STATUS_SQL, starsSql } from './review-status.sql.js';
import type { SiteCounterName } from './review-totals.js';
import { AgeGroupCount, SiteCounter } from './review-totals.js';

const CLUBS_PER_BATCH = 500;
/** The columns with the sum of each category. */
export const SUMS = RATING_CATEGORIES.map((category) => `${category}_sum`);

/** Called with how much of a step is done, 0 to 1. */
export type RecountProgress = (step: string, done: number) => void;

/**
 * Recomputes every stored value from clubs and reviews: search texts, sums and counts of clubs and age groups, site
 * counters. Works in batches and can be repeated, with the same result; best while nobody writes, since the site's
 * totals are taken at the end.
 */
export async function recountStoredValues(
  database: Database,
  progress: RecountProgress = () => {},
): Promise<void> {
  await restoreSearchTexts(database, progress);
  await recountReviews(database, progress);
}

async function restoreSearchTexts(
  { dataSource, transactions }: Database,
  progress: RecountProgress,
): Promise<void> {
  for await (const { first, last, done } of idBatches(dataSource, 'clubs', CLUBS_PER_BATCH)) {
    await transactions.runInBackground(async (manager) => {
      const clubs = await manager.find(Club, {
        where: { id: Between(first, last) },
        select: { id: true, name: true, location: true, searchName: true, searchLocation: true },
      });
      for (const { id, name, location, ...stored } of clubs) {
        const searchName = normaliseSearchText(name);
        const searchLocation = normaliseSearchText(location);
        if (searchName === stored.searchName && searchLocation === stored.searchLocation) continue;
        await manager.update(Club, id, { searchName, searchLocation });
        invalidateClubs(manager, [id]);
        invalidateListings(manager);
      }
    });
    progress('search texts', done);
  }
}

/** The part of {@link recountStoredValues} that depends on which reviews are visible. */
export async function recountReviews(
  database: Database,
  progress: RecountProgress = () => {},
): Promise<void> {
  const { dataSource, dialect, transactions } = database;
  for await (const { first, last, done } of idBatches(dataSource, 'clubs', CLUBS_PER_BATCH)) {
    await transactions.runInBackground(async (manager) => {
      // Locked first: what is read from here on is what others have committed, and they wait.
      const before = await getStoredValues(manager, first, last, raw(dialect.lockRows));
      await runSql(manager, dialect.updateFrom('clubs', clubTotals(first, last), CLUB_COLUMNS));
      await manager.delete(ClubAgeGroupCount, { clubId: Between(first, last) });
      await runSql(manager, insertClubAgeGroups(first, last));
      await recountHandling(manager, dialect, [...before.keys()]);
      const after = await getStoredValues(manager, first, last);
      // Every other page and search stays as it is.
      const repaired = [...after.keys()].filter((id) => after.get(id) !== before.get(id));
      if (repaired.length > 0) invalidateClubs(manager, repaired);
      else noteNothingPublic(manager);
    });
    progress('clubs', done);
  }
  await transactions.runInBackground(async (manager) => {
    await sumHandling(manager);
    await manager.deleteAll(AgeGroupCount);
    await runSql(manager, INSERT_SITE_AGE_GROUPS);
    invalidateEverything(manager);
    await manager.update(SiteCounter, { name: 'clubs' }, { value: () => LISTED_CLUBS });
    await manager.update(
      SiteCounter,
      { name: 'visible_reviews' },
      { value: () => '(SELECT COALESCE(SUM(review_count), 0) FROM clubs)' },
    );
    for (const [name, condition] of COUNTED_REVIEWS) {
      const value = (): string => `(SELECT COUNT(*) FROM reviews r WHERE ${condition})`;
      await manager.update(SiteCounter, { name }, { value });
    }
  });
}

/** What {@link recountReviews} stores of each club in a range of ids, as one text. */
async function getStoredValues(
  manager: EntityManager,
  first: number,
  last: number,
  lock = raw(''),
): Promise<Map<number, string>> {
  const read = (statement: Sql) => runSql<{ id: number }>(manager, sql`${statement} ${lock}`);
  const clubs = await read(sql`
    SELECT id, ${raw(CLUB_COLUMNS.join(', '))} FROM clubs WHERE id BETWEEN ${first} AND ${last} ORDER BY id`);
  const ageGroups = await read(sql`
    SELECT club_id AS id, age_group, count FROM club_age_group_counts
    WHERE club_id BETWEEN ${first} AND ${last} ORDER BY club_id, age_group`);
  const handling = await read(sql`
    SELECT club_id AS id, stars, event, detail, opening, count FROM review_handling_counts
    WHERE club_id BETWEEN ${first} AND ${last} ORDER BY club_id, stars, event, detail`);
  const values = new Map(clubs.map((club) => [club.id, JSON.stringify(club)]));
  for (const row of [...ageGroups, ...handling]) {
    const known = values.get(row.id);
    if (known !== undefined) values.set(row.id, known + JSON.stringify(row));
  }
  return values;
}

const LISTED_CLUBS = `(SELECT COUNT(*) FROM clubs WHERE state = 'listed')`;

const COUNTED_REVIEWS: [SiteCounterName, condition: string][] = [
  ['reviews_pending_verification', STATUS_SQL['pending-verification']('r')],
  ['reviews_awaiting_approval', STATUS_SQL['awaiting-approval']('r')],
  ['reviews_approved', STATUS_SQL.approved('r')],
  ['reviews_held', heldBackSql('r')],
];

/** The columns of {@link clubTotals} that clubs are ranked by. */
export const RANKED_COLUMNS = ['weighted_count', ...SUMS.map((sum) => `weighted_${sum}`), 'weighted_total'];

/** The columns of {@link clubTotals}. */
export const CLUB_COLUMNS = [
  ...['review_count', ...SUMS, ...STARS.map(ratingCount), ...RANKED_COLUMNS],
  ...['invited_count', 'invited_total'],
];

function ratingCount(stars: number): string {
  return `rating_count_${stars}`;
}

const CATEGORY_SUMS = RATING_CATEGORIES.map(
  (category) => `COALESCE(SUM(r.${category}_rating), 0) AS ${category}_sum`,
);
const STAR_COUNTS = STARS.map(
  (stars) => `COALESCE(SUM(CASE WHEN ${starsSql('r', stars)} THEN 1 ELSE 0 END), 0) AS ${ratingCount(stars)}`,
);

// See storedWeight.
const WEIGHT = `(CASE WHEN r.season > ${FIRST_WEIGHTED_SEASON} THEN 1 << (r.season - ${FIRST_WEIGHTED_SEASON})
  WHEN r.season <= ${FIRST_WEIGHTED_SEASON} THEN 1 END)`;
const WEIGHTED_SUMS = [
  `COALESCE(SUM(${WEIGHT}), 0) AS weighted_count`,
  ...RATING_CATEGORIES.map(
    (category) => `COALESCE(SUM(r.${category}_rating * ${WEIGHT}), 0) AS weighted_${category}_sum`,
  ),
  'COALESCE(SUM(r.rating_total), 0) AS weighted_total',
];
const INVITED_SUMS = [
  'COALESCE(SUM(r.is_invited), 0) AS invited_count',
  'COALESCE(SUM(CASE WHEN r.is_invited = 1 THEN r.rating_total ELSE 0 END), 0) AS invited_total',
];

/** The totals of the visible reviews for a range of clubs. */
export function clubTotals(first: number, last: number): Sql {
  return sql`
    SELECT k.id, COUNT(r.id) AS review_count, ${raw([...CATEGORY_SUMS, ...STAR_COUNTS, ...WEIGHTED_SUMS, ...INVITED_SUMS].join(', '))}
    FROM clubs k LEFT JOIN reviews r ON r.club_id = k.id AND r.is_visible = 1
    WHERE k.id BETWEEN ${first} AND ${last}
    GROUP BY k.id`;
}

/** Stores how many visible reviews a range of clubs has by age group. */
// From clubs to reviews: given a range of club ids, SQLite would walk all visible reviews for every batch.
export function insertClubAgeGroups(first: number, last: number): Sql {
  return sql`
    INSERT INTO club_age_group_counts (club_id, age_group, count)
    SELECT k.id, r.age_group, COUNT(r.id)
    FROM clubs k LEFT JOIN reviews r ON r.club_id = k.id AND r.is_visible = 1
    WHERE k.id BETWEEN ${first} AND ${last}
    GROUP BY k.id, r.age_group HAVING COUNT(r.id) > 0`;
}

const INSERT_SITE_AGE_GROUPS = sql`
  INSERT INTO age_group_counts (age_group, count)
  SELECT age_group, SUM(count) FROM club_age_group_counts GROUP BY age_group`;
