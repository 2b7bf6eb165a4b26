/** Clubs found are counted, and can be paged, up to this many. */
export const MAX_FOUND = 1000;

/** So many clubs are offered when there are none within the radius. */
export const NEAREST = 3;
