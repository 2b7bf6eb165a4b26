import { savedSearchText } from './saved-searches.ts';

const ANYTHING = { place: 'Otley', radius: 5, age: null, teams: [], days: [] };

describe('a saved search in words', () => {
  it('says only what was asked for', () => {
    expect(savedSearchText(ANYTHING)).toBe('Places in any team, within 5 miles of Otley');
    expect(savedSearchText({ ...ANYTHING, radius: 1, age: 'U10s' })).toBe(
      'Places in U10s teams, within 1 mile of Otley',
    );
  });

  it('says everything that was asked for', () => {
    const asked = { age: 'U10s', teams: ['girls', 'mixed'], days: ['tue', 'wed', 'thu'] } as const;
    expect(savedSearchText({ ...ANYTHING, ...asked })).toBe(
      'Places in U10s girls’ and mixed teams that train on Tuesday, Wednesday or Thursday, within 5 miles of Otley',
    );
    expect(savedSearchText({ ...ANYTHING, age: 'all ages', teams: ['disability'] })).toBe(
      'Places in all-ages disability teams, within 5 miles of Otley',
    );
  });
});
