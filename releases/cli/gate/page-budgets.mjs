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
 * As of 23 November 2026: a little above what pages cost then. These figures only ever go down, except that the staff
 * login got 1 kB more on 25 November 2026, as claims now say whether an address is at the club's domain, and every page
 * on 26 November, as the shell lets pages survive a translation by the browser; and there was one request fewer until
 * the shell moved the code that acts on a link's intent to a separate file, fetched once the browser is idle. On 27
 * November a club's page got 2 kB more, for the child that a parent asks for and the button that stays in view, other
 * pages 1 kB; the home page 9 kB and one request, as its search runs on the directory's filters; and the directory 20 kB,
 * for a map that needs no other server. On the same day the table of simple facts added 2 kB and a request to a club's
 * page and to a comparison, and 1 kB to the clubs' login; a comparison also got 2 kB, to say whom a parent can ask;
 * and every page got up to 2 kB, for what the operator says about the site, a club's page 1 kB more and a request as
 * a review is drawn by a file that other pages share. The directory got 1 kB more for a map that opens by itself without
 * moving the focus; the logins lost 39 and 45 kB, as neither loads its area before somebody is in it.
 * @type {readonly PageBudget[]}
 */
export const PAGE_BUDGETS = [
  { name: 'home', route: '/', path: '/', html: 17, script: 181, font: 91, all: 289, requests: 10, calls: 0 },
  {
    name: 'the directory',
    route: '/browse-clubs',
    path: '/browse-clubs',
    html: 24,
    script: 249,
    font: 91,
    all: 362,
    requests: 24,
    calls: 0,
  },
  {
    name: 'a search',
    route: '/browse-clubs',
    path: '/browse-clubs?q=leeds&age=U10s',
    html: 20,
    script: 249,
    font: 91,
    all: 359,
    requests: 24,
    calls: 0,
  },
  {
    name: 'a club',
    route: '/clubs/:idOrSlug',
    html: 26,
    script: 192,
    font: 91,
    all: 307,
    requests: 12,
    calls: 0,
  },
  {
    name: 'a shared comparison',
    route: '/compare',
    html: 18,
    script: 222,
    font: 91,
    all: 330,
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
    html: 17,
    script: 273,
    font: 91,
    all: 381,
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

/**
 * How many kB of scripts the pages without their own budget may need for their first view, by remote; as of the same
 * day, and they too only go down.
 */
export const SCRIPTS_OF_OTHER_PAGES = { mfe_public: 240, mfe_club_admin: 230, mfe_site_admin: 255 };

/** The same for remotes not listed above: what the smallest of those may need. */
export const SCRIPTS_OF_NEW_REMOTES = Math.min(...Object.values(SCRIPTS_OF_OTHER_PAGES));
