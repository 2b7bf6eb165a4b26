import type { ValidationError } from 'yup';
import { anOwnClub } from '../../testing/factories';
import { toLines, profileBody, profileSchema, profileValues } from './profile-form.schema';
import type { ProfileValues } from './profile-form.schema';

const WEBSITE = 'Please enter a valid website URL (e.g., www.yourclub.co.uk or https://yourclub.co.uk)';
const LOGO = 'The logo must be the address of an image, beginning with https://';
const PHOTOS = 'Photos must be addresses of images, beginning with https://';

function messagesFor(values: Partial<ProfileValues>): string[] {
  try {
    profileSchema.validateSync({ ...profileValues(anOwnClub()), ...values }, { abortEarly: false });
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
    ['clubLogo', '', []],
    ['clubLogo', 'https://lions.example.org/logo.png', []],
    ['clubLogo', 'http://lions.example.org/logo.png', [LOGO]],
    ['clubLogo', 'logo.png', [LOGO]],
    ['photos', '', []],
    ['photos', '\n https://lions.example.org/1.jpg \n\n', []],
    ['photos', 'https://lions.example.org/1.jpg\ndata:image/png;base64,xyz', [PHOTOS]],
    ['photos', 'https://a.org/1\nhttps://a.org/2\nhttps://a.org/3\nnot kept, not checked', []],
  ])('%s %j: %j', (field, value, messages) => expect(messagesFor({ [field]: value })).toEqual(messages));

  it.each([
    ['', []],
    ['U7s', ['U7s']],
    [' U7s \r\n\r\n\tU8s\n', ['U7s', 'U8s']],
  ])('splits %j into lines', (text, lines) => expect(toLines(text)).toEqual(lines));

  it('is the same after a round trip through the form', () => {
    const club = anOwnClub({
      teams: ['U7s', 'U8s'],
      photos: ['https://a.org/1'],
      homeGround: 'Beckett Park',
    });
    expect(profileBody(profileValues(club))).toMatchObject({
      description: club.description,
      homeGround: 'Beckett Park',
      website: null,
      teams: ['U7s', 'U8s'],
      photos: ['https://a.org/1'],
    });
  });
});
