import { screen, within } from '@testing-library/react';
import type { QueueEntry } from '../api/types';
import { anAdminClaim, anAdminReview } from './factories';
import { showAdmin } from './show-admin';

export const QUEUE = 'GET /admin/desk';
export const DECIDE = 'POST /admin/desk/decisions';
export const TAKE_BACK = 'DELETE /admin/desk/decisions/1';

/** An entry of the queue, by default a review. */
export const anEntry = (changes: Partial<QueueEntry> = {}): QueueEntry => ({
  ...{ kind: 'review', id: 31, isUrgent: false, dueAt: null, assignee: null, lookers: [] },
  ...{ waitingSince: '2026-11-20T09:00:00.000Z', report: null, removed: null, notice: null, claim: null },
  ...{ change: null, suggestion: null, photo: null, enquiry: null, warning: null, notes: 0 },
  review: anAdminReview(),
  ...changes,
});
/** Waiting reviews, of numbered clubs. */
export const reviews = (count: number): QueueEntry[] =>
  Array.from({ length: count }, (_, index) =>
    anEntry({ id: index + 1, review: anAdminReview({ id: index + 1, clubName: `Club ${index + 1}` }) }),
  );
/** A waiting claim. */
export const aClaim = () => anEntry({ kind: 'claim', id: 9, review: null, claim: anAdminClaim() });
/** A change by a club. */
export const aChange = () =>
  anEntry({
    ...{ kind: 'change', id: 4, review: null },
    change: {
      ...{ id: 4, club: { id: 7, name: 'Leeds Lions', slug: 'leeds-lions' }, action: 'profile-edited' },
      ...{ actor: 'club-admin', staffName: null, reason: null, otherClub: null, isUnseen: true },
      ...{ canBeUndone: true, undoneAt: null, createdAt: '2026-11-20T09:00:00.000Z' },
      fields: [{ name: 'homeGround', before: 'The Park', after: 'The Meadow' }],
    },
  });
/** The api's response to decisions that it accepts. */
const taken = (id = 1, kind = 'review', entryId = 1, verdict = 'accept') => ({
  body: {
    taken: [
      { id, kind, entryId, verdict, dueAt: new Date(Date.now() + 10_000).toISOString(), problem: null },
    ],
    refused: [],
  },
});

/** Shows the queue with these entries. */
export const showQueue = async (
  entries: QueueEntry[],
  answers: Parameters<typeof showAdmin>[1] = {},
  address = '/admin',
) => {
  const shown = await showAdmin(address, {
    [QUEUE]: { body: entries },
    'GET /admin/desk/decisions': { body: [] },
    'GET /admin/desk/notes': { body: [] },
    'POST /admin/desk/look': { status: 204 },
    'DELETE /admin/desk/look': { status: 204 },
    'POST /admin/desk/assignment': { status: 204 },
    [DECIDE]: taken(),
    [TAKE_BACK]: { status: 204 },
    ...answers,
  });
  await screen.findByRole('list', { name: 'Waiting for a decision' });
  return shown;
};
/** The clubs of the rows in the list. */
export const rows = () =>
  within(screen.getByRole('list', { name: 'Waiting for a decision' }))
    .getAllByRole('link')
    .map((row) => /Club \d+|Leeds Lions|Otley Otters/.exec(row.textContent)?.[0]);
/** The open entry's name. */
export const openOne = () => screen.getByRole('article').getAttribute('aria-label');
/** The decisions that were sent. */
export const sent = (calls: (call: string) => { body: unknown }[]) =>
  calls(DECIDE).map(({ body }) => (body as { decisions: object[] }).decisions);

/** Sets the width of windows until mocks are restored, which is after each test file. */
export function beWide(isWide: boolean) {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ ...window.matchMedia(''), matches: isWide });
}
