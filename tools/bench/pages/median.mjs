/** The median; of an even number of values the higher one in the middle. */
export function median(values) {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];
}
