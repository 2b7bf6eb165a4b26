import { PAGES } from './pages.config.mjs';

/**
 * This remote's name, what visitors call it, what its class names begin with, the paths it answers, what it exposes and what
 * the server loads of it.
 */
export default {
  name: 'mfe_public',
  area: 'club pages',
  classPrefix: 'p',
  routes: Object.keys(PAGES),
  exposes: {
    './routes': './src/app/routes.tsx',
    './review-dialog': './src/app/review-dialog-entry.tsx',
  },
  browserOnly: ['chart.js', 'leaflet'],
  server: {
    entry: './src/server/entry.ts',
    pages: './src/server/index.ts',
  },
};
