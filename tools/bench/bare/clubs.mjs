import { SUMMARY, toSummary } from './club-rows.mjs';
import { rowsOf } from './reads.mjs';
import { clubsContaining } from './text-search.mjs';

const REACH = 1000;
const UNDISCLOSED = 'prefer not to disclose';

const BY_POSITION = `
  SELECT ${SUMMARY}, (SELECT value FROM site_counters WHERE name = 'clubs') AS total
  FROM clubs c WHERE c.list_position BETWEEN ? AND ? ORDER BY c.list_position`;

const ranked = (order) => `
  SELECT ${SUMMARY}, (SELECT value FROM site_counters WHERE name = 'clubs') AS total
  FROM (SELECT id FROM clubs ORDER BY ${order.map((column) => `${column} DESC`).join(', ')} LIMIT ? OFFSET ?) p
  STRAIGHT_JOIN clubs c ON c.id = p.id
  ORDER BY ${order.map((column) => `c.${column} DESC`).join(', ')}`;

const RANKED = {
  rating: ranked(['overall_score', 'review_count', 'id']),
  reviews: ranked(['review_count', 'overall_score', 'id']),
};

const detail = (condition) => `
  SELECT ${SUMMARY}, c.coaching_sum AS coaching, c.communication_sum AS communication, c.facilities_sum AS facilities,
    c.inclusivity_sum AS inclusivity, c.value_sum AS value, c.ai_summary AS aiSummary, c.postcode,
    c.about_us AS aboutUs, c.teams, c.training_schedule AS trainingSchedule,
    c.training_ground_address AS trainingGroundAddress, c.membership_fees AS membershipFees, c.instagram, c.facebook,
    c.x_twitter AS xTwitter, c.club_logo AS clubLogo, c.photos, c.rating_count_1 AS stars1, c.rating_count_2 AS stars2,
    c.rating_count_3 AS stars3, c.rating_count_4 AS stars4, c.rating_count_5 AS stars5,
    (SELECT GROUP_CONCAT(CONCAT(a.age_group, ':', a.count)) FROM club_age_group_counts a
      WHERE a.club_id = c.id AND a.count > 0) AS ageGroups
  FROM clubs c WHERE ${condition}`;

const BY_ID = detail('c.id = ?');
const BY_SLUG = detail('c.slug = ?');

/** A run of all clubs by name. */
export async function clubsByPosition(query) {
  const { clubs, total } = await readByPosition(Number(query.page), Number(query.limit));
  return { body: clubs, total };
}

/** A page of the directory. */
export async function clubsPage(query) {
  const page = Number(query.page);
  const pageSize = Number(query.pageSize);
  const { clubs, total } = await readPage(query, page, pageSize);
  const isCapped = (query.q !== undefined || query.sort !== undefined) && total > REACH;
  const reachable = isCapped ? REACH : total;
  return {
    body: {
      clubs,
      total: reachable,
      totalPages: Math.ceil(reachable / pageSize),
      page,
      pageSize,
      totalIsCapped: isCapped,
    },
  };
}

/** A club's page, by id. */
export const clubById = (id) => readDetail(BY_ID, id);

/** A club's page, by slug. */
export const clubBySlug = (slug) => readDetail(BY_SLUG, slug);

async function readPage({ q, sort }, page, pageSize) {
  if (q !== undefined) {
    const { rows, total } = await clubsContaining({ anywhere: q }, page, pageSize);
    return { clubs: rows.map(toSummary), total };
  }
  return sort === undefined ? readByPosition(page, pageSize) : readRanked(sort, page, pageSize);
}

async function readByPosition(page, limit) {
  const before = (page - 1) * limit;
  return toPage(await rowsOf(BY_POSITION, [before + 1, before + limit]));
}

async function readRanked(order, page, limit) {
  return toPage(await rowsOf(RANKED[order], [limit, (page - 1) * limit]));
}

function toPage(rows) {
  return { clubs: rows.map(toSummary), total: rows[0].total };
}

async function readDetail(sql, key) {
  const [row] = await rowsOf(sql, [key]);
  const mean = (sum) => (row.reviewCount === 0 ? 0 : Math.round((sum * 10) / row.reviewCount) / 10);
  return {
    body: {
      ...toSummary(row),
      coachingRating: mean(row.coaching),
      communicationRating: mean(row.communication),
      facilitiesRating: mean(row.facilities),
      inclusivityRating: mean(row.inclusivity),
      valueRating: mean(row.value),
      aiSummary: row.aiSummary,
      postcode: row.postcode,
      latitude: row.latitude,
      longitude: row.longitude,
      aboutUs: row.aboutUs,
      teams: JSON.parse(row.teams),
      trainingSchedule: row.trainingSchedule,
      trainingGroundAddress: row.trainingGroundAddress,
      membershipFees: row.membershipFees,
      instagram: row.instagram,
      facebook: row.facebook,
      xTwitter: row.xTwitter,
      clubLogo: row.clubLogo,
      photos: JSON.parse(row.photos),
      ageGroups: toAgeGroups(row.ageGroups),
      ratingCounts: [row.stars1, row.stars2, row.stars3, row.stars4, row.stars5],
    },
  };
}

function toAgeGroups(text) {
  if (text === null) return [];
  return text
    .split(',')
    .map((entry) => {
      const mark = entry.indexOf(':');
      return { ageGroup: entry.slice(0, mark), count: Number(entry.slice(mark + 1)) };
    })
    .sort(
      (a, b) =>
        (a.ageGroup === UNDISCLOSED) - (b.ageGroup === UNDISCLOSED) ||
        b.count - a.count ||
        ageOf(a.ageGroup) - ageOf(b.ageGroup),
    );
}

/** The number in "U12s"; the undisclosed group comes last. */
export function ageOf(ageGroup) {
  return ageGroup === UNDISCLOSED ? Infinity : Number(ageGroup.slice(1, -1));
}
