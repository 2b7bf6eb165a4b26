/** A colour role for each reason, in the order of the reasons. */
export type ReasonColours = ReadonlyMap<string, string>;

/** Roles that are easy to tell apart side by side, in both themes. */
const ROLES = [
  'pitch',
  'note',
  'danger',
  'line-strong',
  'on-pitch-tint',
  'on-note-tint',
  'on-danger-tint',
  'ink-soft',
];
/** For the rest, which are rare. */
const LAST_ROLE = 'ink';

/** Assigns colours to reasons, most common first. */
export function coloursFor(reasons: readonly string[]): ReasonColours {
  return new Map(reasons.map((reason, index) => [reason, ROLES[index] ?? LAST_ROLE]));
}
