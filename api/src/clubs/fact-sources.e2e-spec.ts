import type { FactSource } from '@club-reviews/domain/fact-sources';
import { londonClock } from '@club-reviews/domain/london-clock';
import { clubAdminHeaders, storeClubAdmin } from '../../test/support/club-admins.js';
import { DirectorySite } from '../../test/support/directory-site.js';
import { postJson, send } from '../../test/support/sessions.js';
import { correction, missingClub } from '../../test/support/suggestion-form.js';
import { useSite } from '../../test/support/started.js';
import type { AdminClub } from '../directory/admin-clubs.dto.js';
import type { ErrorResponse } from '../platform/http/api-list.js';

const TODAY = londonClock(new Date()).date;
const by = (kind: FactSource['kind'], ...facts: string[]) => ({
  ...{ kind, on: TODAY, name: null, licence: null },
  facts,
});

describe('where a club’s facts come from', () => {
  const site = useSite('each', () => DirectorySite.start());
  let lions: AdminClub;

  beforeEach(async () => {
    const added = await site.post('/admin/clubs', {
      name: 'Leeds Lions',
      homeGround: 'The Park',
      founded: 1974,
    });
    lions = (await added.json()) as AdminClub;
  });

  const sources = () => site.api.read<FactSource[]>('/clubs/leeds-lions/sources');
  const suggest = async (body: Record<string, unknown>): Promise<number> => {
    await postJson(site.api, '/suggestions', body);
    const [newest] = (await (await site.get('/admin/suggestions')).json()) as { id: number }[];
    return newest?.id ?? 0;
  };

  it('is noted when staff add it, and as the club, staff or a visitor’s suggestion changes it', async () => {
    const ADDED = ['name', 'location', 'sport', 'homeGround', 'founded'];
    expect(await sources()).toEqual([by('staff', ...ADDED)]);
    await storeClubAdmin(site.api.database, lions.id, { email: 'sam@lions.example' });
    const profile = { homeGround: 'The Meadow', founded: 1974, instagram: null };
    const headers = await clubAdminHeaders(site.api, 'sam@lions.example');
    expect((await send(site.api, 'PATCH', '/club-admin/club', headers, profile)).status).toBe(200);
    const suggestionId = await suggest(correction(lions.id));
    await site.patch(lions.id, { sport: 'Futsal', suggestionId });
    const expected = [
      by('staff', 'name', 'location', 'founded'),
      by('club', 'homeGround'),
      by('parent', 'sport'),
    ];
    expect(await sources()).toEqual(expected);
    expect((await site.club(lions.id)).sources).toEqual(expected);
  });

  it('goes back with a change that is undone', async () => {
    await storeClubAdmin(site.api.database, lions.id, { email: 'sam@lions.example' });
    const headers = await clubAdminHeaders(site.api, 'sam@lions.example');
    const before = await sources();
    await send(site.api, 'PATCH', '/club-admin/club', headers, {
      homeGround: 'The Meadow',
      aboutUs: 'We play.',
    });
    expect(await sources()).toContainEqual(by('club', 'aboutUs', 'homeGround'));
    const [change] = await site.history(lions.id);
    expect((await site.post(`/admin/club-changes/${change?.id}/undo`)).ok).toBe(true);
    expect(await sources()).toEqual(before);
  });

  it('isn’t said about what the page doesn’t say any more', async () => {
    await site.patch(lions.id, { homeGround: null });
    expect(JSON.stringify(await sources())).not.toContain('homeGround');
  });

  it('is a visitor’s suggestion for a club that was missing', async () => {
    const suggestionId = await suggest(missingClub());
    await site.post('/admin/clubs', { name: 'Hornets', suggestionId });
    expect(await site.api.read('/clubs/hornets/sources')).toEqual([
      by('parent', 'name', 'location', 'sport'),
    ]);
  });

  it('takes no suggestion about another club, a declined one, or none at all', async () => {
    const [yaks = 0] = await site.store({ name: 'York Yaks' });
    const other = await suggest(correction(yaks));
    const declined = await suggest(correction(lions.id));
    const decision = { state: 'declined', answer: 'They play on.' };
    await send(site.api, 'PATCH', `/admin/suggestions/${declined}`, site.headers, decision);
    for (const suggestionId of [other, declined, 999, 'x']) {
      const answer = await site.patch(lions.id, { sport: 'Futsal', suggestionId });
      expect(answer.status).toBe(400);
      expect(((await answer.json()) as ErrorResponse).fields).toHaveProperty('suggestionId');
    }
    expect((await site.row(lions.id)).sport).toBe('Football');
  });

  it('is that of the club an address leads to, and of no hidden one', async () => {
    await site.patch(lions.id, { name: 'Leeds Tigers' });
    expect(await sources()).toEqual(await site.api.read('/clubs/leeds-tigers/sources'));
    await site.post(`/admin/clubs/${lions.id}/hide`, { reason: 'Invented' });
    expect((await site.api.call('/clubs/leeds-lions/sources')).status).toBe(404);
    expect((await site.api.call('/clubs/x!/sources')).status).toBe(404);
  });
});
