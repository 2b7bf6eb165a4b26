import { teamsForChild } from './child-teams.ts';
import type { ClubTeam } from './club-facts.ts';

const team = (values: Partial<ClubTeam>): ClubTeam => ({
  ...{ ageGroup: 'U10s', category: 'girls', name: null, training: [], places: null, freePlaces: null },
  ...values,
});
const on = (day: 'mon' | 'tue' | 'fri') => [{ day, start: '17:30', end: null }];

describe('a club’s teams for a child', () => {
  const tuesdays = team({ training: on('tue') });
  const fridays = team({ training: on('fri') });
  const boys = team({ category: 'boys', training: on('mon') });
  const everybody = team({ ageGroup: 'all ages', category: 'mixed' });
  const teams = [everybody, tuesdays, fridays, boys];

  it('are of the age and kind, and train on the right days if any of them does', () => {
    expect(teamsForChild(teams, { age: 'U10s', team: 'girls', days: [] })).toEqual([tuesdays, fridays]);
    expect(teamsForChild(teams, { age: 'U10s', team: 'girls', days: ['fri'] })).toEqual([fridays]);
    expect(teamsForChild(teams, { age: 'U10s', team: 'girls', days: ['sun'] })).toEqual([tuesdays, fridays]);
    expect(teamsForChild(teams, { age: 'U12s', days: [] })).toEqual([everybody]);
    expect(teamsForChild(teams, { team: ['boys', 'mixed'], days: [] })).toEqual([boys, everybody]);
    expect(teamsForChild(teams, { days: ['sun'] })).toEqual([]);
  });

  it('end with those that don’t say when they train, if others train on the right days', () => {
    const unknown = team({ name: 'Reds', places: 'yes' });
    expect(teamsForChild([unknown, tuesdays, fridays], { age: 'U10s', days: ['fri'] })).toEqual([
      fridays,
      unknown,
    ]);
  });

  it('begin with those that have free places and end with full ones, youngest first', () => {
    const free = team({ ageGroup: 'U12s', places: 'yes' });
    const waiting = team({ ageGroup: 'U8s', places: 'waiting-list' });
    const full = team({ ageGroup: 'U7s', places: 'no' });
    const teams = [full, waiting, tuesdays, free];
    expect(teamsForChild(teams, { team: 'girls', days: [] })).toEqual([free, tuesdays, waiting, full]);
  });
});
