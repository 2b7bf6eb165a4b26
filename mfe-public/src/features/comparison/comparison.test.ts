import { parseComparison, standouts, withClub, withoutClub } from './comparison';
import type { ComparisonEntry } from './comparison';
import { withAnswers } from './refresh-comparison';

function entry(id: number, values: Partial<ComparisonEntry> = {}): ComparisonEntry {
  return {
    id,
    name: `Club ${id}`,
    slug: `club-${id}`,
    overallRating: 4,
    totalReviews: 10,
    location: 'Leeds',
    imageUrl: null,
    ...values,
  };
}

describe('comparison list', () => {
  it('takes up to four clubs, each once', () => {
    const four = [1, 2, 3, 4].map((id) => entry(id));
    expect(withClub(four.slice(0, 3), entry(4))).toEqual(four);
    expect(withClub(four, entry(5))).toBe('full');
    expect(withClub(four.slice(0, 2), entry(2))).toBe('already-there');
    expect(withoutClub(four, 2).map(({ id }) => id)).toEqual([1, 3, 4]);
  });

  it('takes over what the api returns for its clubs, and drops those that are gone', () => {
    const list = [entry(1), entry(2), entry(3)];
    const now = entry(1, { name: 'Renamed', slug: 'renamed', overallRating: 4.5 });
    expect(
      withAnswers(
        list,
        new Map([
          [1, now],
          [2, null],
          [9, entry(9)],
        ]),
      ),
    ).toEqual([now, entry(3)]);
    expect(withAnswers(list, new Map([[2, entry(2)]]))).toBe(list);
    // Two of them have been merged into one club.
    expect(withAnswers(list, new Map([[3, entry(1)]]))).toEqual([entry(1), entry(2)]);
  });

  it('is the same when saved and read back', () => {
    const list = [entry(1), entry(2, { imageUrl: '/a.png' })];
    expect(parseComparison(JSON.stringify(list))).toEqual(list);
  });

  it.each([
    null,
    '',
    '{',
    '{}',
    'null',
    '[1]',
    '[{"id":1}]',
    JSON.stringify([{ ...entry(1), overallRating: '4.2' }]),
    JSON.stringify([1, 2, 3, 4, 5].map((id) => entry(id))),
  ])('counts as empty when it is saved as %s', (text) => expect(parseComparison(text)).toEqual([]));
});

describe('standouts of a comparison', () => {
  it('are the strictly best rated and the most reviewed club', () => {
    const list = [entry(1, { overallRating: 4.5 }), entry(2, { totalReviews: 11 }), entry(3)];
    expect(standouts(list)).toEqual({ bestId: 1, mostId: 2 });
  });

  it('are missing if clubs are level or have nothing', () => {
    expect(standouts([entry(1), entry(2)])).toEqual({ bestId: null, mostId: null });
    const nothing = { overallRating: 0, totalReviews: 0 };
    expect(standouts([entry(1, nothing), entry(2, nothing)])).toEqual({ bestId: null, mostId: null });
  });
});
