import { furtherTeams } from './further-teams';

const team = { category: 'girls' as const, training: [], places: null, freePlaces: null };

it('leaves out teams that are listed with their age groups', () => {
  const teamDetails = [
    { ...team, ageGroup: 'U8s' as const, name: 'Reds' },
    { ...team, ageGroup: 'U9s' as const, name: null },
  ];
  const teams = ['U8s Reds', 'u8s reds girls', 'U9s Girls', 'U9s', 'U9s Cubs', 'Walking football'];
  expect(furtherTeams({ teams, teamDetails })).toEqual(['U9s Cubs', 'Walking football']);
  expect(furtherTeams({ teams, teamDetails: [] })).toEqual(teams);
});
