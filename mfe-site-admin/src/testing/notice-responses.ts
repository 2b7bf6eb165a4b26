import type { AdminNotice, AdminNoticeEntry } from '../api/types';

/** Far enough away for the test to give the same result in any year. */
const DUE = '2125-11-01T09:00:00.000Z';

/** A notice in the list, with the given `values`. */
export function aNoticeEntry(values: Partial<AdminNoticeEntry> = {}): AdminNoticeEntry {
  return {
    id: 7,
    reference: 'BCDF234567',
    clubName: 'Leeds Lions',
    state: 'received',
    outcome: null,
    dueAt: DUE,
    receivedAt: '2026-11-23T09:00:00.000Z',
    closedAt: null,
    ...values,
  };
}

/** A notice that's waiting for a moderator, with the given `values`. */
export function anAdminNotice(values: Partial<AdminNotice> = {}): AdminNotice {
  return {
    id: 7,
    reviewId: 31,
    reference: 'BCDF234567',
    clubName: 'Leeds Lions',
    clubSlug: 'leeds-lions',
    state: 'received',
    outcome: null,
    dueAt: DUE,
    words: {
      name: 'Alex Carter',
      email: 'alex@carter.example',
      statement: 'takes bribes',
      defamatory: 'I am the head coach.',
      meaning: 'That I can be bought.',
      inaccuracies: 'I never took any money.',
    },
    shareName: true,
    shareEmail: false,
    reviewText: 'The head coach takes bribes.',
    reviewTextNow: 'The head coach takes bribes.',
    canReachAuthor: true,
    hideRefusal: null,
    removedTwice: false,
    earlierRemovals: 0,
    details: null,
    decisions: ['complete', 'defective'],
    timeline: [{ step: 'sent', at: '2026-11-23T09:00:00.000Z', dueAt: null, note: null, staffName: null }],
    ...values,
  };
}
