/** Totals and settings of the whole site. */
export const SITE_CALLS = [
  { name: 'stats', paths: () => ['/api/stats'] },
  { name: 'stats: age groups', paths: () => ['/api/stats/age-groups'] },
  { name: 'config', paths: () => ['/api/config'] },
  { name: 'health', paths: () => ['/api/health'] },
];
