/** Columns of a public review; `review` names reviews, `c` its club. The author's address is never among them. */
export const reviewColumns = (review: string): string =>
  `${review}.id, ${review}.club_id AS clubId, c.name AS clubName, c.slug AS clubSlug,
  ${review}.review_text AS reviewText, ${review}.age_group AS ageGroup, ${review}.rating_total AS ratingTotal,
  ${review}.coaching_rating AS coachingRating, ${review}.communication_rating AS communicationRating,
  ${review}.facilities_rating AS facilitiesRating, ${review}.inclusivity_rating AS inclusivityRating,
  ${review}.value_rating AS valueRating, ${review}.created_at AS createdAt, ${review}.is_verified AS isVerified,
  ${review}.is_approved AS isApproved, ${review}.response_text AS responseText`;

/** The same of reviews `r`. */
export const REVIEW_COLUMNS = reviewColumns('r');

/** A row of {@link REVIEW_COLUMNS}. */
export interface ReviewRow {
  id: number;
  clubId: number;
  clubName: string;
  clubSlug: string;
  reviewText: string;
  ageGroup: string;
  ratingTotal: number;
  coachingRating: number;
  communicationRating: number;
  facilitiesRating: number;
  inclusivityRating: number;
  valueRating: number;
  createdAt: string;
  isVerified: 0 | 1;
  isApproved: 0 | 1;
  responseText: string | null;
}
