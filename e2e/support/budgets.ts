import { PAGE_BUDGETS } from '../../tools/release/gate/page-budgets.mjs';
import { allClubs, mostReviewedClub } from './site-data';

const club = async () => `/clubs/${(await mostReviewedClub()).slug}`;
const comparison = async () =>
  `/compare?clubs=${(await allClubs())
    .slice(0, 3)
    .map(({ slug }) => slug)
    .join(',')}`;

/** URLs that depend on the clubs in the data, by the name of their budget. */
const ADDRESSES: Record<string, () => Promise<string>> = {
  'a club': club,
  'a shared comparison': comparison,
};

/** What a first visit to each page may cost, from the release gate, with the page's URL. */
export const BUDGETS = PAGE_BUDGETS.map(({ name, path, html, script, font, all, requests, calls }) => ({
  name,
  address: ADDRESSES[name] ?? (() => Promise.resolve(path!)),
  budget: { html, script, font, all, requests, calls },
}));

/** How many api requests going from one page to the next may take, as of the same day. */
export const STEPS = {
  'home to the directory': 1,
  'directory to a club': 2,
  'back to the directory': 0,
} as const;

/** Of twenty page views of ten pages, how many may be rendered. */
export const RENDERED_OF_TWENTY = 10;
