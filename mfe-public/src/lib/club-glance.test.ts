import { aClubDetail } from '../testing/factories';
import { getGlance } from './club-glance';

type Team = ReturnType<typeof aClubDetail>['teamDetails'][number];

const team = (values: Partial<Team>): Team => ({
  ageGroup: 'U9s',
  category: 'mixed',
  name: null,
  training: [],
  places: null,
  freePlaces: null,
  ...values,
});
const on = (...days: Team['training'][number]['day'][]) =>
  days.map((day) => ({ day, start: null, end: null }));
const getTexts = (values: Parameters<typeof aClubDetail>[0]) =>
  Object.fromEntries(getGlance(aClubDetail(values)).map(({ kind, text }) => [kind, text]));

describe('a club at a glance', () => {
  it('lists what is known, in the order of a parent’s questions', () => {
    const facts = getGlance(
      aClubDetail({
        teamDetails: [
          team({ ageGroup: 'U12s', category: 'girls', training: on('thu') }),
          team({ ageGroup: 'U7s', training: on('tue', 'thu'), places: 'yes' }),
        ],
        cost: { pence: 2500, per: 'month', note: null },
      }),
    );
    expect(facts.map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Ages: Under 7s to 12s',
      'Teams: Girls, mixed',
      'Training: Tue, Thu',
      'Fee: £25 a month',
      'Places free: Under 7s',
      'Ground: Beckett Fields',
    ]);
  });

  it('is empty if nothing is known', () => {
    expect(getGlance(aClubDetail({ homeGround: null }))).toEqual([]);
    expect(getTexts({ teamDetails: [team({})], homeGround: '' })).toEqual({
      ages: 'Under 9s',
      teams: 'Mixed',
    });
  });

  it('names a single night in full, and teams for all ages', () => {
    const { ages, nights } = getTexts({ teamDetails: [team({ ageGroup: 'all ages', training: on('sat') })] });
    expect([ages, nights]).toEqual(['All ages', 'Saturdays']);
    expect(getTexts({ teamDetails: [team({}), team({ ageGroup: 'all ages' })] }).ages).toBe(
      'Under 9s, all ages',
    );
  });

  it('says whether the team for a parent’s child has places', () => {
    const teamDetails = [
      team({ ageGroup: 'U10s', category: 'girls', places: 'waiting-list' }),
      team({ ageGroup: 'U7s', places: 'yes' }),
    ];
    const placesFor = (age: string) =>
      getGlance(aClubDetail({ teamDetails }), { age, days: [] }).find(({ kind }) => kind === 'places');
    expect(placesFor('U10s')).toMatchObject({ label: 'Places', text: 'Waiting list for Under 10s girls' });
    expect(placesFor('U12s')).toMatchObject({ label: 'Places free', text: 'Under 7s' });
  });

  it.each([
    [['yes', 'no'], 'Under 7s'],
    [['yes', 'yes', 'yes'], 'Under 7s, Under 8s, Under 9s'],
    [['yes', 'yes', 'yes', 'yes'], 'In 4 teams'],
    [['no', 'waiting-list'], 'Waiting list'],
    [['no', 'no'], 'Full'],
    [[null, 'no'], 'Full'],
    [[null, null], undefined],
  ] as const)('of places %j it says %s', (places, text) => {
    const ages = ['U7s', 'U8s', 'U9s', 'U10s'] as const;
    const teams = places.map((value, index) => team({ ageGroup: ages[index]!, places: value }));
    expect(getTexts({ teamDetails: teams }).places).toBe(text);
  });
});
