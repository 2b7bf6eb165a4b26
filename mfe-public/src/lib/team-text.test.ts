import { teamKindsText, teamLine } from './team-text';

const GIRLS = { ageGroup: 'U10s', category: 'girls', training: [], places: null, freePlaces: null } as const;

describe('a team on a line', () => {
  it.each([
    ['Under 10s girls', {}],
    [
      'Under 10s girls: Fri 5.30pm, waiting list',
      { training: [{ day: 'fri', start: '17:30' }], places: 'waiting-list' },
    ],
    [
      'Under 10s girls: Tue, Thu 6pm, 3 places free',
      {
        training: [
          { day: 'tue', start: null },
          { day: 'thu', start: '18:00' },
        ],
        places: 'yes',
        freePlaces: 3,
      },
    ],
    ['All ages disability: full', { ageGroup: 'all ages', category: 'disability', places: 'no' }],
  ] as const)('says "%s"', (line, values) => expect(teamLine({ ...GIRLS, ...values })).toBe(line));

  it('names every kind of team', () => {
    expect(teamKindsText(['mixed', 'boys', 'girls'])).toBe('Boys, girls, mixed');
    expect(teamKindsText([])).toBe('');
  });
});
