const CHOSEN = 20;
const MILES_PER_DEGREE = 69;
const AROUND_MILES = 5;

/**
 * The places with the most and the fewest others within five miles.
 * @param {{code: string, latitude: number, longitude: number}[]} places
 * @returns {{dense: string[], sparse: string[]}} their codes
 */
export function describePlaces(places) {
  const byDensity = places
    .map((place) => ({ code: place.code, others: places.filter((other) => isAround(place, other)).length }))
    .sort((a, b) => b.others - a.others || (a.code < b.code ? -1 : 1))
    .map(({ code }) => code);
  return { dense: byDensity.slice(0, CHOSEN), sparse: byDensity.slice(-CHOSEN) };
}

function isAround(a, b) {
  const north = (a.latitude - b.latitude) * MILES_PER_DEGREE;
  const east = (a.longitude - b.longitude) * MILES_PER_DEGREE * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(north, east) <= AROUND_MILES;
}
