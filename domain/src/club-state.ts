/**
 * What the public sees of a club. `listed`: its page, and the club in every list and search; `closed`: only its page,
 * which says that the club has closed; `hidden`: nothing; `merged`: the club that it turned out to be.
 */
export const CLUB_STATES = ['listed', 'closed', 'hidden', 'merged'] as const;

/** One of the {@link CLUB_STATES}. */
export type ClubState = (typeof CLUB_STATES)[number];
