import { join } from 'node:path';
import { ROOT } from '../../setup/npm.mjs';

const { sql, raw, joined } = await import(join(ROOT, 'api/dist/platform/database/sql.js'));
const { boxAround, nearnessOf } = await import(join(ROOT, 'api/dist/features/clubs/great-circle.js'));
const { RATING_CATEGORIES } = await import(join(ROOT, 'domain/dist/rating-categories.js'));
const { WEEKDAYS } = await import(join(ROOT, 'domain/dist/club-facts.js'));

const SUM = '(k.coaching_sum + k.communication_sum + k.facilities_sum + k.inclusivity_sum + k.value_sum)';
const RANK = `(CASE WHEN k.review_count = 0 THEN 0 ELSE (17.5 + ${SUM} / 5.0) / (5 + k.review_count) END)`;
const ORDERS = {
  name: 'k.search_name, k.id',
  rating: `${RANK} DESC, k.review_count DESC, k.search_name, k.id`,
  reviews: `k.review_count DESC, ${RANK} DESC, k.search_name, k.id`,
  distance: 'nearness, k.id',
};
/** By a category's average, from five reviews on. */
const byCategory = (category) =>
  `(k.review_count >= 5) DESC, COALESCE(k.${category}_sum * 1.0 / NULLIF(k.review_count, 0), 0) DESC, ${ORDERS.reviews}`;
for (const category of RATING_CATEGORIES) ORDERS[category] = byCategory(category);
const CAP = 1001;

/**
 * The same search as hand-written SQL over the same tables and indexes: one statement for the page's ids, one for the number
 * up to 1,001.
 * @returns a function that runs both, and returns what they found
 */
export async function bareSearch({ reads }, query) {
  const hasPlace = query.lat !== undefined;
  const conditions = [sql`k.state = 'listed'`, ...filters(query)];
  let nearness = sql`0`;
  if (hasPlace) {
    const box = boxAround({ latitude: query.lat, longitude: query.lng }, query.radius);
    nearness = sql`(POW(SIN(RADIANS(k.latitude - ${query.lat}) / 2), 2) + ${Math.cos((query.lat * Math.PI) / 180)}
      * COS(RADIANS(k.latitude)) * POW(SIN(RADIANS(k.longitude - ${query.lng}) / 2), 2))`;
    conditions.push(
      sql`k.latitude BETWEEN ${box.south} AND ${box.north} AND k.longitude BETWEEN ${box.west} AND ${box.east}`,
      sql`${nearness} <= ${nearnessOf(query.radius)}`,
    );
  }
  if (query.q) {
    const text = `%${query.q.toLowerCase()}%`;
    conditions.push(sql`(k.search_name LIKE ${text} OR k.search_location LIKE ${text})`);
  }
  const where = joined(conditions, ' AND ');
  const order = raw(ORDERS[query.sort ?? (hasPlace ? 'distance' : 'name')]);
  const page = sql`SELECT k.id, ${nearness} AS nearness FROM clubs k WHERE ${where} ORDER BY ${order}
    LIMIT ${query.pageSize} OFFSET ${(query.page - 1) * query.pageSize}`;
  const count = sql`SELECT COUNT(*) AS total FROM (SELECT 1 AS one FROM clubs k WHERE ${where} LIMIT ${CAP}) f`;
  return async () => {
    const [rows, [counted]] = [await reads.all(page), await reads.all(count)];
    return { ids: rows.map(({ id }) => id), total: counted.total };
  };
}

function filters({ age, team, day, places, stars, reviewed, league }) {
  const conditions = [];
  if (stars !== undefined)
    conditions.push(sql`k.review_count > 0 AND ROUND(${raw(SUM)} * 2.0 / k.review_count) >= ${stars * 10}`);
  if (reviewed) conditions.push(sql`k.review_count > 0`);
  if (league !== undefined) conditions.push(sql`k.leagues LIKE ${`%"${leagueName(league)}"%`}`);
  const ofTeam = [
    ...(age ? [sql`t.age_group IN (${age}, 'all ages')`] : []),
    ...(day.length > 0 ? [sql`(t.training_days & ${dayBits(day)}) <> 0`] : []),
    ...(places ? [sql`t.places = 'yes'`] : []),
  ];
  for (const category of team.length > 0 ? team : ofTeam.length > 0 ? [undefined] : []) {
    const all = [sql`t.club_id = k.id`, ...ofTeam, ...(category ? [sql`t.category = ${category}`] : [])];
    conditions.push(sql`EXISTS (SELECT 1 FROM club_teams t WHERE ${joined(all, ' AND ')})`);
  }
  return conditions;
}

function dayBits(days) {
  return days.reduce((bits, day) => bits | (1 << WEEKDAYS.indexOf(day)), 0);
}

function leagueName(key) {
  return key
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join(' ');
}
