import { clubAdminHeaders, storeClubAdmin } from '../../../test/support/club-admins.js';
import { DirectorySite } from '../../../test/support/directory-site.js';
import { reviewForm } from '../../../test/support/review-form.js';
import { postJson, send } from '../../../test/support/sessions.js';
import { storedMails, tokenIn } from '../../../test/support/stored-mails.js';
import { useSite } from '../../../test/support/started.js';
import type { FindSuggestions, FoundClubs } from './find.dto.js';

describe('search results right after a change', () => {
  const site = useSite('each', () => DirectorySite.start());
  let [lions, yaks]: number[] = [];

  const find = (query = '') => site.api.read<FoundClubs>(`/clubs/find?${query}`);
  const names = async (query = '') => (await find(query)).clubs.map(({ name }) => name);
  const suggested = async (q: string) =>
    (await site.api.read<FindSuggestions>(`/clubs/suggestions?q=${q}`)).clubs.map(({ name }) => name);

  beforeEach(async () => {
    [lions, yaks] = await site.store(
      { name: 'Leeds Lions', latitude: 53.8, longitude: -1.55 },
      { name: 'York Yaks', location: 'York', latitude: 53.96, longitude: -1.08, reviews: [{}] },
    );
    // Loads the index, which must keep up from here on.
    expect(await names()).toEqual(['Leeds Lions', 'York Yaks']);
  });

  it('have a club that has just joined', async () => {
    await site.post('/admin/clubs', { name: 'Malton Magpies' });
    expect(await names()).toEqual(['Leeds Lions', 'Malton Magpies', 'York Yaks']);
    expect(await suggested('magp')).toEqual(['Malton Magpies']);
  });

  it('have new names and teams', async () => {
    const teamDetails = [
      {
        ageGroup: 'U8s',
        category: 'girls',
        name: null,
        training: [{ day: 'wed', start: null, end: null }],
        places: 'yes',
        freePlaces: 2,
      },
    ];
    await storeClubAdmin(site.api.database, lions ?? 0, { email: 'sam@lions.example' });
    const headers = await clubAdminHeaders(site.api, 'sam@lions.example');
    const edited = await send(site.api, 'PATCH', '/club-admin/club', headers, { teamDetails });
    expect(edited.status).toBe(200);
    expect((await site.patch(lions ?? 0, { name: 'Headingley Hawks' })).status).toBe(200);
    expect(await names('q=lions')).toEqual([]);
    expect(await names('q=hawks&age=U8s&team=girls&day=wed&places=true')).toEqual(['Headingley Hawks']);
    expect((await find('q=hawks')).clubs[0]?.isClaimed).toBe(true);
    expect(await suggested('hawks')).toEqual(['Headingley Hawks']);
  });

  it.each(['hide', 'close'])(
    'don’t have a club after the decision to %s it, until it’s back',
    async (action) => {
      await site.post(`/admin/clubs/${yaks}/${action}`, { reason: 'Asked to' });
      expect(await names()).toEqual(['Leeds Lions']);
      expect(await suggested('yaks')).toEqual([]);
      expect((await find('')).facets.reviewed).toBe(0);
      await site.post(`/admin/clubs/${yaks}/reopen`, { reason: 'Asked to' });
      expect(await names()).toEqual(['Leeds Lions', 'York Yaks']);
      expect((await find('')).facets.reviewed).toBe(1);
    },
  );

  it('don’t have a merged club, but have its reviews with the other one, until that is undone', async () => {
    await site.post(`/admin/clubs/${yaks}/merge`, { into: lions, reason: 'Listed twice' });
    expect(await names('reviewed=true')).toEqual(['Leeds Lions']);
    const [change] = await site.history(yaks ?? 0);
    await site.post(`/admin/club-changes/${change?.id}/undo`);
    expect(await names('reviewed=true')).toEqual(['York Yaks']);
  });

  it('count a review once it’s public', async () => {
    await postJson(site.api, '/reviews', reviewForm(lions ?? 0));
    expect((await find('q=lions')).clubs[0]?.reviewCount).toBe(0);
    const [mail] = await storedMails(site.api.database);
    await postJson(site.api, '/reviews/verify', { token: tokenIn(mail ?? { text: '' }) });
    expect(await names('reviewed=true&stars=4')).toEqual(['Leeds Lions', 'York Yaks']);
    expect(await names('sort=rating')).toEqual(['Leeds Lions', 'York Yaks']);
  });
});
