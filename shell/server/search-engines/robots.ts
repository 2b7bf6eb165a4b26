/** Paths search engines should ignore: administration, the api, developer tools, links from emails. */
const DISALLOWED = [
  '/admin',
  '/club-admin',
  '/api/',
  '/dev/',
  '/releases/',
  '/mobile-debug',
  '/mobile-test',
  '/test-header',
  '/verify-review',
  '/confirm-enquiry',
  '/confirm-saved-search',
  '/end-saved-search',
  '/no-invitations',
];

/** Images for social networks, messengers and clubs' own sites. */
const ALLOWED = ['/api/og-image/', '/api/badge/'];

/**
 * Returns the text of `/robots.txt`.
 * @param origin the site's public origin without a trailing slash
 */
export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    ...ALLOWED.map((path) => `Allow: ${path}`),
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
