import type { ValidationError } from 'yup';
import { anOwnClub } from '../../testing/factories';
import { toLines, profileBody, profileValues, toProfileSchema } from './profile-form.schema';
import type { ProfileValues } from './profile-form.schema';
import { PROFILE_SECTIONS } from './profile-sections';

const WEBSITE = 'Please enter a valid website URL (e.g., www.yourclub.co.uk or https://yourclub.co.uk)';
const FIELDS = PROFILE_SECTIONS.flatMap(({ fields }) => fields);

function messagesFor(values: Partial<ProfileValues>): string[] {
  try {
    toProfileSchema(FIELDS).validateSync({ ...profileValues(anOwnClub()), ...values }, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as ValidationError).errors;
  }
}

describe('profile form', () => {
  it.each<[field: keyof ProfileValues, value: string, messages: string[]]>([
    ['website', '', []],
    ['website', 'www.lions.example.org', []],
    ['website', 'http://lions.example.org', []],
    ['website', 'none', [WEBSITE]],
    ['website', 'javascript:alert(1)', [WEBSITE]],
    ['contactEmail', '', []],
    ['contactEmail', ' sam@lions.example.org ', []],
    ['contactEmail', 'sam', ['Please enter a valid email address']],
  ])('%s %j: %j', (field, value, messages) => expect(messagesFor({ [field]: value })).toEqual(messages));

  it.each([
    ['', []],
    ['U7s', ['U7s']],
    [' U7s \r\n\r\n\tU8s\n', ['U7s', 'U8s']],
  ])('splits %j into lines', (text, lines) => expect(toLines(text)).toEqual(lines));

  it('is the same after a round trip through the form', () => {
    const club = anOwnClub({ teams: ['U7s', 'U8s'], homeGround: 'Beckett Park' });
    expect(profileBody(profileValues(club), FIELDS)).toMatchObject({
      description: club.description,
      homeGround: 'Beckett Park',
      website: null,
      teams: ['U7s', 'U8s'],
    });
  });

  it('has every field in one section, and a section sends its own', () => {
    const values = profileValues(anOwnClub());
    expect([...FIELDS].sort()).toEqual(Object.keys(values).sort());
    const fees = PROFILE_SECTIONS.find(({ id }) => id === 'fees')!;
    expect(Object.keys(profileBody(values, fees.fields)).sort()).toEqual([
      ...['accreditation', 'cost', 'membershipFees', 'siblingDiscount'],
    ]);
  });

  it('doesn’t ask for what follows from the teams', () => {
    const training = [{ day: 'tue' as const, start: '18:00', end: null }];
    const team = { category: 'girls' as const, training, places: null, freePlaces: null, name: null };
    const club = anOwnClub({
      teamDetails: [{ ...team, ageGroup: 'U9s' }],
      teams: ['U9s Girls', 'Walking football'],
      trainingSchedule: 'Tuesday 6pm: Under 9s\n\nBring shin pads.',
    });
    expect(profileValues(club)).toMatchObject({
      teams: 'Walking football',
      trainingSchedule: 'Bring shin pads.',
    });
  });
});
