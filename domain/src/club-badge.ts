/** The size of a club's badge for its own site, in CSS pixels. */
export const BADGE_SIZE = { width: 320, height: 112 } as const;

/** Where the badge of a club is as an image. */
export const badgeImagePath = (clubId: number): string => `/api/badge/club/${clubId}.svg`;

/** Where it is as a page for frames. */
export const badgeFramePath = (clubId: number): string => `/badge/club/${clubId}`;
