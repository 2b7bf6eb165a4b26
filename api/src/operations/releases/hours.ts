/** The hour of a moment, in UTC: "2026-11-23T14". */
export function getHour(moment: Date): string {
  return moment.toISOString().slice(0, 13);
}
