const grouped = new Intl.NumberFormat('en-GB');
const oneDecimal = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

/** A whole number with thousands separators: 12,345. */
export function wholeNumber(count: number): string {
  return grouped.format(count);
}

/**
 * A count with its noun: "1 club", "1,240 clubs".
 * @param many the plural if it isn't the noun plus "s"
 */
export function plural(count: number, noun: string, many = `${noun}s`): string {
  return `${grouped.format(count)} ${count === 1 ? noun : many}`;
}

/** A distance: "1 mile", "2.4 miles". At most one decimal, though the api's distances have two. */
export function milesLabel(miles: number): string {
  const rounded = oneDecimal.format(Math.round(miles * 100) / 100);
  return `${rounded} ${rounded === '1' ? 'mile' : 'miles'}`;
}

/** A rating to one decimal, halves up: "4.2". Also accepts the api's numeric strings; anything else reads "0.0". */
export function ratingLabel(rating: number | string): string {
  const value = Number(rating);
  // `toFixed` on its own rounds the stored value, which for 4.35 is slightly less than that.
  return (Number.isFinite(value) ? Math.round(value * 10) / 10 : 0).toFixed(1);
}
