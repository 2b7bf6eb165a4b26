import { aClubDetail } from '../../testing/factories';
import { comparisonEntry } from './comparison-entry';
import { comparisonRows, isSameForAll } from './comparison-rows';
import type { ComparedClub } from './use-compared-clubs';

function compared(values: Parameters<typeof aClubDetail>[0]): ComparedClub {
  const club = aClubDetail(values);
  return { entry: comparisonEntry(club), club, hasFailed: false };
}

const toCells = (clubs: ComparedClub[], name: string) =>
  comparisonRows(clubs).find((row) => row.name === name)!.cells;

describe('rows of a comparison', () => {
  it('are the overall rating and the five categories in their order', () => {
    expect(comparisonRows([compared({}), compared({ id: 8 })]).map(({ name }) => name)).toEqual([
      'Overall rating',
      'Coaching Quality',
      'Communication',
      'Facilities',
      'Inclusivity',
      'Value',
    ]);
  });

  it('mark the single best figure, and none if figures look level', () => {
    const clubs = [
      compared({ coachingRating: 4.44, facilitiesRating: 4.5, reviewCount: 1200 }),
      compared({ id: 8, coachingRating: 4.36, facilitiesRating: 3.9, reviewCount: 3 }),
    ];
    expect(toCells(clubs, 'Facilities').map((cell) => cell.kind === 'figure' && cell.isTop)).toEqual([
      true,
      false,
    ]);
    expect(toCells(clubs, 'Coaching Quality')).toEqual([
      { kind: 'figure', text: '4.4', isTop: false },
      { kind: 'figure', text: '4.4', isTop: false },
    ]);
    expect(toCells(clubs, 'Overall rating')[0]).toEqual({
      kind: 'figure',
      text: '4.3',
      note: '1,200 reviews',
      isTop: false,
    });
  });

  it('have no rating for a club without reviews', () => {
    const clubs = [compared({ valueRating: 2 }), compared({ id: 8, reviewCount: 0, valueRating: 0 })];
    expect(toCells(clubs, 'Value')).toEqual([
      { kind: 'figure', text: '2.0', isTop: true },
      { kind: 'no-reviews' },
    ]);
    expect(toCells(clubs, 'Overall rating')[1]).toEqual({ kind: 'no-reviews' });
  });

  it('mark nothing while a figure is missing, and say whether it is loading', () => {
    const clubs = [
      compared({}),
      { ...compared({ id: 8 }), club: undefined },
      { ...compared({ id: 9 }), club: undefined, hasFailed: true },
    ];
    expect(toCells(clubs, 'Communication')).toEqual([
      { kind: 'figure', text: '4.0', isTop: false },
      { kind: 'pending' },
      { kind: 'unknown' },
    ]);
  });

  it('are the same for all clubs only once everything has arrived', () => {
    const clubs = [compared({ valueRating: 2 }), compared({ id: 8 })];
    const same = (list: ComparedClub[]) => comparisonRows(list).filter(isSameForAll);
    expect(same(clubs).map(({ name }) => name)).toEqual([
      'Overall rating',
      'Coaching Quality',
      'Communication',
      'Facilities',
      'Inclusivity',
    ]);
    expect(same([clubs[0]!, { ...clubs[1]!, club: undefined }])).toHaveLength(1);
  });
});
