import { rowsOf } from './rows.mjs';

const CATEGORIES = 5;
const MAX_FOUND = 1000;
const UNDISCLOSED = 'prefer not to disclose';

/** Columns of a club's card. */
const SUMMARY = `c.id, c.name, c.slug, c.location, c.sport, c.description, c.image_url AS imageUrl, c.website,
  c.home_ground AS homeGround, c.latitude, c.longitude, c.leagues, c.review_count AS reviewCount,
  c.coaching_sum + c.communication_sum + c.facilities_sum + c.inclusivity_sum + c.value_sum AS ratingSum`;

const TOTAL = `(SELECT value FROM site_counters WHERE name = 'clubs') AS total`;

const BY_POSITION = `
  SELECT ${SUMMARY}, ${TOTAL} FROM clubs c WHERE c.list_position BETWEEN ? AND ? ORDER BY c.list_position`;

const BY_RATING = `
  SELECT ${SUMMARY}, ${TOTAL}
  FROM (SELECT id FROM clubs ORDER BY overall_score DESC, review_count DESC, id DESC LIMIT ? OFFSET ?) p
  STRAIGHT_JOIN clubs c ON c.id = p.id ORDER BY c.overall_score DESC, c.review_count DESC, c.id DESC`;

const CONTAINING = `
  SELECT ${SUMMARY}, p.total
  FROM (
    SELECT k.id, k.list_position, COUNT(*) OVER () AS total
    FROM (SELECT DISTINCT club_id AS id FROM club_search_terms WHERE term >= ? AND term < ? LIMIT ${MAX_FOUND + 1}) m
    STRAIGHT_JOIN clubs k ON k.id = m.id ORDER BY k.list_position LIMIT ? OFFSET ?
  ) p STRAIGHT_JOIN clubs c ON c.id = p.id ORDER BY p.list_position`;

const BY_SLUG = `
  SELECT ${SUMMARY}, c.coaching_sum AS coaching, c.communication_sum AS communication, c.facilities_sum AS facilities,
    c.inclusivity_sum AS inclusivity, c.value_sum AS value, c.ai_summary AS aiSummary, c.postcode,
    c.about_us AS aboutUs, c.teams, c.training_schedule AS trainingSchedule,
    c.training_ground_address AS trainingGroundAddress, c.membership_fees AS membershipFees, c.instagram, c.facebook,
    c.x_twitter AS xTwitter, c.club_logo AS clubLogo, c.photos, c.rating_count_1 AS stars1, c.rating_count_2 AS stars2,
    c.rating_count_3 AS stars3, c.rating_count_4 AS stars4, c.rating_count_5 AS stars5,
    (SELECT GROUP_CONCAT(CONCAT(a.age_group, ':', a.count)) FROM club_age_group_counts a
      WHERE a.club_id = c.id AND a.count > 0) AS ageGroups
  FROM clubs c WHERE c.slug = ?`;

/** All clubs by name, a page at a time. */
export async function clubsByPosition({ page, limit }) {
  const { rows, total } = await readByPosition(Number(page), Number(limit));
  return { body: rows.map(toSummary), total };
}

/** A page of the directory: by name, by rating, or of the clubs that contain a text. */
export async function clubsPage(query) {
  const page = Number(query.page);
  const pageSize = Number(query.pageSize);
  const { rows, total } = await readPage(query, page, pageSize);
  const totalIsCapped = (query.q !== undefined || query.sort !== undefined) && total > MAX_FOUND;
  const reachable = totalIsCapped ? MAX_FOUND : total;
  return {
    body: {
      clubs: rows.map(toSummary),
      total: reachable,
      totalPages: Math.ceil(reachable / pageSize),
      page,
      pageSize,
      totalIsCapped,
    },
  };
}

/** Everything on a club's page. */
export async function clubBySlug(_query, slug) {
  const [row] = await rowsOf(BY_SLUG, [slug]);
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

function readPage({ q, sort }, page, pageSize) {
  const slice = [pageSize, (page - 1) * pageSize];
  if (q !== undefined) return readRows(CONTAINING, [...termRange(q), ...slice]);
  return sort === undefined ? readByPosition(page, pageSize) : readRows(BY_RATING, slice);
}

function readByPosition(page, limit) {
  const before = (page - 1) * limit;
  return readRows(BY_POSITION, [before + 1, before + limit]);
}

async function readRows(sql, parameters) {
  const rows = await rowsOf(sql, parameters);
  return { rows, total: rows[0]?.total ?? 0 };
}

const TERM_LENGTH = 32;

// From a text to the first one after everything that starts with it, in collation order.
function termRange(text) {
  const start = normalise(text).slice(0, TERM_LENGTH).trimEnd();
  const stem = start.replace(/z+$/, '');
  return [start, stem.slice(0, -1) + nextSign(stem.at(-1))];
}

const nextSign = (sign) => ({ ' ': '0', 9: 'a' })[sign] ?? String.fromCharCode(sign.charCodeAt(0) + 1);

// Club names as stored in the search terms.
function normalise(text) {
  return text
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

function toSummary(row) {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    location: row.location,
    sport: row.sport,
    description: row.description,
    imageUrl: row.imageUrl,
    website: row.website,
    homeGround: row.homeGround,
    leagues: JSON.parse(row.leagues),
    overallRating:
      row.reviewCount === 0 ? 0 : Math.round((row.ratingSum * 10) / (CATEGORIES * row.reviewCount)) / 10,
    reviewCount: row.reviewCount,
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

// The number in "U12s".
const ageOf = (ageGroup) => Number(ageGroup.slice(1, -1));
