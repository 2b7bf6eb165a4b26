/**
 * Every page of this remote: its address pattern, and the folder in `src/routes` with its screen. The router, the code
 * chunks and the paths in the release record all follow from this table. Titles are in `src/lib/admin-areas.ts`.
 */
export const PAGES = {
  '/admin': 'desk',
  '/admin/figures': 'figures',
  '/admin/reviews': 'reviews',
  '/admin/reports': 'reports',
  '/admin/removed': 'removed',
  '/admin/claims': 'claims',
  '/admin/notices': 'notices',
  '/admin/clubs/import': 'club-import',
  '/admin/staff': 'staff',
  '/admin/people': 'people',
  '/admin/access-record': 'access-record',
  '/admin/releases': 'releases',
  '/admin/account': 'account',
  '/admin/clubs': 'clubs',
  '/admin/clubs/new': 'new-club',
  '/admin/clubs/:id': 'club',
  '/admin/club-changes': 'club-changes',
  '/admin/suggestions': 'suggestions',
  '/admin/photos': 'photos',
  '/admin/enquiries': 'enquiries',
  '/admin/invitation': 'invitation',
  '/admin/set-password': 'set-password',
};
