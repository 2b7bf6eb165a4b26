/** A stored timestamp ("2026-01-31 09:30:00.123", always UTC; MySQL leaves out .000) in ISO 8601. */
export function toIsoTimestamp(stored: string): string {
  const fraction = stored.slice(19, 23).padEnd(4, stored.length > 19 ? '0' : '.000');
  return `${stored.slice(0, 10)}T${stored.slice(11, 19)}${fraction}Z`;
}

/** A timestamp in the form that raw statements store, on both engines. */
export function toStoredTimestamp(moment: Date): string {
  return moment.toISOString().slice(0, 23).replace('T', ' ');
}
