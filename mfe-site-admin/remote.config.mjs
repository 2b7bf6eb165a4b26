/** What the site admin's remote is called, which paths it answers and what its release exposes. */
export default {
  name: 'mfe_site_admin',
  routes: ['/admin'],
  exposes: { './routes': './src/app/routes.tsx' },
};
