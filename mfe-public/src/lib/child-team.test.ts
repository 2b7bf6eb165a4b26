import type { ClubDetail } from '../api/types';
import { askedText, teamsForChild } from './child-team';

type Team = ClubDetail['teamDetails'][number];
const team = (values: Partial<Team>): Team => ({
  ...{ ageGroup: 'U10s', category: 'girls', name: null, training: [], places: null, freePlaces: null },
  ...values,
});
const on = (day: Team['training'][number]['day']) => [{ day, start: '17:30', end: null }];

describe('a club’s teams for a child', () => {
  const tuesdays = team({ training: on('tue') });
  const fridays = team({ training: on('fri') });
  const boys = team({ category: 'boys', training: on('mon') });
  const everybody = team({ ageGroup: 'all ages', category: 'mixed' });
  const teams = [tuesdays, fridays, boys, everybody];

  it('are of the age and kind, and train on the right days if any of them does', () => {
    expect(teamsForChild(teams, { age: 'U10s', team: 'girls', days: [] })).toEqual([tuesdays, fridays]);
    expect(teamsForChild(teams, { age: 'U10s', team: 'girls', days: ['fri'] })).toEqual([fridays]);
    expect(teamsForChild(teams, { age: 'U10s', team: 'girls', days: ['sun'] })).toEqual([tuesdays, fridays]);
    expect(teamsForChild(teams, { age: 'U12s', days: [] })).toEqual([everybody]);
    expect(teamsForChild(teams, { days: ['sun'] })).toEqual([]);
  });

  it('start a question', () => {
    expect(askedText({ age: 'U10s', team: 'girls', days: ['mon', 'tue', 'wed', 'thu', 'fri'] })).toBe(
      'Is there a place for my child in an Under 10s girls’ team? We can make weeknights.',
    );
    expect(askedText({ age: 'U10s', days: ['mon'] })).toBe('');
    expect(askedText({ team: 'girls', days: [] })).toBe('Is there a place for my child in a girls’ team?');
  });
});
