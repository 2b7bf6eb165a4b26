import { PAGES } from './pages.config.mjs';

/**
 * This remote's name, what visitors call it, its class name prefix, the paths it serves, what it exposes and what the
 * server loads from it.
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
  browserOnly: ['@protomaps/basemaps', 'chart.js', 'leaflet', 'pmtiles', 'protomaps-leaflet'],
  server: {
    entry: './src/server/entry.ts',
    pages: './src/server/index.ts',
  },
};
