import { afterClick, FOLDED } from './review-card-clicks';

describe('clicks on a recent review', () => {
  it('unfold it first', () => expect(afterClick(FOLDED, 500)).toEqual({ isExpanded: true, expandedAt: 500 }));

  it('open the club within two seconds, and fold it after that', () => {
    const unfolded = { isExpanded: true, expandedAt: 500 } as const;
    expect(afterClick(unfolded, 2499)).toBe('open-club');
    expect(afterClick(unfolded, 2500)).toEqual(FOLDED);
  });
});
