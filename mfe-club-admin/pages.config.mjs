/**
 * Every page of this remote: its address pattern, and the folder in `src/routes` with its screen. The router, the code
 * chunks and the paths in the release record all follow from this table.
 */
export const PAGES = {
  '/club-admin': 'club-admin',
  '/club-admin/account': 'account',
  '/club-admin/ask-for-reviews': 'ask-for-reviews',
  '/club-admin/invitations': 'invitations',
  '/club-admin/set-password': 'set-password',
};
