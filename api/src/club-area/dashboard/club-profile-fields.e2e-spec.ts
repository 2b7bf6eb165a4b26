import { EditedClub } from '../../../test/support/edited-club.js';
import { useSite } from '../../../test/support/started.js';
import { Club } from '../../model/clubs/club.entity.js';

describe('the profile of a club', () => {
  const club = useSite('suite', () => EditedClub.start());

  it.each<[object, object]>([
    [{ website: ' lions.example/teams ' }, { website: 'https://lions.example/teams' }],
    [{ facebook: '@lions' }, { facebook: 'https://www.facebook.com/lions' }],
    [{ facebook: 'facebook.com/lions' }, { facebook: 'https://facebook.com/lions' }],
    [{ instagram: 'instagram.com/lions' }, { instagram: 'https://instagram.com/lions' }],
    [{ teams: [' U7s ', '', ' \u200B', 'U8s'] }, { teams: ['U7s', 'U8s'] }],
    [
      { photos: ['', 'a.example/1', 'a.example/2', 'a.example/3', 'a.example/4'] },
      {
        photos: ['https://a.example/1', 'https://a.example/2', 'https://a.example/3'],
      },
    ],
    [{ aboutUs: ' One\r\ntwo\u0000 ' }, { aboutUs: 'One\ntwo' }],
    [
      { website: null, contactEmail: null },
      { website: null, contactEmail: null },
    ],
  ])('takes %j as %j', async (sent, kept) => {
    expect((await club.patch(sent)).status).toBe(200);
    expect(await club.read()).toMatchObject(kept);
  });

  it.each<[object, string]>([
    [{ website: 'javascript:alert(1)' }, 'Please enter a valid website URL'],
    [{ facebook: 'data:text/html,x' }, 'Please enter a Facebook name'],
    [{ instagram: 'javascript:alert(1)' }, 'Please enter an Instagram name'],
    [{ xTwitter: 'two words' }, 'Please enter an X name'],
    [{ clubLogo: 'http://lions.example/crest.png' }, 'The logo must be the address of an image'],
    [{ clubLogo: 'data:image/svg+xml,<svg onload=alert(1)>' }, 'The logo must be the address of an image'],
    [{ photos: ['javascript:alert(1)'] }, 'Photos must be addresses of images'],
    [{ photos: 'https://lions.example' }, 'Photos must be addresses of images'],
    [{ contactEmail: 'office' }, 'Please enter a valid email address'],
    [{ description: 'x'.repeat(4001) }, 'The description must be at most 4,000 characters'],
    [{ homeGround: 'x'.repeat(201) }, 'The home ground must be at most 200 characters'],
    [{ teams: Array(101).fill('U7s') }, 'Teams must be a list of at most 100'],
    [{ teams: ['x'.repeat(101)] }, 'Teams must be a list of at most 100'],
    [{ teams: [7] }, 'Teams must be a list of at most 100'],
    [{ membershipFees: 20 }, 'The membership fees must be a text'],
  ])('refuses %j', async (sent, message) => {
    const before = await club.api.database.dataSource.manager.find(Club);
    const answer = await club.patch({ homeGround: 'Elsewhere', ...sent });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      message: expect.stringContaining(message) as string,
      fields: { [Object.keys(sent)[0] ?? '']: expect.stringContaining(message) as string },
    });
    expect(await club.api.database.dataSource.manager.find(Club)).toEqual(before);
  });

  it('reports many wrong entries in one message', async () => {
    const answer = await club.patch({ photos: Array(50_000).fill(7) });
    expect(await answer.json()).toMatchObject({
      statusCode: 400,
      message: 'Photos must be addresses of images, beginning with https://',
      fields: { photos: 'Photos must be addresses of images, beginning with https://' },
    });
  });
});
