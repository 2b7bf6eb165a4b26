import { rowsOf } from './reads.mjs';

const CATEGORIES = 5;

/** The columns that {@link toReview} takes, of reviews `r` and their clubs `c`. */
export const COLUMNS = `r.id, r.club_id AS clubId, c.name AS clubName, c.slug AS clubSlug, r.review_text AS reviewText,
  r.age_group AS ageGroup, r.rating_total AS ratingTotal, r.coaching_rating AS coachingRating,
  r.communication_rating AS communicationRating, r.facilities_rating AS facilitiesRating,
  r.inclusivity_rating AS inclusivityRating, r.value_rating AS valueRating, r.created_at AS createdAt,
  r.is_verified AS isVerified, r.is_approved AS isApproved, r.response_text AS responseText`;

const RECENT = `
  SELECT ${COLUMNS}, (SELECT value FROM site_counters WHERE name = 'visible_reviews') AS total
  FROM reviews r FORCE INDEX (ix_reviews_recent) STRAIGHT_JOIN clubs c ON c.id = r.club_id
  WHERE r.is_visible = 1 ORDER BY r.created_at DESC, r.id DESC LIMIT ? OFFSET ?`;

// The club is one row found first, so its columns are constants of the reviews' walk along their index.
const OF_CLUB = `
  SELECT ${COLUMNS}, c.review_count AS total
  FROM clubs c STRAIGHT_JOIN reviews r FORCE INDEX (ix_reviews_club_recent) ON r.club_id = c.id
  WHERE c.slug = ? AND r.is_visible = 1 ORDER BY r.created_at DESC, r.id DESC LIMIT ?`;

const OF_AGE_GROUP = `
  SELECT ${COLUMNS}, (SELECT a.count FROM club_age_group_counts a
    WHERE a.club_id = c.id AND a.age_group = ?) AS total
  FROM clubs c STRAIGHT_JOIN reviews r FORCE INDEX (ix_reviews_club_age_group) ON r.club_id = c.id
  WHERE c.slug = ? AND r.is_visible = 1 AND r.age_group = ? ORDER BY r.created_at DESC, r.id DESC LIMIT ?`;

/** All reviews, newest first. */
export async function newestReviews(query) {
  const limit = Number(query.limit);
  return toAnswer(await rowsOf(RECENT, [limit, (Number(query.page) - 1) * limit]));
}

/** The newest reviews. */
export async function recentReviews(query) {
  return { body: toAnswer(await rowsOf(RECENT, [Number(query.limit), 0])).body };
}

/** The first page of a club's reviews, newest first; of one age group on request. */
export async function reviewsOfClub(slug, { ageGroup, limit }) {
  return toAnswer(
    ageGroup === undefined
      ? await rowsOf(OF_CLUB, [slug, Number(limit)])
      : await rowsOf(OF_AGE_GROUP, [ageGroup, slug, ageGroup, Number(limit)]),
  );
}

function toAnswer(rows) {
  return { body: rows.map(toReview), total: rows[0].total };
}

/** A row as the api shows it. */
export function toReview(row) {
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

// The driver leaves out milliseconds that are all zero.
function toIso(moment) {
  const milliseconds = moment.length === 19 ? '.000' : moment.slice(19).padEnd(4, '0');
  return `${moment.slice(0, 10)}T${moment.slice(11, 19)}${milliseconds}Z`;
}
