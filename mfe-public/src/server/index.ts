/** What the shell's server loads besides the routes: a release's `pages.cjs`. Browser code doesn't import it. */
export { describePage } from './describe-page';
export { sitemapParts } from './sitemap';
