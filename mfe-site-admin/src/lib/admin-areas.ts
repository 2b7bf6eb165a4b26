import { includesRole } from '@club-reviews/domain/staff-roles';
import type { StaffRole } from '@club-reviews/domain/staff-roles';

/** A page in the navigation of the site administration. */
export interface AdminArea {
  path: string;
  label: string;
  /** Who sees it, if not everybody. */
  minimum?: StaffRole;
}

/** Pages that belong together, under one heading in the navigation. */
interface AdminAreaGroup {
  heading: string;
  areas: readonly AdminArea[];
}

/** The filters of the queue's page: what waits, and each kind in every state. */
export const QUEUE_LISTS = [
  { path: '/admin', label: 'Waiting', title: 'Site administration' },
  { path: '/admin/reviews', label: 'Reviews', title: 'Reviews' },
  { path: '/admin/claims', label: 'Claims', title: 'Claims' },
  { path: '/admin/reports', label: 'Reports', title: 'Reports' },
  { path: '/admin/removed', label: 'Removed', title: 'Removed reviews' },
  { path: '/admin/notices', label: 'Notices', title: 'Notices' },
  { path: '/admin/photos', label: 'Pictures', title: 'Pictures' },
  { path: '/admin/enquiries', label: 'Questions', title: 'Questions to clubs' },
  { path: '/admin/suggestions', label: 'Suggestions', title: 'Suggestions' },
] as const;

/** The queue's area: its label has the number of all that waits. */
export const QUEUE: AdminArea = { path: '/admin', label: 'Queue' };

/** The pages of the site administration, in navigation order: technical ones last. */
const ADMIN_AREAS: readonly AdminAreaGroup[] = [
  { heading: 'Moderation', areas: [QUEUE, { path: '/admin/figures', label: 'Figures' }] },
  {
    heading: 'Directory',
    areas: [
      { path: '/admin/clubs', label: 'Clubs' },
      { path: '/admin/clubs/import', label: 'Import clubs', minimum: 'owner' },
    ],
  },
  {
    heading: 'People',
    areas: [
      { path: '/admin/staff', label: 'Staff', minimum: 'owner' },
      { path: '/admin/people', label: 'Find a person', minimum: 'owner' },
      { path: '/admin/access-record', label: 'Access record', minimum: 'owner' },
    ],
  },
  { heading: 'You', areas: [{ path: '/admin/account', label: 'Account' }] },
  {
    heading: 'Technical',
    areas: [
      { path: '/admin/settings', label: 'Settings', minimum: 'owner' },
      { path: '/admin/status', label: 'Status' },
      { path: '/admin/releases', label: 'Releases' },
    ],
  },
];

const AREAS = ADMIN_AREAS.flatMap(({ areas }) => areas);

const NEW_CLUB = '/admin/clubs/new';

/** The titles of pages that aren't in the navigation. */
const TITLES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(QUEUE_LISTS.map(({ path, title }) => [path, title])),
  '/admin/club-changes': 'Club changes',
  [NEW_CLUB]: 'Add a club',
  '/admin/clubs/:id': 'Club',
};

/** The title of the page with this address pattern; undefined for one that needs no login. */
export function pageTitle(pattern: string): string | undefined {
  return TITLES[pattern] ?? AREAS.find(({ path }) => path === pattern)?.label;
}

/** The least role that a page is for. */
export function pageRole(pattern: string): StaffRole {
  const area = AREAS.find(({ path }) => path === pattern);
  return pattern === NEW_CLUB ? 'moderator' : (area?.minimum ?? 'reader');
}

/** The pages visible to a role. */
export function areasFor(role: StaffRole): AdminAreaGroup[] {
  return ADMIN_AREAS.map(({ heading, areas }) => ({
    heading,
    areas: areas.filter(({ minimum }) => minimum === undefined || includesRole(role, minimum)),
  })).filter(({ areas }) => areas.length > 0);
}

/** The area of an address: the one with the longest matching path prefix. */
export function findArea(pathname: string): AdminArea | undefined {
  return AREAS.filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`)).toSorted(
    (a, b) => b.path.length - a.path.length,
  )[0];
}
