/**
 * Every page of this remote: its address pattern, and the folder in `src/routes` with its screen and its description.
 * The router, the code chunks, the server's descriptions, the sitemap and the paths in the release record all follow
 * from this table.
 */
export const PAGES = {
  '/': 'home',
  '/browse-clubs': 'browse-clubs',
  '/clubs/:idOrSlug': 'club',
  '/clubs/:idOrSlug/ask': 'ask-club',
  '/grounds/:id': 'ground',
  '/clubs/:idOrSlug/handling': 'club-handling',
  '/compare': 'compare',
  '/claim-club': 'claim-club',
  '/browse-categories': 'browse-categories',
  '/browse-age/:ageGroup?': 'browse-age',
  '/all-reviews': 'all-reviews',
  '/for-clubs': 'for-clubs',
  '/about': 'about',
  '/how-reviews-work': 'how-reviews-work',
  '/privacy-policy': 'privacy-policy',
  '/terms-of-service': 'terms-of-service',
  '/contact': 'contact',
  '/faq': 'faq',
  '/open-data': 'open-data',
  '/verify-review': 'verify-review',
  '/confirm-enquiry': 'confirm-enquiry',
  '/confirm-saved-search': 'confirm-saved-search',
  '/end-saved-search': 'end-saved-search',
  '/no-invitations': 'no-invitations',
  '/my-review': 'my-review',
  '/my-reviews': 'my-reviews',
  '/report': 'report',
  '/suggest': 'suggest',
  '/notice': 'notice',
  '/notice-answer': 'notice-answer',
};
