/** What the server loads of this remote's pages; the browser has no use for the map of the site. */
export { describePage } from '.';
export { sitemapParts } from './sitemap';
