/** This remote's name, the paths it answers, what it exposes and what the server loads of it. */
export default {
  name: 'mfe_public',
  routes: [
    '/',
    '/browse-clubs',
    '/clubs/:idOrSlug',
    '/compare',
    '/claim-club',
    '/browse-categories',
    '/browse-age/:ageGroup?',
    '/all-reviews',
    '/for-clubs',
    '/about',
    '/privacy-policy',
    '/terms-of-service',
    '/contact',
    '/faq',
    '/verify-review',
  ],
  exposes: {
    './routes': './src/app/routes.tsx',
    './review-dialog': './src/app/review-dialog-entry.tsx',
  },
  browserOnly: ['chart.js', 'leaflet'],
  server: {
    entry: './src/app/routes.tsx',
    pages: './src/pages/server.ts',
  },
};
