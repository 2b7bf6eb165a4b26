/** Columns of a club's card; `c` is the clubs table. The logo that a club gave itself counts before its image. */
export const SUMMARY_COLUMNS = `c.id, c.name, c.slug, c.location, c.sport, c.description, COALESCE(c.club_logo, c.image_url) AS imageUrl,
  c.website, c.home_ground AS homeGround, c.latitude, c.longitude, c.leagues, c.review_count AS reviewCount,
  c.coaching_sum + c.communication_sum + c.facilities_sum + c.inclusivity_sum + c.value_sum AS ratingSum`;

/** Columns of a club's page. */
export const DETAIL_COLUMNS = `${SUMMARY_COLUMNS}, c.coaching_sum AS coachingSum,
  c.communication_sum AS communicationSum, c.facilities_sum AS facilitiesSum, c.inclusivity_sum AS inclusivitySum,
  c.value_sum AS valueSum, c.ai_summary AS aiSummary, c.postcode, c.about_us AS aboutUs,
  c.teams, c.training_schedule AS trainingSchedule, c.training_ground_address AS trainingGroundAddress,
  c.membership_fees AS membershipFees, c.instagram, c.facebook, c.x_twitter AS xTwitter, c.club_logo AS clubLogo,
  c.photos, c.rating_count_1 AS ratingCount1, c.rating_count_2 AS ratingCount2, c.rating_count_3 AS ratingCount3,
  c.rating_count_4 AS ratingCount4, c.rating_count_5 AS ratingCount5`;

/** A row of {@link SUMMARY_COLUMNS}. */
export interface ClubSummaryRow {
  id: number;
  name: string;
  slug: string;
  location: string;
  sport: string;
  description: string;
  imageUrl: string | null;
  website: string | null;
  homeGround: string | null;
  latitude: number | null;
  longitude: number | null;
  leagues: string;
  reviewCount: number;
  ratingSum: number;
}

/** A row of {@link DETAIL_COLUMNS}. */
export interface ClubDetailRow extends ClubSummaryRow {
  coachingSum: number;
  communicationSum: number;
  facilitiesSum: number;
  inclusivitySum: number;
  valueSum: number;
  aiSummary: string | null;
  postcode: string | null;
  aboutUs: string | null;
  teams: string;
  trainingSchedule: string | null;
  trainingGroundAddress: string | null;
  membershipFees: string | null;
  instagram: string | null;
  facebook: string | null;
  xTwitter: string | null;
  clubLogo: string | null;
  photos: string;
  ratingCount1: number;
  ratingCount2: number;
  ratingCount3: number;
  ratingCount4: number;
  ratingCount5: number;
}
