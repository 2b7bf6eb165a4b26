/** The databases to choose from, smallest first. */
export const SIZES = {
  small: { clubs: 300, reviews: 3_000 },
  medium: { clubs: 10_000, reviews: 200_000 },
  large: { clubs: 50_000, reviews: 2_000_000 },
};
