/** Columns of a public review; `r` is reviews, `c` its club. The author's address is never among them. */
export const REVIEW_COLUMNS = `r.id, r.club_id AS clubId, c.name AS clubName, c.slug AS clubSlug,
  r.review_text AS reviewText, r.age_group AS ageGroup, r.rating_total AS ratingTotal,
  r.coaching_rating AS coachingRating, r.communication_rating AS communicationRating,
  r.facilities_rating AS facilitiesRating, r.inclusivity_rating AS inclusivityRating, r.value_rating AS valueRating,
  r.created_at AS createdAt, r.is_verified AS isVerified, r.is_approved AS isApproved,
  r.response_text AS responseText`;

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
