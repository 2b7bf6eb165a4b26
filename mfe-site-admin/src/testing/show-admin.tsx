import { fakeApi, renderRemote } from '@club-reviews/shared-ui/testing';
import { screen } from '@testing-library/react';
import { createRemote } from '../app/routes';
import { anAdminClaim, anAdminReview, STATS } from './factories';

type Answers = Parameters<typeof fakeApi>[0];

/** When the session of the tests ends; far enough for a timer to wait longer than any test. */
const NEVER = '2126-01-01T00:00:00.000Z';

/** One answer for every call of the moderator's screens. */
const ADMIN_ANSWERS: Answers = {
  'POST /admin/login': { body: { token: 'a.b.c', expiresAt: NEVER } },
  'GET /admin/session': { body: { role: 'site-admin', expiresAt: NEVER } },
  'GET /admin/stats': { body: STATS },
  'GET /admin/reviews': { body: [anAdminReview()] },
  'GET /admin/reviews/31/history': { body: [] },
  'GET /admin/claims': { body: [anAdminClaim()] },
};

/** Renders the moderator's page at an address. */
export async function showAdmin(address = '/admin', answers: Answers = {}) {
  const api = fakeApi({ ...ADMIN_ANSWERS, ...answers });
  const view = await renderRemote(createRemote, address);
  const calls = (call: string) => api.requests.filter((request) => request.call.split('?')[0] === call);
  return { api, calls, ...view };
}

/** Puts a session into the tab, as an earlier login left it. */
export function beSignedIn() {
  sessionStorage.setItem('site-admin-token', 'a.b.c');
}

/** The card of the review that is in the list unless told otherwise. */
export async function reviewCard() {
  return (await screen.findByText('Patient coaches, and every child gets a game.')).closest('li')!;
}

/** An answer that refuses, with the server's words. */
export const refusal = (status: number, message: string) => ({
  status,
  body: { statusCode: status, message },
});
