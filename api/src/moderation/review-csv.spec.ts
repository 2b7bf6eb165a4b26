import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import type { AdminReview } from './moderation.dto.js';
import { csvFileName, csvHead, csvLines } from './review-csv.js';

const REVIEW: AdminReview = {
  id: 1,
  clubId: 2,
  clubName: 'Leeds Lions',
  clubSlug: 'leeds-lions',
  clubLocation: 'Leeds',
  authorName: 'Anonymous Parent',
  authorEmail: 'sam@home.example',
  reviewText: 'Good.',
  ageGroup: 'U9s',
  overallRating: '4.2',
  coachingRating: 5,
  communicationRating: 4,
  facilitiesRating: 3,
  inclusivityRating: 5,
  valueRating: 4,
  createdAt: '2026-06-30T23:30:00.000Z',
  isVerified: 1,
  isApproved: 0,
  responseText: null,
  status: 'awaiting-approval',
  isHeld: false,
  holdReasons: [],
  signals: [],
  cluster: null,
  waitingEdit: null,
  verifiedAt: null,
  approvedAt: null,
};

const toCells = (changes: Partial<AdminReview>): string[] =>
  parse(csvHead() + csvLines([{ ...REVIEW, ...changes }]), { bom: true })[1] as string[];

describe('reviews as CSV', () => {
  it('have the columns of the moderator’s list, with UK dates in London time', () => {
    expect(parse(csvHead() + csvLines([REVIEW]), { bom: true, columns: true })).toEqual([
      {
        'Club Name': 'Leeds Lions',
        Author: 'Anonymous Parent',
        Email: 'sam@home.example',
        Review: 'Good.',
        Overall: '4.2',
        Coaching: '5',
        Communication: '4',
        Facilities: '3',
        Inclusivity: '5',
        Value: '4',
        Status: 'Verified',
        Date: '01/07/2026',
      },
    ]);
    expect(toCells({ status: 'pending-verification', authorEmail: null }).slice(-2)).toEqual([
      'Pending',
      '01/07/2026',
    ]);
  });

  it('are in a file named after the day in London', () => {
    expect(csvFileName(new Date('2026-06-30T23:30:00.000Z'))).toBe('reviews-2026-07-01.csv');
  });

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    ' =1',
    '\u200b=1',
    '\ufeff=1',
    '＝1',
    '＠x',
  ])('do not let a sheet run %j', (reviewText) => {
    expect(toCells({ reviewText })[3]).toMatch(/^'[=+\-@＝＠]/);
  });

  it('keep every other text unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const reviewText = `A ${text}`;
        expect(toCells({ reviewText })[3]).toBe(reviewText);
      }),
      { seed: 20_261_121 },
    );
  });

  it('never start a cell with a formula character, whoever wrote it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const cells = toCells({ reviewText: text, clubName: text, authorEmail: text });
        for (const cell of cells) expect(cell).not.toMatch(/^[\s\p{C}]*[=+\-@＝＋－＠]/u);
      }),
      { seed: 20_261_121, numRuns: 500 },
    );
  });
});
