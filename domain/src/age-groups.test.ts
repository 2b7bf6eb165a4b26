import {
  AGE_GROUPS,
  ageGroupName,
  byAge,
  byCount,
  compareAgeGroups,
  parseAgeGroup,
  TEAM_AGE_GROUPS,
  UNDISCLOSED_AGE_GROUP,
} from './age-groups.ts';

describe('age groups', () => {
  it('run from U7s to U18s, then undisclosed', () => {
    expect(TEAM_AGE_GROUPS).toHaveLength(12);
    expect(AGE_GROUPS).toHaveLength(13);
    expect([AGE_GROUPS[0], AGE_GROUPS[11], AGE_GROUPS[12]]).toEqual([
      'U7s',
      'U18s',
      'prefer not to disclose',
    ]);
  });

  it.each([
    ['u12s', 'U12s'],
    ['Prefer not to disclose', 'prefer not to disclose'],
    ['U99s', undefined],
    ['', undefined],
  ])('%j is parsed as %j', (text, group) => {
    expect(parseAgeGroup(text)).toBe(group);
  });

  it.each([
    ['U12s', 'Under 12s'],
    ['U7s', 'Under 7s'],
    [UNDISCLOSED_AGE_GROUP, 'Prefer not to disclose'],
    ['Walking football', 'Walking football'],
    ['', ''],
  ])('reads %p as %p', (group, name) => {
    expect(ageGroupName(group)).toBe(name);
  });

  it('are sorted by their number, undisclosed last', () => {
    expect([UNDISCLOSED_AGE_GROUP, 'U10s', 'U7s', 'U18s', 'U9s'].sort(compareAgeGroups)).toEqual([
      'U7s',
      'U9s',
      'U10s',
      'U18s',
      UNDISCLOSED_AGE_GROUP,
    ]);
  });

  const tallies = [
    { ageGroup: UNDISCLOSED_AGE_GROUP, count: 9 },
    { ageGroup: 'U10s', count: 2 },
    { ageGroup: 'U9s', count: 2 },
    { ageGroup: 'U18s', count: 5 },
  ];

  it('sort by age', () => {
    expect([...tallies].sort(byAge).map(({ ageGroup }) => ageGroup)).toEqual([
      'U9s',
      'U10s',
      'U18s',
      UNDISCLOSED_AGE_GROUP,
    ]);
  });

  it('sort by count for a filter, ties by age, undisclosed last', () => {
    expect([...tallies].sort(byCount).map(({ ageGroup }) => ageGroup)).toEqual([
      'U18s',
      'U9s',
      'U10s',
      UNDISCLOSED_AGE_GROUP,
    ]);
  });
});
