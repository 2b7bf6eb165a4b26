/** What the club admin's remote is called, which paths it answers and what its release exposes. */
export default {
  name: 'mfe_club_admin',
  routes: ['/club-admin', '/club-admin/set-password'],
  exposes: { './routes': './src/app/routes.tsx' },
};
