import { accessFilters, accessParams } from '../features/access-record/access-params';
import { clubFilters, clubParams } from '../features/directory/club-params';
import { removedParams } from '../features/queue/kinds/appeal/removed-list';
import { claimFilters, claimParams } from '../features/queue/kinds/claim/claim-list';
import { noticeParams } from '../features/queue/kinds/notice/notice-params';
import { photoParams } from '../features/queue/kinds/photo/photo-list';
import { reportParams } from '../features/queue/kinds/report/report-list';
import { isNarrowed, reviewFilters, reviewParams } from '../features/queue/kinds/review/review-params';
import { suggestionParams } from '../features/queue/kinds/suggestion/suggestion-list';
import { queueFilters, queueParams } from '../features/queue/queue-params';
import { readSuggestionId } from './suggestion-address';

const REVIEWS = {
  ...{ text: 'muddy & cold', status: 'awaiting-approval' as const, clubId: 7, rating: 2 },
  ...{ isHeld: true, isEdited: true, cursor: 'a+b/c=' },
};

/** An address's settings: how they're read and written, some that are known, and others that count as missing. */
function describeAddress<Params>(
  page: string,
  { read, query }: { read: (search: string) => Params; query: (params: Params) => string },
  known: Record<'', Params> & Record<string, Params>,
  unknown: string[],
) {
  describe(`the address of ${page}`, () => {
    it.each(Object.entries(known))('is the same when read and written: "%s"', (search, params) => {
      expect(read(search)).toEqual(params);
      expect(query(params)).toBe(search);
    });

    it.each(unknown)('ignores %s', (search) => expect(read(search)).toEqual(known['']));
  });
}

describeAddress(
  'the access record',
  accessParams,
  {
    '': { by: null, cursor: null },
    '?by=site-password': { by: 'site-password', cursor: null },
    '?by=7&cursor=1-2': { by: 7, cursor: '1-2' },
  },
  ['?by=0', '?by=-1', '?by=x', '?by=1.5', '?by=12345678901'],
);
describeAddress(
  'the claims',
  claimParams,
  {
    '': claimParams.defaults,
    '?q=Otley+%26+District&status=pending&cursor=a%2Bb': {
      ...{ text: 'Otley & District', status: 'pending', cursor: 'a+b' },
    },
  },
  ['?status=awaiting-approval'],
);
describeAddress(
  'the clubs',
  clubParams,
  {
    '': clubParams.defaults,
    '?q=lions&state=hidden&claimed=no': { text: 'lions', state: 'hidden', claimed: 'no', cursor: null },
  },
  ['?state=gone&claimed=maybe&q=%20'],
);
describeAddress(
  'the queue',
  queueParams,
  {
    '': queueParams.defaults,
    '?entry=claim-7': { ...queueParams.defaults, entry: 'claim-7' },
    '?kinds=report%2Cclaim&assigned=me': {
      ...queueParams.defaults,
      kinds: ['report', 'claim'],
      isMine: true,
    },
  },
  ['?kinds=walk,&assigned=you&entry='],
);
describeAddress(
  'the notices',
  noticeParams,
  {
    '': noticeParams.defaults,
    '?status=closed&page=2': { status: 'closed', page: 2, notice: null },
    '?notice=7': { status: 'open', page: 1, notice: 7 },
  },
  ['?status=lost&page=-1&notice=x'],
);
describeAddress(
  'the pictures',
  photoParams,
  {
    '': { state: 'held', cursor: null },
    '?state=public': { state: 'public', cursor: null },
    '?state=taken-down': { state: 'taken-down', cursor: null },
  },
  ['?state=lost'],
);
describeAddress(
  'the removed reviews',
  removedParams,
  { '': removedParams.defaults, '?appeal=open&cursor=17-3': { hasOpenAppeal: true, cursor: '17-3' } },
  ['?appeal=maybe&cursor='],
);
describeAddress(
  'the reports',
  reportParams,
  { '': { isDecided: false, cursor: null }, '?state=decided': { isDecided: true, cursor: null } },
  ['?state=x&cursor='],
);
describeAddress(
  'the reviews',
  reviewParams,
  {
    '': reviewParams.defaults,
    '?q=muddy+%26+cold&status=awaiting-approval&club=7&rating=2&hold=yes&edit=waiting&cursor=a%2Bb%2Fc%3D':
      REVIEWS,
  },
  [
    ...['?status=deleted', '?club=x', '?club=-1', '?club=1000000000', '?rating=6', '?rating=1.5'],
    ...['?hold=maybe', '?q=%20'],
  ],
);
describeAddress(
  'the suggestions',
  suggestionParams,
  { '': { state: 'open', cursor: null }, '?state=declined': { state: 'declined', cursor: null } },
  ['?state=lost&cursor='],
);

it.each([
  [accessFilters({ by: null, cursor: 'x' }), {}],
  [accessFilters({ by: 7, cursor: null }), { staffId: 7 }],
  [accessFilters({ by: 'site-password', cursor: null }), { by: 'site-password' }],
  [claimFilters({ text: 'lions', status: 'rejected', cursor: 'x' }), { search: 'lions', status: 'rejected' }],
  [clubFilters(clubParams.defaults), {}],
  [
    clubFilters({ text: 'lions', state: 'hidden', claimed: 'no', cursor: 'x' }),
    { q: 'lions', state: 'hidden', claimed: 'no' },
  ],
  [
    queueFilters({ ...queueParams.defaults, kinds: ['held'], isMine: true, entry: 'x' }),
    { kinds: 'held', assigned: 'me' },
  ],
  [reviewFilters(reviewParams.defaults), {}],
  [
    reviewFilters(REVIEWS),
    {
      ...{ search: 'muddy & cold', status: 'awaiting-approval', clubId: 7, rating: 2 },
      ...{ held: 'true', edit: 'waiting' },
    },
  ],
])('the api gets %j', (filters, expected) => expect(filters).toEqual(expected));

it('a later page doesn’t count as a filter', () => {
  expect(isNarrowed({ ...reviewParams.defaults, cursor: 'x' })).toBe(false);
  expect(isNarrowed({ ...reviewParams.defaults, isHeld: true })).toBe(true);
});

it.each([
  ['?suggestion=12', 12],
  ['', null],
  ['?suggestion=0', null],
  ['?suggestion=x', null],
])('reads the suggestion for a club’s page from %j', (search, id) => {
  expect(readSuggestionId(search)).toBe(id);
});

it('a number counts in any spelling', () => {
  expect(reviewParams.read('?club=1e3&rating=05')).toEqual({
    ...reviewParams.defaults,
    clubId: 1000,
    rating: 5,
  });
});
