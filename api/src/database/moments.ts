/** A stored moment ("2026-01-31 09:30:00.000", always UTC) in ISO 8601. */
export function toIsoMoment(stored: string): string {
  return `${stored.slice(0, 10)}T${stored.slice(11)}Z`;
}
