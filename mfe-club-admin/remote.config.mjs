import { PAGES } from './pages.config.mjs';

/** This remote's name, what visitors call it, its class name prefix, the paths it serves and what it exposes. */
export default {
  name: 'mfe_club_admin',
  area: 'club area',
  classPrefix: 'c',
  routes: Object.keys(PAGES),
  exposes: { './routes': './src/app/routes.tsx' },
};
