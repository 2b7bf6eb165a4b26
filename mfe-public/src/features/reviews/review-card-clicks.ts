/** How long after the first click a second one opens the club's page. */
const SECOND_CLICK_MS = 2000;

/** A recent review's card: folded, or unfolded at a moment (milliseconds since the epoch). */
export type CardState = { isExpanded: false } | { isExpanded: true; expandedAt: number };

export const FOLDED: CardState = { isExpanded: false };

/**
 * What a click on the card does: the first unfolds it, a second one soon after opens the club's page, a later one
 * folds it again.
 */
export function afterClick(state: CardState, now: number): CardState | 'open-club' {
  if (!state.isExpanded) return { isExpanded: true, expandedAt: now };
  return now - state.expandedAt < SECOND_CLICK_MS ? 'open-club' : FOLDED;
}
