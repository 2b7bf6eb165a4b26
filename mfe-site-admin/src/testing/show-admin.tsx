import { fakeApi, renderRemote } from '@club-reviews/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { createRemote } from '../app/routes';
import type { SessionStaff } from '../api/types';
import { anAdminClaim, anAdminReview, STATS } from './factories';

type Responses = Parameters<typeof fakeApi>[0];

/** When the tests' session ends; later than any test waits. */
const NEVER = '2126-01-01T00:00:00.000Z';

/** A session with the site password, unless specified otherwise. */
export function aSession(staff: Partial<SessionStaff> = {}, expiresAt = NEVER) {
  return {
    role: 'site-admin',
    expiresAt,
    staff: {
      id: null,
      name: 'Site password',
      role: 'owner',
      hasAccount: false,
      needsSecondFactor: false,
      ...staff,
    },
  };
}

/** One response for every call of the moderators' screens. */
const ADMIN_ANSWERS: Responses = {
  'POST /admin/login': { body: { expiresAt: NEVER } },
  'POST /admin/logout': { status: 204 },
  'GET /admin/session': { body: aSession() },
  'GET /admin/stats': { body: STATS },
  'GET /admin/first-day': { body: { isDismissed: true, steps: [] } },
  'GET /admin/suppressed-addresses': { body: [] },
  'GET /admin/sample-data': { body: { state: 'none', clubs: 0 } },
  'GET /admin/desk': { body: [] },
  'GET /admin/desk/counts': { body: { kinds: [], mine: 0 } },
  'GET /admin/desk/filters': { body: [] },
  'GET /admin/reviews': { body: [anAdminReview()] },
  'GET /admin/reviews/31/history': { body: [] },
  'GET /admin/clubs/7/warnings': { body: [] },
  'GET /admin/claims': { body: [anAdminClaim()] },
};

// jsdom has no media queries; the tests' windows are wide.
window.matchMedia ??= () =>
  ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList;

/** Renders the moderator's page at an address. */
export async function showAdmin(address = '/admin/reviews', answers: Responses = {}) {
  const api = fakeApi({ ...ADMIN_ANSWERS, ...answers });
  const view = await renderRemote(createRemote, address);
  const calls = (call: string) => api.requests.filter((request) => request.call.split('?')[0] === call);
  return { api, calls, ...view };
}

/** Leaves nothing but a session in the browser, as an earlier login would have. */
export function beSignedIn() {
  localStorage.clear();
  localStorage.setItem('site-admin-session', '1767000000000');
}

/** A link in the navigation, once someone is logged in. */
export async function navigationLink(name: string) {
  const navigation = await screen.findByRole('navigation', { name: 'Site administration' });
  return within(navigation).getAllByRole('link', { name: new RegExp(`^${name}`) })[0]!;
}

/** The card of the review in the list, or of another one. */
export async function reviewCard() {
  return (await screen.findByText('Patient coaches, and every child gets a game.')).closest('li')!;
}

/** A refusal, with the server's message. */
export const refusal = (status: number, message: string) => ({
  status,
  body: { statusCode: status, message },
});
