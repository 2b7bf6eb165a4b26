import type { ClubTeam } from '@club-reviews/domain/club-facts';
import fc from 'fast-check';
import {
  CLUB_TEAM_AGE_GROUPS,
  COST_PERIODS,
  TEAM_CATEGORIES,
  WEEKDAYS,
} from '@club-reviews/domain/club-facts';
import { EXAMPLE_FACTS } from '@club-reviews/domain/example-facts';
import { FACT_ENTRIES, UNKNOWN_FACTS } from '@club-reviews/domain/simple-facts';
import type { FactColumn } from './fact-cells.js';
import { FACT_CELLS, FACT_TEXTS } from './fact-cells.js';

type Column = keyof typeof FACT_CELLS;
const NOTES = [
  null,
  'Kit; and a ball',
  'Free trial',
  'No free trial; ask',
  'free trial on Sundays',
  'a;b',
  '; “c”',
];

const read = (column: Column, text: string): unknown => {
  const result = FACT_CELLS[column].safeParse(text);
  return result.success ? result.data : (result.error.issues[0]?.message ?? '');
};
const TEAM = {
  ageGroup: 'U10s',
  category: 'girls',
  name: null,
  training: [],
  places: null,
  freePlaces: null,
};

describe('cells with facts', () => {
  it.each<[Column, string, unknown]>([
    ['teams', '', []],
    ['teams', 'U10 girls', [TEAM]],
    [
      'teams',
      ' u10s GIRLS  "Reds; A" Tuesday 18:00 - 19:00, thu 9.30  3 places ; all ages disability Sat waiting list;U7 mixed full; ',
      [
        {
          ...TEAM,
          name: 'Reds; A',
          training: [
            { day: 'tue', start: '18:00', end: '19:00' },
            { day: 'thu', start: '09:30', end: null },
          ],
          places: 'yes',
          freePlaces: 3,
        },
        {
          ...TEAM,
          ageGroup: 'all ages',
          category: 'disability',
          training: [{ day: 'sat', start: null, end: null }],
          places: 'waiting-list',
        },
        { ...TEAM, ageGroup: 'U7s', category: 'mixed', places: 'no' },
      ],
    ],
    ['cost', '£25 a month; First session free', { pence: 2500, per: 'month', note: 'First session free' }],
    ['cost', '£9 a week; Free trial', { pence: 900, per: 'week', note: null, freeTrial: true }],
    ['cost', 'free; no free trial; kit', { pence: 0, per: 'season', note: 'kit', freeTrial: false }],
    ['cost', '3.5/session', { pence: 350, per: 'session', note: null }],
    ['cost', '£9 a week;; Free trial', { pence: 900, per: 'week', note: 'Free trial' }],
    ['cost', 'free', { pence: 0, per: 'season', note: null }],
    ['cost', '', null],
    ['accreditation', '2 Star', '2-star'],
    ['accreditation', 'England Football Accredited', 'accredited'],
    ['accreditation', 'England Football Accredited, 3 stars', '3-star'],
    ['accreditation', '', null],
    ['welfare_officer', 'Sam Reed', { name: 'Sam Reed', email: null, phone: null }],
    [
      'welfare_officer',
      'Sam Reed; 0113 496 0000; welfare@lions.example',
      { name: 'Sam Reed', email: 'welfare@lions.example', phone: '0113 496 0000' },
    ],
    ['surfaces', 'Grass; 3G pitch; indoor', ['grass', '3g', 'indoor']],
    ['ground_access', 'step-free access; Blue badge parking', ['blue-badge-parking', 'step-free']],
  ])('%s: %j', (column, text, value) => expect(read(column, text)).toEqual(value));

  it.each<[Column, string, string]>([
    ['teams', 'the first team', '“the first team” isn’t a team such as'],
    ['teams', 'U10 girls; U11 ladies', 'Team 2: Each team needs an age group'],
    ['teams', 'U30 boys', 'Team 1: Each team needs an age group'],
    ['teams', 'U10 boys Noday 18:00', 'Team 1: A team can have 7 training sessions, each with a day'],
    ['teams', 'U10 boys Tue 6pm', 'isn’t a time such as'],
    ['teams', 'U10 boys Tue 19:00-18:00', 'Team 1: Training must end after it starts'],
    ['teams', 'U10 boys Tue 25:00', 'Team 1: Times must look like 18:00'],
    ['teams', 'U10 boys 100 places', 'Team 1: Free places must be'],
    ['teams', Array(61).fill('U10 boys').join(';'), 'A club can list at most 60 teams'],
    ['cost', 'about twenty pounds', '“about twenty pounds” isn’t an amount'],
    ['cost', '£25 a fortnight', 'The cost must be an amount'],
    ['accreditation', 'gold', '“Accreditation” must be one of'],
    ['welfare_officer', 'sam@lions.example', 'must be “name; email; phone”'],
    ['welfare_officer', 'Sam; ring me', 'Please enter a phone number'],
    ['surfaces', 'sand', '“Surface” must be some of'],
    ['ground_access', 'helipad', '“At the ground” must be some of'],
  ])('%s: %j is refused', (column, text, reason) => expect(read(column, text)).toContain(reason));

  const time = fc
    .tuple(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
  const later = fc.integer({ min: 11, max: 23 }).map((hour) => `${hour}:15`);
  const session = fc
    .tuple(fc.constantFrom(...WEEKDAYS), fc.option(time), fc.option(later))
    .map(([day, start, end]) => ({ day, start, end: start === null ? null : end }));
  const word = fc.constantFrom('Reds', 'places', 'full', '; ', 'Tue 18:00', ',', 'girls', '£');
  const team: fc.Arbitrary<ClubTeam> = fc
    .record({
      ageGroup: fc.constantFrom(...CLUB_TEAM_AGE_GROUPS),
      category: fc.constantFrom(...TEAM_CATEGORIES),
      name: fc.option(fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ').trim())),
      training: fc.array(session, { maxLength: 7 }),
      places: fc.option(fc.constantFrom('yes' as const, 'waiting-list' as const, 'no' as const)),
      freePlaces: fc.option(fc.integer({ min: 1, max: 99 })),
    })
    .map((drawn) => ({
      ...drawn,
      name: drawn.name === null ? null : drawn.name.replace(/\s+/g, ' '),
      freePlaces: drawn.places === 'yes' ? drawn.freePlaces : null,
    }));

  it('come back from an export as they went in', () => {
    fc.assert(
      fc.property(fc.array(team, { maxLength: 5 }), (teams) => {
        expect(read('teams', FACT_TEXTS.teams(teams))).toEqual(teams);
      }),
    );
    for (const pence of [0, 5, 350, 2500, 500_000]) {
      for (const per of COST_PERIODS) {
        for (const trial of [{}, { freeTrial: true }, { freeTrial: false }]) {
          for (const note of NOTES) {
            const cost = { pence, per, note, ...trial };
            expect(read('cost', FACT_TEXTS.cost(cost))).toEqual(cost);
          }
        }
      }
    }
    const officer = { name: 'Sam Reed', email: null, phone: '0113 496 0000' };
    expect(read('welfare_officer', FACT_TEXTS.welfare_officer(officer))).toEqual(officer);
    for (const [key, { importColumn }] of FACT_ENTRIES) {
      const column = importColumn as FactColumn;
      for (const facts of [EXAMPLE_FACTS, UNKNOWN_FACTS])
        expect(read(column, FACT_TEXTS[column](facts[key]))).toEqual(facts[key]);
    }
  });
});
