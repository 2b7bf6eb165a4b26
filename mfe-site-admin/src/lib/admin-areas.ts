import { includesRole } from '@club-reviews/domain/staff-roles';
import type { StaffRole } from '@club-reviews/domain/staff-roles';
import type { AdminStats } from '../api/types';

/** A page in the navigation of the site administration. */
export interface AdminArea {
  path: string;
  label: string;
  /** The number next to the label: how much is waiting there. */
  waiting?: keyof AdminStats;
  /** Who sees it, if not everybody. */
  minimum?: StaffRole;
}

/** Pages that belong together, under one heading in the navigation. */
interface AdminAreaGroup {
  heading: string;
  areas: readonly AdminArea[];
}

/** The pages of the site administration, in navigation order. */
const ADMIN_AREAS: readonly AdminAreaGroup[] = [
  {
    heading: 'Moderation',
    areas: [
      { path: '/admin', label: 'Desk' },
      { path: '/admin/reviews', label: 'Reviews', waiting: 'awaitingApproval' },
      { path: '/admin/reports', label: 'Reports', waiting: 'openReports' },
      { path: '/admin/removed', label: 'Removed', waiting: 'openAppeals' },
      { path: '/admin/claims', label: 'Claims', waiting: 'pendingClaims' },
      { path: '/admin/notices', label: 'Notices', waiting: 'openNotices' },
      { path: '/admin/enquiries', label: 'Questions to clubs' },
      { path: '/admin/figures', label: 'Figures' },
    ],
  },
  {
    heading: 'Directory',
    areas: [
      { path: '/admin/clubs', label: 'Clubs' },
      { path: '/admin/clubs/import', label: 'Import clubs', minimum: 'owner' },
      { path: '/admin/suggestions', label: 'Suggestions', waiting: 'openSuggestions' },
      { path: '/admin/photos', label: 'Pictures' },
      { path: '/admin/club-changes', label: 'Club changes' },
    ],
  },
  {
    heading: 'Settings',
    areas: [
      { path: '/admin/releases', label: 'Releases' },
      { path: '/admin/staff', label: 'Staff', minimum: 'owner' },
      { path: '/admin/people', label: 'Find a person', minimum: 'owner' },
      { path: '/admin/access-record', label: 'Access record', minimum: 'owner' },
    ],
  },
  { heading: 'You', areas: [{ path: '/admin/account', label: 'Account' }] },
];

const AREAS = ADMIN_AREAS.flatMap(({ areas }) => areas);

/** The titles of pages that aren't in the navigation, or have a shorter name there. */
const TITLES: Readonly<Record<string, string>> = {
  '/admin': 'Site administration',
  '/admin/removed': 'Removed reviews',
  '/admin/clubs/new': 'Add a club',
  '/admin/clubs/:id': 'Club',
};

/** The title of the page with this address pattern; undefined for one that needs no login. */
export function pageTitle(pattern: string): string | undefined {
  return TITLES[pattern] ?? AREAS.find(({ path }) => path === pattern)?.label;
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
