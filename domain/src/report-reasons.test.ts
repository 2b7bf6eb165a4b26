import { REPORT_MESSAGES, REPORT_WORDS, reportErrors } from './report-reasons.ts';

const WHOLE = { reason: 'abusive', words: 'It insults the coach.' };

it('finds nothing wrong with a whole report', () => {
  expect(reportErrors(WHOLE)).toEqual({});
});

it.each([
  ['no reason', { reason: '' }, { reason: REPORT_MESSAGES.reason }],
  ['a reason that is none of the list', { reason: 'unwelcome' }, { reason: REPORT_MESSAGES.reason }],
  ['too few words', { words: '   Fake!!   ' }, { words: REPORT_MESSAGES.wordsTooShort }],
  [
    'too many words',
    { words: 'x'.repeat(REPORT_WORDS.maxLength + 1) },
    { words: REPORT_MESSAGES.wordsTooLong },
  ],
])('says what is wrong with %s', (_what, change, expected) => {
  expect(reportErrors({ ...WHOLE, ...change })).toEqual(expected);
});
