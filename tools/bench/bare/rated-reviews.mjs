import { rowsOf } from './reads.mjs';
import { COLUMNS, toReview } from './reviews.mjs';

const AGE_GROUP_TOTAL = '(SELECT count FROM age_group_counts WHERE age_group = ?)';
const NEWEST = 'r.created_at DESC, r.id DESC';
const WORST_TOTAL = 5;

const list = (index, conditions, order, total = 'NULL') => `
  SELECT ${COLUMNS}, ${total} AS total
  FROM reviews r FORCE INDEX (${index}) STRAIGHT_JOIN clubs c ON c.id = r.club_id
  WHERE r.is_visible = 1 AND ${conditions} ORDER BY ${order} LIMIT ? OFFSET ?`;

const ofAgeGroup = (index, conditions, order) =>
  list(index, `r.age_group = ? AND ${conditions}`, order, AGE_GROUP_TOTAL);
const BY_OVERALL = 'ix_reviews_age_group_rating';
const OF_AGE_GROUP = {
  recent: ofAgeGroup('ix_reviews_age_group', 'TRUE', NEWEST),
  highest: ofAgeGroup(BY_OVERALL, 'TRUE', `r.rating_total DESC, ${NEWEST}`),
  lowest: ofAgeGroup(BY_OVERALL, `r.rating_total = ${WORST_TOTAL}`, NEWEST),
  sorted: ofAgeGroup(BY_OVERALL, 'TRUE', `r.rating_total, ${NEWEST}`),
};

const ofCategory = (category) => {
  const index = `ix_reviews_${category}`;
  const rating = `r.${category}_rating`;
  return {
    // As long as many reviews have the rating, as invented ones do, the newest are found soonest among all.
    recent: list('ix_reviews_recent', `${rating} >= ?`, NEWEST),
    highest: list(index, `${rating} >= ?`, `${rating} DESC, ${NEWEST}`),
    lowest: list(index, `${rating} = ?`, NEWEST),
    sorted: list(index, `${rating} >= ?`, `${rating}, ${NEWEST}`),
  };
};
const OF_CATEGORY = Object.fromEntries(
  ['coaching', 'communication', 'facilities', 'inclusivity', 'value'].map((category) => [
    category,
    ofCategory(category),
  ]),
);

/** Reviews from an age group. */
export async function reviewsOfAgeGroup(ageGroup, { sortBy = 'recent', limit, page }) {
  const parameters = [ageGroup, ageGroup, Number(limit), (Number(page) - 1) * limit];
  const rows = await rowsInOrder(OF_AGE_GROUP, sortBy, parameters, Number(limit));
  return { body: rows.map(toReview), total: rows[0].total };
}

/** Reviews by how they rate a category. */
export async function reviewsOfCategory(category, { minRating = 4, sortBy = 'highest', limit, page }) {
  const wanted = Number(limit) + 1;
  const parameters = [Number(minRating), wanted, (Number(page) - 1) * limit];
  const rows = await rowsInOrder(OF_CATEGORY[category], sortBy, parameters, wanted);
  return { body: rows.slice(0, Number(limit)).map(toReview), goesOn: rows.length === wanted };
}

// Lowest first, the lowest rating alone mostly fills a page; else all are sorted.
async function rowsInOrder(statements, sortBy, parameters, wanted) {
  const rows = await rowsOf(statements[sortBy], parameters);
  return sortBy === 'lowest' && rows.length < wanted ? rowsOf(statements.sorted, parameters) : rows;
}
