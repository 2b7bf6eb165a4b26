/** What a member of staff may do, and the screens' name for it. Each role includes those before it. */
export const STAFF_ROLE_LABELS = {
  reader: { label: 'Reader', meaning: 'Can view everything except contact details.' },
  moderator: { label: 'Moderator', meaning: 'Decides about reviews, reports, claims and notices.' },
  owner: { label: 'Owner', meaning: 'Can also manage staff and settings, and delete permanently.' },
} as const;

/** One of the {@link STAFF_ROLES}. */
export type StaffRole = keyof typeof STAFF_ROLE_LABELS;

/** The roles, from the one with the fewest rights. */
export const STAFF_ROLES = Object.keys(STAFF_ROLE_LABELS) as [StaffRole, ...StaffRole[]];

/** Whether a role includes another one. */
export function includesRole(role: StaffRole, minimum: StaffRole): boolean {
  return STAFF_ROLES.indexOf(role) >= STAFF_ROLES.indexOf(minimum);
}

/** The states of a person's access. */
export const STAFF_STATES = ['invited', 'active', 'ended'] as const;

/** One of the {@link STAFF_STATES}. */
export type StaffState = (typeof STAFF_STATES)[number];

/** The audit log's name for someone who logged in with the site password. */
export const SITE_PASSWORD_NAME = 'Site password';

/** Bounds of a name, in characters. */
export const MAX_STAFF_NAME_LENGTH = 100;
