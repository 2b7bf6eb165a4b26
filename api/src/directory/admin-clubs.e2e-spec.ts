import { EXAMPLE_FACTS } from '@club-reviews/domain/example-facts';
import { FACT_ENTRIES, factText, UNKNOWN_FACTS } from '@club-reviews/domain/simple-facts';
import { storeClubAdmin } from '../../test/support/club-admins.js';
import { DirectorySite } from '../../test/support/directory-site.js';
import { useSite } from '../../test/support/started.js';
import type { AdminClub } from './admin-clubs.dto.js';

describe('a moderator and the directory’s clubs', () => {
  const site = useSite('each', () => DirectorySite.start());

  describe('finding one', () => {
    beforeEach(async () => {
      const [lions] = await site.store(
        { name: 'Leeds Lions', postcode: 'LS6 3AA' },
        { name: 'York Yaks', location: 'York', postcode: 'YO1 7HH' },
        { name: 'Ashby Rovers', location: 'Ashby' },
      );
      await storeClubAdmin(site.api.database, lions ?? 0, { email: 'sam@lions.example' });
    });

    it.each([
      ['', ['Ashby Rovers', 'Leeds Lions', 'York Yaks']],
      ['?q=lion', ['Leeds Lions']],
      ['?q=york', ['York Yaks']],
      ['?q=ls6', ['Leeds Lions']],
      ['?q=LS6%203AA', ['Leeds Lions']],
      ['?q=%25', []],
      ['?claimed=yes', ['Leeds Lions']],
      ['?claimed=no', ['Ashby Rovers', 'York Yaks']],
      ['?claimed=no&q=yaks', ['York Yaks']],
      ['?state=hidden', []],
    ])('returns %j', async (query, names) => {
      expect(await site.names(query)).toEqual(names);
    });

    it('finds hidden and closed ones by the same words', async () => {
      const [yaks] = ((await (await site.get('/admin/clubs?q=yaks')).json()) as AdminClub[]).map(
        ({ id }) => id,
      );
      await site.post(`/admin/clubs/${yaks}/hide`, { reason: 'Invented' });
      expect(await site.names('?q=yak')).toEqual(['York Yaks']);
      expect(await site.names('?state=hidden')).toEqual(['York Yaks']);
      expect(await site.names('?state=listed')).toEqual(['Ashby Rovers', 'Leeds Lions']);
    });

    it('pages through all of them', async () => {
      const seen: string[] = [];
      let path: string | undefined = '/admin/clubs?limit=2';
      while (path) {
        const answer: Response = await site.get(path);
        seen.push(...((await answer.json()) as AdminClub[]).map(({ name }) => name));
        path = /<\/api([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1];
      }
      expect(seen).toEqual(['Ashby Rovers', 'Leeds Lions', 'York Yaks']);
    });

    it.each(['?limit=0', '?cursor=x', '?state=gone', '?claimed=maybe'])('refuses %j', async (query) => {
      expect((await site.get(`/admin/clubs${query}`)).status).toBe(400);
    });
  });

  describe('adding one', () => {
    it('lists it where its postcode is, and logs it', async () => {
      const right = await site.post('/admin/clubs', {
        name: 'Mill Hill Hornets',
        postcode: 'ls6 3aa',
        leagues: ['Sunday League'],
        website: 'hornets.example',
        reason: 'A parent asked',
      });
      expect(right.status).toBe(201);
      const club = (await right.json()) as AdminClub;
      expect(club).toMatchObject({
        slug: 'mill-hill-hornets',
        postcode: 'LS6 3AA',
        location: 'Hyde Park, Leeds',
        state: 'listed',
        sport: 'Football',
        leagues: ['Sunday League'],
        website: 'https://hornets.example',
      });
      expect(club.latitude).toBeCloseTo(53.8, 0);
      expect(await site.publicNames('/clubs/search?postcode=LS6')).toEqual(['Mill Hill Hornets']);
      expect(await site.history(club.id)).toMatchObject([
        { action: 'added', actor: 'site-admin', reason: 'A parent asked', canBeUndone: false },
      ]);
      await site.expectExactValues();
    });

    it('asks about a name that is already listed', async () => {
      await site.store({ name: 'Mill Hill' });
      const twice = await site.post('/admin/clubs', { name: 'mill-hill' });
      expect(twice.status).toBe(409);
      expect(await twice.json()).toMatchObject({ fields: { isNamesake: expect.any(String) as string } });
      const another = await site.post('/admin/clubs', { name: 'mill-hill', isNamesake: true });
      expect(await another.json()).toMatchObject({ slug: 'mill-hill-2' });
      await site.expectExactValues();
    });

    it.each([
      [{}, 'name'],
      [{ name: '' }, 'name'],
      [{ name: 'x'.repeat(161) }, 'name'],
      [{ name: 'Lions', postcode: 'LS6' }, 'postcode'],
      [{ name: 'Lions', postcode: 'ZZ99 9ZZ' }, 'postcode'],
      [{ name: 'Lions', website: 'not a site' }, 'website'],
      [{ name: 'Lions', imageUrl: 'http://lions.example/a.png' }, 'imageUrl'],
      [{ name: 'Lions', leagues: 'Sunday' }, 'leagues'],
    ])('refuses %j', async (body, field) => {
      const answer = await site.post('/admin/clubs', body);
      expect(answer.status).toBe(400);
      expect(Object.keys(((await answer.json()) as { fields: object }).fields).join()).toContain(field);
    });
  });

  describe('editing one', () => {
    let lions: number;

    beforeEach(async () => {
      [lions = 0] = await site.store(
        { name: 'Leeds Lions', reviews: [{}, {}] },
        { name: 'Mill Hill' },
        { name: 'Zebras' },
      );
    });

    it('renames it, and the old address redirects to the new one', async () => {
      expect((await site.patch(lions, { name: 'Mill Hill', reason: 'They say so' })).status).toBe(200);
      const moved = await site.api.call('/clubs/leeds-lions', { redirect: 'manual' });
      expect([moved.status, moved.headers.get('location')]).toEqual([301, '/api/clubs/mill-hill-2']);
      expect(await site.api.read('/clubs/leeds-lions')).toMatchObject({ id: lions, slug: 'mill-hill-2' });
      expect(await site.api.read('/clubs/LEEDS-LIONS/reviews')).toHaveLength(2);
      expect(await site.publicNames()).toEqual(['Mill Hill', 'Mill Hill', 'Zebras']);
      expect(await site.publicNames('/clubs/search?sport=lions')).toEqual([]);
      expect((await site.club(lions)).formerSlugs).toEqual(['leeds-lions']);
      await site.expectExactValues();
    });

    it('gives no other club an address that redirects to it', async () => {
      await site.patch(lions, { name: 'Tigers' });
      const other = await site.post('/admin/clubs', { name: 'Leeds Lions' });
      expect(await other.json()).toMatchObject({ slug: 'leeds-lions-2' });
      expect(await site.api.read('/clubs/leeds-lions')).toMatchObject({ slug: 'tigers' });
    });

    it('keeps an address that was never made from the name, and goes back to it when a rename is undone', async () => {
      const [foxes = 0] = await site.store({ name: 'Foxes', slug: 'foxes-of-leeds' });
      await site.patch(foxes, { name: 'FOXES' });
      expect(await site.club(foxes)).toMatchObject({ slug: 'foxes-of-leeds', formerSlugs: [] });
      await site.patch(foxes, { name: 'Bears' });
      const [change] = await site.history(foxes);
      expect((await site.post(`/admin/club-changes/${change?.id}/undo`)).status).toBe(204);
      expect(await site.club(foxes)).toMatchObject({ slug: 'foxes-of-leeds', formerSlugs: ['bears'] });
    });

    it('gives it its old address back with its old name', async () => {
      await site.patch(lions, { name: 'Tigers' });
      await site.patch(lions, { name: 'Leeds Lions' });
      expect(await site.club(lions)).toMatchObject({ slug: 'leeds-lions', formerSlugs: ['tigers'] });
      expect(await site.api.read('/clubs/tigers')).toMatchObject({ slug: 'leeds-lions' });
    });

    it('moves it with its postcode, and keeps the name of its place', async () => {
      await site.patch(lions, { postcode: 'YO1 7HH' });
      expect(await site.club(lions)).toMatchObject({ location: 'Leeds', postcode: 'YO1 7HH' });
      expect(await site.publicNames('/clubs/search?postcode=YO1')).toEqual(['Leeds Lions']);
      await site.patch(lions, { location: '' });
      expect((await site.club(lions)).location).toBe('York');
      expect(await site.publicNames('/clubs/search?location=york')).toEqual(['Leeds Lions']);
      await site.patch(lions, { postcode: null });
      expect(await site.club(lions)).toMatchObject({ postcode: null, latitude: null, location: 'York' });
      await site.expectExactValues();
    });

    it('logs what changed, and undoes it', async () => {
      await site.patch(lions, { name: 'Tigers', homeGround: 'The Meadow', reason: 'By phone' });
      await site.patch(lions, { homeGround: 'The Meadow' });
      const [change, ...others] = await site.history(lions);
      expect(others).toEqual([]);
      expect(change).toMatchObject({ action: 'edited', reason: 'By phone', canBeUndone: true });
      expect(change?.fields).toEqual([
        { name: 'name', before: 'Leeds Lions', after: 'Tigers' },
        { name: 'homeGround', before: null, after: 'The Meadow' },
        { name: 'slug', before: 'leeds-lions', after: 'tigers' },
      ]);
      expect((await site.post(`/admin/club-changes/${change?.id}/undo`)).status).toBe(204);
      expect(await site.club(lions)).toMatchObject({
        name: 'Leeds Lions',
        slug: 'leeds-lions',
        homeGround: null,
      });
      expect((await site.history(lions)).map(({ action, canBeUndone }) => [action, canBeUndone])).toEqual([
        ['undone', true],
        ['edited', false],
      ]);
      expect((await site.post(`/admin/club-changes/${change?.id}/undo`)).status).toBe(409);
      await site.expectExactValues();
    });

    it('sets simple facts, logs them in words, and undoes them', async () => {
      expect(await site.club(lions)).toMatchObject(UNKNOWN_FACTS);
      await site.patch(lions, EXAMPLE_FACTS);
      expect(await site.club(lions)).toMatchObject(EXAMPLE_FACTS);
      const [change] = await site.history(lions);
      expect(change?.fields).toEqual(
        FACT_ENTRIES.map(([name, fact]) => ({
          name,
          before: null,
          after: factText(fact, EXAMPLE_FACTS[name]),
        })),
      );
      expect((await site.post(`/admin/club-changes/${change?.id}/undo`)).status).toBe(204);
      expect(await site.club(lions)).toMatchObject(UNKNOWN_FACTS);
    });

    it('doesn’t undo what has been changed again since', async () => {
      await site.patch(lions, { homeGround: 'The Meadow' });
      await site.patch(lions, { homeGround: 'The Park' });
      const [, first] = await site.history(lions);
      const answer = await site.post(`/admin/club-changes/${first?.id}/undo`);
      expect(answer.status).toBe(409);
      expect(((await answer.json()) as { message: string }).message).toContain('homeGround');
    });

    it.each([
      ['name', ''],
      ['postcode', 'LS6'],
      ['sport', ''],
    ])('refuses an impossible %s', async (field, value) => {
      const answer = await site.patch(lions, { [field]: value });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ fields: { [field]: expect.any(String) as string } });
    });

    it('returns 404 for others', async () => {
      for (const id of ['999999', 'x', '0']) expect((await site.get(`/admin/clubs/${id}`)).status).toBe(404);
      expect((await site.patch(999_999, { name: 'Tigers' })).status).toBe(404);
    });

    it('accepts several at once, one after the other', async () => {
      const answers = await Promise.all(
        ['Tigers', 'Bears', 'Foxes', 'Tigers'].map((name) => site.patch(lions, { name })),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      for (const slug of ['leeds-lions', 'tigers', 'bears', 'foxes'])
        expect(await site.api.read(`/clubs/${slug}`)).toMatchObject({ id: lions });
      await site.expectExactValues();
    });
  });
});
