/** Who can be logged in: the moderator of the whole site, or a person who manages one club's page. */
export const ROLES = ['site-admin', 'club-admin'] as const;

/** One of the {@link ROLES}. */
export type Role = (typeof ROLES)[number];
