import { PAGE_BUDGETS } from '../../releases/cli/gate/page-budgets.mjs';
import { allClubs, mostReviewedClub } from './site-data';

const club = async () => `/clubs/${(await mostReviewedClub()).slug}`;
const comparison = async () =>
  `/compare?clubs=${(await allClubs())
    .slice(0, 3)
    .map(({ slug }) => slug)
    .join(',')}`;

/**
 * What a first visit may cost to the pages whose address depends on the clubs in the data, with that address. The release
 * gate opens all others.
 */
export const CLUB_BUDGETS = PAGE_BUDGETS.filter(({ path }) => path === undefined).map(
  ({ name, html, script, font, all, requests, calls }) => ({
    name,
    address: name === 'a club' ? club : comparison,
    budget: { html, script, font, all, requests, calls },
  }),
);

/** How many api requests going from one page to the next may take, as of the same day. */
export const STEPS = {
  'home to the directory': 1,
  'directory to a club': 2,
  'back to the directory': 0,
} as const;

/** Of twenty page views of ten pages, how many may be rendered. */
export const RENDERED_OF_TWENTY = 10;
