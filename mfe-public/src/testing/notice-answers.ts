import type { MyNotice, NoticeForAuthor } from '../api/types';

const WORDS: MyNotice['words'] = {
  name: 'Alex Carter',
  email: 'alex@carter.example',
  statement: 'takes bribes',
  defamatory: 'I am the head coach.',
  meaning: 'That I can be bought.',
  inaccuracies: 'I never took any money.',
};

const PROGRESS = {
  reference: 'BCDF234567',
  clubName: 'Leeds Lions',
  clubSlug: 'leeds-lions',
  outcome: null,
  dueAt: null,
  words: WORDS,
};

/** A notice as its complainant sees it, not sent yet unless `values` says otherwise. */
export function aNotice(values: Partial<MyNotice> = {}): MyNotice {
  return {
    ...PROGRESS,
    state: 'unconfirmed',
    reviewText: 'The head coach takes bribes.',
    shareName: true,
    shareEmail: false,
    timeline: [],
    ...values,
  };
}

/** A notice as the review's author sees it, waiting for the answer unless `values` says otherwise. */
export function aNoticeForAuthor(values: Partial<NoticeForAuthor> = {}): NoticeForAuthor {
  return {
    ...PROGRESS,
    state: 'forwarded',
    dueAt: '2026-12-01T00:00:00.000Z',
    words: { ...WORDS, email: null },
    reviewText: 'The head coach takes bribes.',
    ...values,
  };
}
