import { agesText, rowFacts } from './row-facts';

describe('a row’s facts', () => {
  it.each([
    [[], ''],
    [['U9s'], 'U9'],
    [['U7s', 'U8s', 'U9s', 'U12s'], 'U7–U9, U12'],
    [['U12s', 'U6s', 'U7s'], 'U6–U7, U12'],
    [['U18s', 'all ages'], 'U18, All ages'],
  ])('write the ages %j as "%s"', (groups, text) => expect(agesText(groups)).toBe(text));

  it.each([
    [['mon', 'tue', 'thu'], 'Mon, Tue, Thu'],
    [['sun', 'wed', 'mon', 'tue'], 'Mon–Wed, Sun'],
  ])('write the nights %j as "%s"', (days, text) => expect(rowFacts({ days })).toEqual([text]));

  it('answer a parent’s questions in order', () => {
    expect(
      rowFacts({
        ages: ['U9s', 'U10s'],
        teams: ['girls', 'boys', 'disability'],
        days: ['thu', 'mon'],
        cost: { pence: 2500, per: 'month' },
      }),
    ).toEqual(['U9–U10', 'Boys, girls, disability', 'Mon, Thu', '£25 a month']);
  });

  it('leave out what is unknown', () => {
    expect(rowFacts({})).toEqual([]);
    expect(rowFacts({ ages: [], teams: ['boys'], days: [], cost: { pence: 0, per: 'year' } })).toEqual([
      'Boys',
      'Free',
    ]);
  });
});
