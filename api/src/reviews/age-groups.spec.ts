import { AGE_GROUPS, byAge, byCount } from './age-groups.js';

describe('age groups', () => {
  it('run from under 7 to under 18, then undisclosed', () => {
    expect(AGE_GROUPS).toHaveLength(13);
    expect([AGE_GROUPS[0], AGE_GROUPS[11], AGE_GROUPS[12]]).toEqual([
      'U7s',
      'U18s',
      'prefer not to disclose',
    ]);
  });

  const tallies = [
    { ageGroup: 'prefer not to disclose', count: 9 },
    { ageGroup: 'U10s', count: 2 },
    { ageGroup: 'U9s', count: 2 },
    { ageGroup: 'U18s', count: 5 },
  ];

  it('sort by age', () => {
    expect([...tallies].sort(byAge).map(({ ageGroup }) => ageGroup)).toEqual([
      'U9s',
      'U10s',
      'U18s',
      'prefer not to disclose',
    ]);
  });

  it('sort by count for a filter, ties by age, undisclosed last', () => {
    expect([...tallies].sort(byCount).map(({ ageGroup }) => ageGroup)).toEqual([
      'U18s',
      'U9s',
      'U10s',
      'prefer not to disclose',
    ]);
  });
});
