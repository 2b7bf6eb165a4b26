/** A time without the unit it shares with a longer one, for use beside it: "2-3" with "5 business days". */
export function withoutSharedUnit(time: string, longer: string): string {
  const unit = longer.slice(longer.indexOf(' '));
  return time.endsWith(unit) ? time.slice(0, -unit.length) : time;
}
