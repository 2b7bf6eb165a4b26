interface NamesClub {
  clubName?: string | null;
  clubSlug?: string | null;
}

/** A review with a club that can be shown and linked to: "Unknown Club" if the response doesn't name it. */
export function withNamedClub<Review extends NamesClub>(review: Review) {
  const { clubName, clubSlug } = review;
  return { ...review, clubName: clubName || 'Unknown Club', clubSlug: clubSlug || 'unknown-club' };
}
