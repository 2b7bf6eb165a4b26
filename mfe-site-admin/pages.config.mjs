/**
 * Every page of this remote: its address pattern, and the folder in `src/routes` with its screen. The router, the code
 * chunks and the paths in the release record all follow from this table. Titles are in `src/lib/admin-areas.ts`.
 */
export const PAGES = {
  '/admin': 'queue',
  '/admin/reviews': 'queue',
  '/admin/claims': 'queue',
  '/admin/reports': 'queue',
  '/admin/removed': 'queue',
  '/admin/notices': 'queue',
  '/admin/photos': 'queue',
  '/admin/enquiries': 'queue',
  '/admin/suggestions': 'queue',
  '/admin/figures': 'figures',
  '/admin/clubs/import': 'club-import',
  '/admin/staff': 'staff',
  '/admin/people': 'people',
  '/admin/access-record': 'access-record',
  '/admin/releases': 'releases',
  '/admin/settings': 'settings',
  '/admin/status': 'status',
  '/admin/account': 'account',
  '/admin/clubs': 'clubs',
  '/admin/clubs/new': 'new-club',
  '/admin/clubs/:id': 'club',
  '/admin/club-changes': 'club-changes',
  '/admin/invitation': 'invitation',
  '/admin/set-password': 'set-password',
};
