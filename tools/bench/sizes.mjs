/** The databases that are measured; the smallest comes first. */
export const SIZES = {
  small: { clubs: 300, reviews: 3_000 },
  large: { clubs: 50_000, reviews: 2_000_000 },
};
