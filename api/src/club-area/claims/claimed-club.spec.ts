import { profileOfClaim } from './claimed-club.js';

const CLAIM = {
  clubDescription: 'Fourteen teams.',
  facilities: 'Two grass pitches.',
  ageGroups: 'U7s to U16s',
  trainingDays: 'Tuesdays',
  websiteUrl: null,
  socialMedia: null,
};
const NONE = { instagram: null, facebook: null, xTwitter: null };

describe('the profile of a claimed club', () => {
  it('holds what the claim said', () => {
    expect(profileOfClaim({ ...CLAIM, websiteUrl: 'https://hornets.example' })).toEqual({
      description: 'Fourteen teams.',
      aboutUs: 'Two grass pitches.',
      teams: ['U7s to U16s'],
      trainingSchedule: 'Tuesdays',
      website: 'https://hornets.example',
      ...NONE,
    });
  });

  it.each([
    ['U7s, U8s;U9 girls,', ['U7s', 'U8s', 'U9 girls']],
    [`${'a '.repeat(80)}b`, ['a '.repeat(50).trim(), `${'a '.repeat(30)}b`]],
    ['x'.repeat(150), ['x'.repeat(100), 'x'.repeat(50)]],
  ])('has the teams of %j', (ageGroups, teams) => {
    expect(profileOfClaim({ ...CLAIM, ageGroups }).teams).toEqual(teams);
  });

  it.each([
    [null, {}],
    ['@hornets', {}],
    ['We are on TikTok: @hornets', {}],
    ['https://www.instagram.com/hornets/', { instagram: 'https://www.instagram.com/hornets/' }],
    [
      'facebook.com/hornets, https://x.com/hornets',
      { facebook: 'https://facebook.com/hornets', xTwitter: 'https://x.com/hornets' },
    ],
    [
      'Instagram: @hornets.fc; Facebook: hornetsfc; Twitter @hornets',
      { instagram: '@hornets.fc', facebook: 'https://www.facebook.com/hornetsfc', xTwitter: '@hornets' },
    ],
    ['Facebook and Instagram', {}],
    ['https://evil.example/instagram.com', {}],
    ['https://instagram.com.evil.example/hornets', {}],
    ['Facebook: Mill Hill Hornets', {}],
  ])('recognises the accounts in %j', (socialMedia, accounts) => {
    const { instagram, facebook, xTwitter } = profileOfClaim({ ...CLAIM, socialMedia });
    expect({ instagram, facebook, xTwitter }).toEqual({ ...NONE, ...accounts });
  });
});
