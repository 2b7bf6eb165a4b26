/** Where nothing is for search engines: administration, calls, tools of developers, links from mails. */
const NOT_FOR_ROBOTS = [
  '/admin',
  '/club-admin',
  '/api/',
  '/dev/',
  '/mobile-debug',
  '/mobile-test',
  '/test-header',
  '/verify-review',
];

/** Images of shared pages, which the robots of sites and messengers fetch. */
const STILL_FOR_ROBOTS = ['/api/og-image/'];

/**
 * The text of `/robots.txt`.
 * @param origin public origin of the site without trailing slash
 */
export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    ...STILL_FOR_ROBOTS.map((path) => `Allow: ${path}`),
    ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
