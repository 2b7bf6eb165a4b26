import { furtherTeams, furtherTraining, teamLines, trainingSummary } from './team-summary.ts';

const team = { category: 'girls' as const, training: [], places: null, freePlaces: null };
const tuesday = (start: string | null, end: string | null) => ({ day: 'tue' as const, start, end });

it('lists teams by name, each name once', () => {
  const reds = { ...team, ageGroup: 'U8s', name: 'Reds' };
  const boys = { ...team, ageGroup: 'U9s', name: null, category: 'boys' as const };
  expect(teamLines([reds, boys, boys])).toEqual(['U8s Reds Girls', 'U9s Boys']);
});

it('leaves out teams that are listed with their age groups', () => {
  const teamDetails = [
    { ...team, ageGroup: 'U8s', name: 'Reds' },
    { ...team, ageGroup: 'U9s', name: null },
  ];
  const teams = ['U8s Reds', 'u8s reds girls', 'U9s Girls', 'U9s', 'U9s Cubs', 'Walking football'];
  expect(furtherTeams({ teams, teamDetails })).toEqual(['U9s Cubs', 'Walking football']);
  expect(furtherTeams({ teams, teamDetails: [] })).toEqual(teams);
});

describe('a summary of training', () => {
  it('has a line for each day, with its hours and age groups', () => {
    const saturday = { day: 'sat' as const, start: '09:30', end: null };
    expect(
      trainingSummary([
        { ageGroup: 'U10s', training: [tuesday('18:00', '19:15'), saturday] },
        { ageGroup: 'U9s', training: [tuesday('17:30', '18:30')] },
        { ageGroup: 'U9s', training: [tuesday('17:30', '18:30')] },
        { ageGroup: 'U7s', training: [] },
      ]),
    ).toBe('Tuesday 5.30pm to 7.15pm: Under 9s, Under 10s\nSaturday 9.30am: Under 10s');
  });

  it('gives no hours that a team doesn’t', () => {
    const open = { ageGroup: 'U9s', training: [tuesday('17:30', null)] };
    expect(trainingSummary([{ ageGroup: 'U8s', training: [tuesday('17:00', '18:00')] }, open])).toBe(
      'Tuesday 5pm: Under 8s, Under 9s',
    );
    expect(trainingSummary([open, { ageGroup: 'U8s', training: [tuesday(null, null)] }])).toBe(
      'Tuesday: Under 8s, Under 9s',
    );
  });

  it('says nothing if no team trains', () =>
    expect(trainingSummary([{ ageGroup: 'U7s', training: [] }])).toBeNull());
});

it('keeps what a club says about training besides its teams’ times', () => {
  const teamDetails = [{ ageGroup: 'U9s', training: [tuesday('18:00', null)] }];
  const getFurther = (trainingSchedule: string | null) => furtherTraining({ trainingSchedule, teamDetails });
  expect(getFurther('Tuesday 6pm: Under 9s\n\nBring shin pads.')).toBe('Bring shin pads.');
  expect(getFurther('Tuesday 6pm: Under 9s')).toBeNull();
  expect(getFurther('Tuesday 6pm: Under 9s, Under 10s')).toBe('Tuesday 6pm: Under 9s, Under 10s');
  expect(getFurther(null)).toBeNull();
  expect(furtherTraining({ trainingSchedule: 'Tuesdays', teamDetails: [] })).toBe('Tuesdays');
});
