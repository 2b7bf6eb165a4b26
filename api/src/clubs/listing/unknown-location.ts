/** Where a club is of which nothing better is known, as after a claim: claims do not say. */
export const UNKNOWN_LOCATION = 'England';
