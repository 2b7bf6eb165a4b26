const grouped = new Intl.NumberFormat('en-GB');
const oneDecimal = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

/** A whole number with thousands separators: 12,345. */
export function wholeNumber(count: number): string {
  return grouped.format(count);
}

/**
 * A count with its noun: "1 club", "1,240 clubs".
 * @param many the plural where it is not the noun plus "s"
 */
export function plural(count: number, noun: string, many = `${noun}s`): string {
  return `${grouped.format(count)} ${count === 1 ? noun : many}`;
}

/** A distance: "1 mile", "2.4 miles". At most one decimal; the api's distances have two, so what's measured here is rounded alike. */
export function milesLabel(miles: number): string {
  const rounded = oneDecimal.format(Math.round(miles * 100) / 100);
  return `${rounded} ${rounded === '1' ? 'mile' : 'miles'}`;
}

/** A rating to one decimal, halves up: "4.2". Takes the wire's numeric strings too; what is no number reads "0.0". */
export function ratingLabel(rating: number | string): string {
  const value = Number(rating);
  // `toFixed` alone rounds what the computer holds, which for 4.35 is a little less than that.
  return (Number.isFinite(value) ? Math.round(value * 10) / 10 : 0).toFixed(1);
}
