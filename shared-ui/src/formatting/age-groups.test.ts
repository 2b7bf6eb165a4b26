import { AGE_GROUPS, ageGroupName, compareAgeGroups, NOT_DISCLOSED } from './age-groups';

describe('age groups', () => {
  it('run from U7s to U18s', () => {
    expect(AGE_GROUPS).toHaveLength(12);
    expect(AGE_GROUPS[0]).toBe('U7s');
    expect(AGE_GROUPS.at(-1)).toBe('U18s');
  });

  it.each([
    ['U12s', 'Under 12s'],
    ['U7s', 'Under 7s'],
    [NOT_DISCLOSED, 'Prefer not to disclose'],
    ['Walking football', 'Walking football'],
    ['', ''],
  ])('reads %p as %p', (group, name) => {
    expect(ageGroupName(group)).toBe(name);
  });

  it('are sorted by their number, with those not disclosed last', () => {
    expect([NOT_DISCLOSED, 'U10s', 'U7s', 'U18s', 'U9s'].sort(compareAgeGroups)).toEqual([
      'U7s',
      'U9s',
      'U10s',
      'U18s',
      NOT_DISCLOSED,
    ]);
  });
});
