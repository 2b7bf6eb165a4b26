import { readAgeGroups } from './club-rows.js';

describe('readAgeGroups', () => {
  it('reads groups and counts, including groups of several words', () => {
    expect(readAgeGroups('U12s:3,prefer not to disclose:10')).toEqual([
      { ageGroup: 'U12s', count: 3 },
      { ageGroup: 'prefer not to disclose', count: 10 },
    ]);
  });

  it('reads no groups for a club without reviews', () => {
    expect(readAgeGroups(null)).toEqual([]);
  });
});
