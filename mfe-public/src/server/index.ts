/** What the shell's server loads of this remote besides its routes: `pages.cjs` of a release. No browser code imports it. */
export { describePage } from './describe-page';
export { sitemapParts } from './sitemap';
