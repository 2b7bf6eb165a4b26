import { EditedClub } from '../../../test/support/edited-club.js';
import { useSite } from '../../../test/support/started.js';
import { Club } from '../../model/clubs/club.entity.js';
import type { ClubDetail } from '../../clubs/clubs.dto.js';
import type { OwnClub } from './dashboard.dto.js';

const FULL = {
  description: 'Football for everybody.',
  website: 'https://www.lions.example',
  homeGround: 'Lions Park',
  aboutUs: 'Since 1911.\nRun by volunteers.',
  teams: ['U7s', 'U8s <b>girls</b>'],
  trainingSchedule: 'Tuesdays',
  trainingGroundAddress: '1 Park Lane, Leeds',
  membershipFees: '£20 a month',
  instagram: '@lions.fc',
  facebook: 'https://www.facebook.com/lions',
  xTwitter: 'https://x.com/lions',
  contactEmail: 'office@lions.example',
  clubLogo: 'https://lions.example/crest.png',
  photos: ['https://lions.example/1.jpg', 'https://lions.example/2.jpg'],
};

describe("editing a club's profile", () => {
  const club = useSite('each', () => EditedClub.start());

  it('shows on the public page, except the e-mail address', async () => {
    const answer = await club.patch(FULL);
    expect(answer.status).toBe(200);
    expect((await answer.json()) as OwnClub).toMatchObject(FULL);
    expect(await club.read()).toMatchObject(FULL);
    const page = await club.api.read<ClubDetail>('/clubs/leeds-lions');
    const { contactEmail, clubLogo: _, photos: __, ...shown } = FULL;
    // Pictures are fetched first, and wait for a moderator.
    expect(page).toMatchObject({ ...shown, clubLogo: null, photos: [] });
    expect(JSON.stringify(page)).not.toContain(contactEmail);
  });

  it('keeps the e-mail address unreadable, however long, and still shows one from an older release', async () => {
    expect((await club.read()).contactEmail).toBe('secretary@club.example');
    const contactEmail = `${'o'.repeat(60)}@${'lions.'.repeat(15)}example`;
    expect(await (await club.patch({ contactEmail })).json()).toMatchObject({ contactEmail });
    expect((await club.patch({ homeGround: 'New Park' })).status).toBe(200);
    expect((await club.read()).contactEmail).toBe(contactEmail);
    const [kept] = await club.api.database.dataSource.manager.findBy(Club, { id: club.id });
    expect(kept?.contactEmail).not.toContain('@');
    expect(kept?.contactEmail?.length).toBeLessThanOrEqual(254);
  });

  it('changes only what is sent', async () => {
    await club.patch(FULL);
    const before = await club.read();
    await club.patch({ homeGround: 'New Park' });
    expect(await club.read()).toEqual({ ...before, homeGround: 'New Park' });
    expect((await club.patch({})).status).toBe(200);
    const unknown = {
      name: 'Mine',
      slug: 'mine',
      overallRating: 5,
      reviewCount: 99,
      id: 7,
      clubId: club.otherId,
    };
    expect((await club.patch(unknown)).status).toBe(200);
    expect(await club.read()).toEqual({ ...before, homeGround: 'New Park' });
    expect((await club.api.read<ClubDetail>('/clubs/york-yaks')).homeGround).toBeNull();
  });

  it('clears what is emptied', async () => {
    await club.patch(FULL);
    const emptied = Object.fromEntries(
      Object.entries(FULL).map(([field, value]) => [field, Array.isArray(value) ? [] : ' ']),
    );
    expect((await club.patch(emptied)).status).toBe(200);
    const cleared = Object.fromEntries(
      Object.entries(FULL).map(([field, value]) => [field, Array.isArray(value) ? [] : null]),
    );
    expect(await club.read()).toMatchObject({ ...cleared, description: '' });
  });
});
