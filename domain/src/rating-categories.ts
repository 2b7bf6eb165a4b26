/** What a review rates, in the order in which the product always lists it. */
export const RATING_CATEGORIES = ['coaching', 'communication', 'facilities', 'inclusivity', 'value'] as const;

/** One of the {@link RATING_CATEGORIES}, as it appears in addresses and calls. */
export type RatingCategory = (typeof RATING_CATEGORIES)[number];

/** Field with a category's rating, in a review or a club's averages. */
export type RatingField = `${RatingCategory}Rating`;

/** Short names of the categories. */
export const CATEGORY_NAMES: Record<RatingCategory, string> = {
  coaching: 'Coaching',
  communication: 'Communication',
  facilities: 'Facilities',
  inclusivity: 'Inclusivity',
  value: 'Value',
};

/** The field with a category's rating: "coaching" gives "coachingRating". */
export function ratingField<C extends RatingCategory>(category: C): `${C}Rating` {
  return `${category}Rating`;
}

/** Ratings by their fields, made of those by category. */
export function toRatingFields(ratings: Record<RatingCategory, number>): Record<RatingField, number> {
  const entries = RATING_CATEGORIES.map((category) => [ratingField(category), ratings[category]]);
  return Object.fromEntries(entries) as Record<RatingField, number>;
}

/** Ratings by category, made of those by their fields. */
export function toRatings(fields: Readonly<Record<RatingField, number>>): Record<RatingCategory, number> {
  const entries = RATING_CATEGORIES.map((category) => [category, fields[ratingField(category)]]);
  return Object.fromEntries(entries) as Record<RatingCategory, number>;
}
