/** How soon after the first click a second one opens the club's page. */
const SECOND_CLICK_MS = 2000;

/** A recent review's card: folded, or unfolded at a time (milliseconds since the epoch). */
export type CardState = { isExpanded: false } | { isExpanded: true; expandedAt: number };

export const FOLDED: CardState = { isExpanded: false };

/**
 * The effect of a click on the card: the first unfolds it, a second soon after opens the club's page, a later one
 * refolds it.
 */
export function afterClick(state: CardState, now: number): CardState | 'open-club' {
  if (!state.isExpanded) return { isExpanded: true, expandedAt: now };
  return now - state.expandedAt < SECOND_CLICK_MS ? 'open-club' : FOLDED;
}
