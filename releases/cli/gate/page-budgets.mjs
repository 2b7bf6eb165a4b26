/**
 * What a first visit to a page may cost: bytes as sent, in kB, until the network is idle.
 * @typedef {object} PageBudget
 * @property {string} name completes "the page of …"
 * @property {string} route the page's pattern in its remote's table of pages
 * @property {string} [path] a path to it; missing if it depends on the clubs in the data
 * @property {string} [dialog] a module that the path opens in addition, as exposed by the remote
 * @property {number} html the document
 * @property {number} script
 * @property {number} font
 * @property {number} all everything, images included
 * @property {number} requests
 * @property {number} calls the browser’s requests to the api
 */

/**
 * A little above what pages cost on 27 November 2026. A figure goes up only for something that visitors get in return,
 * named in the commit that raises it. Documents with the newest reviews have 1 kB of room: those weigh 0.3 kB more or
 * less from one day to the next.
 * @type {readonly PageBudget[]}
 */
export const PAGE_BUDGETS = [
  { name: 'home', route: '/', path: '/', html: 18, script: 182, font: 91, all: 290, requests: 10, calls: 0 },
  {
    name: 'the directory',
    route: '/browse-clubs',
    path: '/browse-clubs',
    html: 24,
    script: 250,
    font: 91,
    all: 363,
    requests: 24,
    calls: 0,
  },
  {
    name: 'a search',
    route: '/browse-clubs',
    path: '/browse-clubs?q=leeds&age=U10s',
    html: 20,
    script: 250,
    font: 91,
    all: 360,
    requests: 24,
    calls: 0,
  },
  {
    name: 'a club',
    route: '/clubs/:idOrSlug',
    html: 26,
    script: 193,
    font: 91,
    all: 308,
    requests: 12,
    calls: 0,
  },
  {
    name: 'a shared comparison',
    route: '/compare',
    html: 19,
    script: 222,
    font: 91,
    all: 331,
    requests: 12,
    calls: 0,
  },
  {
    name: 'questions and answers',
    route: '/faq',
    path: '/faq',
    html: 15,
    script: 168,
    font: 91,
    all: 272,
    requests: 9,
    calls: 0,
  },
  {
    name: 'the dialog to write a review',
    route: '/',
    path: '/?write-review=',
    dialog: './review-dialog',
    html: 18,
    script: 273,
    font: 91,
    all: 382,
    requests: 19,
    calls: 1,
  },
  {
    name: 'the login of clubs',
    route: '/club-admin',
    path: '/club-admin',
    html: 9,
    script: 196,
    font: 91,
    all: 300,
    requests: 10,
    calls: 0,
  },
  {
    name: 'the login of staff',
    route: '/admin',
    path: '/admin',
    html: 9,
    script: 196,
    font: 91,
    all: 300,
    requests: 16,
    calls: 0,
  },
];

/** How many kB of scripts the pages without their own budget may need for their first view, by remote. */
export const SCRIPTS_OF_OTHER_PAGES = { mfe_public: 241, mfe_club_admin: 230, mfe_site_admin: 257 };

/** The same for remotes not listed above: what the smallest of those may need. */
export const SCRIPTS_OF_NEW_REMOTES = Math.min(...Object.values(SCRIPTS_OF_OTHER_PAGES));
