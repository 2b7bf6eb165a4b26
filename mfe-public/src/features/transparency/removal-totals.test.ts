import { removalTotals } from './removal-totals';

const counted = (months: Parameters<typeof removalTotals>[0]) =>
  removalTotals(months)
    .filter(({ count }) => count > 0)
    .map(({ label, count }) => [label, count]);

describe('removals by reason', () => {
  it('are added up over the months, in the order of the list', () => {
    expect(
      counted([
        { removals: [{ reason: 'abuse', count: 2 }] },
        { removals: [] },
        {
          removals: [
            { reason: 'fake', count: 1 },
            { reason: 'abuse', count: 1 },
          ],
        },
      ]),
    ).toEqual([
      ['Not a real experience', 1],
      ['Abuse or threats', 3],
    ]);
  });

  it('include every reason of the list, and those without a reason only if there were some', () => {
    const labels = (months: Parameters<typeof removalTotals>[0]) =>
      removalTotals(months).map(({ label }) => label);
    expect(labels([])).toContain('Against the law');
    expect(labels([])).not.toContain('No reason recorded');
    expect(labels([{ removals: [{ reason: 'none-given', count: 1 }] }]).at(-1)).toBe('No reason recorded');
  });
});
