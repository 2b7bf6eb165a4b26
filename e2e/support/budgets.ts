import { allClubs, mostReviewedClub } from './site-data';

/** What a first visit to a page may cost: bytes as they're sent, in kB, until the network is idle. */
export interface PageBudget {
  /** Completes "the page of …". */
  name: string;
  path: string | (() => Promise<string>);
  /** The document. */
  html: number;
  script: number;
  font: number;
  /** Everything, images included. */
  all: number;
  requests: number;
  /** Calls to the api by the browser. */
  calls: number;
}

const club = async () => `/clubs/${(await mostReviewedClub()).slug}`;
const comparison = async () =>
  `/compare?clubs=${(await allClubs())
    .slice(0, 3)
    .map(({ slug }) => slug)
    .join(',')}`;

/** As of 23 November 2026: a little above what pages cost then. These figures only ever go down. */
export const BUDGETS: readonly PageBudget[] = [
  { name: 'home', path: '/', html: 16, script: 170, font: 91, all: 277, requests: 8, calls: 0 },
  {
    name: 'the directory',
    path: '/browse-clubs',
    html: 23,
    script: 226,
    font: 91,
    all: 341,
    requests: 23,
    calls: 0,
  },
  {
    name: 'a search',
    path: '/browse-clubs?q=leeds&age=U10s',
    html: 18,
    script: 226,
    font: 91,
    all: 337,
    requests: 23,
    calls: 0,
  },
  { name: 'a club', path: club, html: 26, script: 184, font: 91, all: 300, requests: 9, calls: 0 },
  {
    name: 'a shared comparison',
    path: comparison,
    html: 16,
    script: 216,
    font: 91,
    all: 322,
    requests: 10,
    calls: 0,
  },
  {
    name: 'questions and answers',
    path: '/faq',
    html: 15,
    script: 165,
    font: 91,
    all: 269,
    requests: 8,
    calls: 0,
  },
  {
    name: 'the dialog to write a review',
    path: '/?write-review=',
    html: 16,
    script: 261,
    font: 91,
    all: 368,
    requests: 17,
    calls: 1,
  },
  {
    name: 'the login of clubs',
    path: '/club-admin',
    html: 8.5,
    script: 232,
    font: 91,
    all: 331,
    requests: 9,
    calls: 0,
  },
  {
    name: 'the login of staff',
    path: '/admin',
    html: 8.5,
    script: 239,
    font: 91,
    all: 338,
    requests: 15,
    calls: 0,
  },
];

/** The api's answers that a step from one page to the next may ask for, as of the same day. */
export const STEPS = {
  'home to the directory': 1,
  'directory to a club': 2,
  'back to the directory': 0,
} as const;

/** Of twenty page views of ten pages, how many may be rendered. */
export const RENDERED_OF_TWENTY = 10;
