import { rowsOf } from './rows.mjs';

const CATEGORIES = 5;
const DEFAULT_MIN_RATING = 4;

const COLUMNS = `r.id, r.club_id AS clubId, c.name AS clubName, c.slug AS clubSlug, r.review_text AS reviewText,
  r.age_group AS ageGroup, r.rating_total AS ratingTotal, r.coaching_rating AS coachingRating,
  r.communication_rating AS communicationRating, r.facilities_rating AS facilitiesRating,
  r.inclusivity_rating AS inclusivityRating, r.value_rating AS valueRating, r.created_at AS createdAt,
  r.is_verified AS isVerified, r.is_approved AS isApproved, r.response_text AS responseText`;

const NEWEST_FIRST = 'r.created_at DESC, r.id DESC';

const NEWEST = `
  SELECT ${COLUMNS}, (SELECT value FROM site_counters WHERE name = 'visible_reviews') AS total
  FROM reviews r FORCE INDEX (ix_reviews_recent) STRAIGHT_JOIN clubs c ON c.id = r.club_id
  WHERE r.is_visible = 1 ORDER BY ${NEWEST_FIRST} LIMIT ? OFFSET ?`;

// The club is one row, found first, so its columns are constants while the reviews' index is read.
const OF_CLUB = `
  SELECT ${COLUMNS}, c.review_count AS total
  FROM clubs c STRAIGHT_JOIN reviews r FORCE INDEX (ix_reviews_club_recent) ON r.club_id = c.id
  WHERE c.slug = ? AND r.is_visible = 1 ORDER BY ${NEWEST_FIRST} LIMIT ?`;

const highestOf = (category) => `
  SELECT ${COLUMNS}
  FROM reviews r FORCE INDEX (ix_reviews_${category}) STRAIGHT_JOIN clubs c ON c.id = r.club_id
  WHERE r.is_visible = 1 AND r.${category}_rating >= ?
  ORDER BY r.${category}_rating DESC, ${NEWEST_FIRST} LIMIT ? OFFSET ?`;

const HIGHEST = Object.fromEntries(
  ['coaching', 'communication', 'facilities', 'inclusivity', 'value'].map((name) => [name, highestOf(name)]),
);

/** All reviews, newest first. */
export async function newestReviews({ limit, page }) {
  const rows = await rowsOf(NEWEST, [Number(limit), (Number(page) - 1) * limit]);
  return { body: rows.map(toReview), total: rows[0].total };
}

/** The first page of a club's reviews, newest first. */
export async function reviewsOfClub({ limit }, slug) {
  const rows = await rowsOf(OF_CLUB, [slug, Number(limit)]);
  return { body: rows.map(toReview), total: rows[0].total };
}

/** Reviews by how they rate a category, highest first. */
export async function reviewsOfCategory({ minRating = DEFAULT_MIN_RATING, limit, page }, category) {
  const wanted = Number(limit) + 1;
  const rows = await rowsOf(HIGHEST[category], [Number(minRating), wanted, (Number(page) - 1) * limit]);
  return { body: rows.slice(0, Number(limit)).map(toReview), hasMore: rows.length === wanted };
}

function toReview(row) {
  return {
    id: row.id,
    clubId: row.clubId,
    clubName: row.clubName,
    clubSlug: row.clubSlug,
    authorName: 'Anonymous Parent',
    reviewText: row.reviewText,
    ageGroup: row.ageGroup,
    overallRating: (row.ratingTotal / CATEGORIES).toFixed(1),
    coachingRating: row.coachingRating,
    communicationRating: row.communicationRating,
    facilitiesRating: row.facilitiesRating,
    inclusivityRating: row.inclusivityRating,
    valueRating: row.valueRating,
    createdAt: toIso(row.createdAt),
    isVerified: row.isVerified,
    isApproved: row.isApproved,
    responseText: row.responseText,
  };
}

// The driver leaves out milliseconds when they are zero.
function toIso(timestamp) {
  const milliseconds = timestamp.length === 19 ? '.000' : timestamp.slice(19).padEnd(4, '0');
  return `${timestamp.slice(0, 10)}T${timestamp.slice(11, 19)}${milliseconds}Z`;
}
