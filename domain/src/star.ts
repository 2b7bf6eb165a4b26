/** Outline of a star in a field of 20 by 20; starts at its upper tip, then relative. */
export const STAR_PATH = 'M10 1.6l2.5 5.5 6 .7-4.4 4.1 1.2 5.9-5.3-2.9-5.3 2.9 1.2-5.9-4.4-4.1 6-.7z';
