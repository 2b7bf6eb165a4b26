/** Words are looked for in at most this many of a club's newest reviews, and pages say so: a search reads their text. */
export const MAX_SEARCHED_REVIEWS = 5000;
