import type { Page } from '@playwright/test';
import { open } from '../test';
import type { Screen } from './screen';

/** A review as its author's pages get it. */
export const REVIEW = {
  reviewText: 'Patient coaches, and every child gets a game.',
  ageGroup: 'U12s',
  overallRating: '4.2',
  coachingRating: 5,
  communicationRating: 4,
  facilitiesRating: 3,
  inclusivityRating: 5,
  valueRating: 4,
  createdAt: '2026-03-11T10:00:00.000Z',
};
const CLUB = { clubName: 'Otley Otters', clubSlug: 'otley-otters' };
const LATER = '2026-04-11T10:00:00.000Z';

const NOTICE = {
  ...CLUB,
  reference: 'Ab3dE6gH9k',
  outcome: null,
  dueAt: LATER,
  reviewText: REVIEW.reviewText,
  words: {
    name: 'Alex Carter',
    email: 'alex@example.org',
    statement: REVIEW.reviewText,
    defamatory: 'I am the coach, as every parent knows.',
    meaning: 'That I am not patient.',
    inaccuracies: 'Nobody has ever waited for a game.',
  },
};

const MY_REVIEW = {
  ...CLUB,
  id: 1,
  state: 'published',
  review: REVIEW,
  waitingEdit: null,
  responseText: 'Thank you.',
  removalReasonCode: null,
  removalReason: null,
  appeal: null,
  erasedAt: null,
};

/** Opens a page by a link from a mail that the api knows: this is its answer, whatever the link. */
const page =
  (path: string, call: string, heading: RegExp, json: object, then?: (page: Page) => Promise<unknown>) =>
  async (browser: Page) => {
    await browser.route(`**/api/${call}`, (route) => route.fulfill({ json }));
    await open(browser, `${path}#token=dGhpcy1pcy1hLXRva2VuLW9mLWEtdGVzdC1vbmx5`);
    await browser.getByRole('main').getByText(heading).first().waitFor();
    await then?.(browser);
  };

const press = (name: string) => async (browser: Page) => {
  await browser.getByRole('button', { name, exact: true }).click();
  await browser.getByRole('dialog').waitFor();
};

const ownReview = (heading: RegExp, changes: object, then?: (page: Page) => Promise<unknown>) =>
  page('/my-review', 'reviews/mine', heading, { ...MY_REVIEW, ...changes }, then);
const removed = {
  state: 'removed',
  removalReasonCode: 'fake',
  removalReason: 'Nobody at the club knows you.',
  erasedAt: LATER,
};

/** Every page that links in mails lead to, as it is if the link works. */
export const MAILED_SCREENS: readonly Screen[] = [
  [
    'verification',
    page('/verify-review', 'reviews/verify/preview', /^Publish your review of/, {
      ...{ status: 'unconfirmed', review: REVIEW, replaces: null, isHeld: false },
      ...CLUB,
    }),
  ],
  [
    'verification of a second review',
    page('/verify-review', 'reviews/verify/preview', /^Replace your review of/, {
      ...{ status: 'unconfirmed', review: REVIEW, replaces: REVIEW, isHeld: false },
      ...CLUB,
    }),
  ],
  ['own review', ownReview(/^Your review is published/, {})],
  ['own review, editing', ownReview(/^Your review is published/, {}, press('Edit'))],
  ['own review, erasing', ownReview(/^Your review is published/, {}, press('Erase everything'))],
  ['own review, with an edit that waits', ownReview(/^Your review is published/, { waitingEdit: REVIEW })],
  [
    'own review, withdrawn',
    ownReview(/^You’ve withdrawn your review/, { state: 'withdrawn', erasedAt: LATER }),
  ],
  ['own review, removed', ownReview(/^Your review was removed/, removed)],
  ['own review, appealing', ownReview(/^Your review was removed/, removed, press('Appeal'))],
  [
    'a report to confirm',
    page('/report', 'reports/mine', /^Send this report to our moderators/, {
      ...CLUB,
      ...{ state: 'unconfirmed', number: null, confirmedAt: null, review: REVIEW, reason: 'not-genuine' },
      ...{ words: 'None of this happened.', decidedAt: null, outcome: null },
      ...{ removalReason: null, decisionWords: null },
    }),
  ],
  [
    'a report decided',
    page('/report', 'reports/mine', /^Report R-/, {
      ...CLUB,
      ...{ state: 'decided', number: 'R-AB12-CD34', confirmedAt: LATER, review: null, reason: 'not-genuine' },
      ...{ words: 'None of this happened.', decidedAt: LATER, outcome: 'removed' },
      ...{ removalReason: 'fake', decisionWords: 'The club has no such team.' },
    }),
  ],
  [
    'a question to confirm',
    page('/confirm-enquiry', 'enquiries/mine', /^Send this question to/, {
      ...CLUB,
      ...{ status: 'unconfirmed', ageGroup: 'U9s', message: 'Any places for a girl of nine?' },
    }),
  ],
  ...(['confirm', 'end'] as const).map((what): Screen => [
    `a saved search to ${what}`,
    page(`/${what}-saved-search`, 'saved-searches/mine', /^(Start these emails|End this saved search)/, {
      ...{ status: what === 'end' ? 'active' : 'unconfirmed', place: 'Leeds', radius: 5, age: 'U9s' },
      ...{ teams: ['girls'], days: ['sun'], endsAt: LATER },
    }),
  ]),
  [
    'a notice to send',
    page('/notice', 'notices/mine', /^Send this notice/, {
      ...NOTICE,
      ...{ state: 'unconfirmed', shareName: true, shareEmail: false, timeline: [] },
    }),
  ],
  [
    'a notice on its way',
    page('/notice', 'notices/mine', /^Next: The author/, {
      ...NOTICE,
      ...{ state: 'forwarded', shareName: true, shareEmail: false },
      timeline: [
        { step: 'sent', at: REVIEW.createdAt, dueAt: LATER, note: null },
        { step: 'forwarded', at: REVIEW.createdAt, dueAt: LATER, note: null },
      ],
    }),
  ],
  [
    'a notice to answer',
    page(
      '/notice-answer',
      'notices/author',
      /^A complaint about your review/,
      { ...NOTICE, state: 'forwarded' },
      (browser) => browser.getByRole('radio', { name: 'Keep my review' }).check(),
    ),
  ],
];
