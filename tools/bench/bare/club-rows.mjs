/** Columns of a club's card. */
export const SUMMARY = `c.id, c.name, c.slug, c.location, c.sport, c.description, c.image_url AS imageUrl, c.website,
  c.home_ground AS homeGround, c.latitude, c.longitude, c.leagues, c.review_count AS reviewCount,
  c.coaching_sum + c.communication_sum + c.facilities_sum + c.inclusivity_sum + c.value_sum AS ratingSum`;

const CATEGORIES = 5;

/** A club's card. */
export function toSummary(row) {
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
