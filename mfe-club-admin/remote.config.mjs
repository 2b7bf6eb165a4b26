import { PAGES } from './pages.config.mjs';

/** This remote's name, the paths it answers and what it exposes. */
export default {
  name: 'mfe_club_admin',
  routes: Object.keys(PAGES),
  exposes: { './routes': './src/app/routes.tsx' },
};
