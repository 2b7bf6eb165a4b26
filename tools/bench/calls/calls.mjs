import { CLUB_CALLS } from './club-calls.mjs';
import { REVIEW_CALLS } from './review-calls.mjs';
import { SEARCH_CALLS } from './search-calls.mjs';
import { SITE_CALLS } from './site-calls.mjs';

/**
 * @typedef {object} Call a read call as the screens use it
 * @property {string} name
 * @property {(own: SampleValues, shared: SampleValues) => string[]} paths what to request, in turn. `own` values come
 *   from the database under test, `shared` ones from the smallest, so that both sizes get the same requests.
 * @typedef {import('../sample-values.mjs').SampleValues} SampleValues
 */

/** Every measured call. @type {Call[]} */
const CALLS = [...CLUB_CALLS, ...SEARCH_CALLS, ...REVIEW_CALLS, ...SITE_CALLS];

/** The representative calls that the bare server answers too. */
export const BARE_CALLS = new Set([
  'clubs page: first',
  'clubs page: best rated',
  'clubs page: rare text',
  'clubs list: 100',
  'club: by slug',
  'club reviews: typical',
  'club reviews: busiest, 100',
  'reviews: first pages',
  'reviews by category: highest, first pages',
  'stats',
]);

/** The calls whose name contains one of the texts; all of them if there are none. */
export function callsNamed(texts) {
  if (texts.length === 0) return CALLS;
  return CALLS.filter(({ name }) => texts.some((text) => name.includes(text)));
}
