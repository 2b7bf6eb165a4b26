import { PAGES } from './pages.config.mjs';

/** This remote's name, what visitors call it, its class name prefix, the paths it serves and what it exposes. */
export default {
  name: 'mfe_site_admin',
  area: 'site administration',
  classPrefix: 'a',
  routes: Object.keys(PAGES),
  exposes: { './routes': './src/app/routes.tsx' },
};
