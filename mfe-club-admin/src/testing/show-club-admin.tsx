import { fakeApi, renderRemote, testContext } from '@club-reviews/shared-ui/testing';
import { createRemote } from '../app/routes';
import { aClubReview, anOwnClub, CLUBS, NONE_AWAITING, STATS } from './factories';

type Responses = Parameters<typeof fakeApi>[0];

/** When the tests' session ends: later than any test waits. */
const NEVER = '2126-01-01T00:00:00.000Z';
const ADMIN = { name: 'Sam Keeper', email: 'secretary@example.org' };

/** The response to a login. */
export const ACCEPTED = { body: { expiresAt: NEVER, admin: ADMIN } };

/** The response for a club's dashboard. */
export const getDashboard = (club = anOwnClub(), stats = STATS, awaitingModeration = NONE_AWAITING) => ({
  'GET /club-admin/dashboard': { body: { club, stats, awaitingModeration, reviews: [] } },
});

/** One response for every call of the representatives' screens. */
export const CLUB_ANSWERS: Responses = {
  'POST /club-admin/login': ACCEPTED,
  'POST /club-admin/logout': { status: 204 },
  'GET /club-admin/session': {
    body: { role: 'club-admin', expiresAt: NEVER, admin: ADMIN, clubs: CLUBS.slice(0, 1) },
  },
  ...getDashboard(),
  'GET /club-admin/reviews': { body: [aClubReview()] },
  'GET /club-admin/reports': { body: [] },
  'GET /club-admin/warning': { body: { warning: null } },
  'GET /club-admin/enquiries': { body: [] },
  'GET /club-admin/enquiries/waiting': { body: { waiting: 0, hasMore: false } },
  'GET /club-admin/photos': { body: [] },
  'GET /club-admin/invitations': {
    body: { mailed: 0, printed: 0, reviews: null, invitedReviews: null },
  },
  'GET /club-admin/reply-templates': { body: { templates: [], version: 'v0' } },
  'GET /club-admin/insights': { body: { ratingCounts: [0, 0, 0, 0, 0], trend: [] } },
};

// jsdom has no media queries.
window.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList;

/** Renders the club area at an address. */
export async function showClubAdmin(address = '/club-admin', answers: Responses = {}, config = {}) {
  const api = fakeApi({ ...CLUB_ANSWERS, ...answers });
  const view = await renderRemote(createRemote, address, testContext(config));
  const calls = (call: string) => api.requests.filter((request) => request.call.split('?')[0] === call);
  return { api, calls, ...view };
}

/** Leaves nothing but a session in the browser, as an earlier login would have. */
export function beLoggedIn() {
  localStorage.clear();
  localStorage.setItem('club-admin-session', '1767000000000');
}
