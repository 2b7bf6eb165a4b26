import { claimForm } from '../../test/support/claim-form.js';
import { DirectorySite } from '../../test/support/directory-site.js';
import { reviewForm } from '../../test/support/review-form.js';
import { postJson, send } from '../../test/support/sessions.js';
import { newestToken, storedMails, tokenIn } from '../../test/support/stored-mails.js';
import { storeClubAdmin, clubAdminHeaders } from '../../test/support/club-admins.js';
import { useSite } from '../../test/support/started.js';
import type { ClubChangeEntry } from './club-history.dto.js';

const LISTS = [
  '/clubs',
  '/clubs/paginated',
  '/clubs/paginated?sort=rating',
  '/clubs/paginated?sort=reviews',
  '/clubs/paginated?q=lions',
  '/clubs/search?sport=lions',
  '/clubs/search?sport=football',
  '/clubs/search?location=leeds',
  '/clubs/search?postcode=LS6',
];
const REVIEW_LISTS = ['/reviews', '/reviews/recent', '/reviews/age/U10s', '/reviews/category/coaching'];

describe('a club that isn’t listed', () => {
  const site = useSite('each', () => DirectorySite.start());
  let lions: number;
  let yaks: number;

  beforeEach(async () => {
    [lions = 0, yaks = 0] = await site.store(
      {
        name: 'Leeds Lions',
        postcode: 'LS6 3AA',
        latitude: 53.82,
        longitude: -1.57,
        reviews: [{}, { ageGroup: 'U9s' }, { isVerified: false, isApproved: false }],
      },
      { name: 'York Yaks', location: 'York', reviews: [{}] },
    );
  });

  const hide = () => site.post(`/admin/clubs/${lions}/hide`, { reason: 'Invented' });
  const close = (body: object = {}) =>
    site.post(`/admin/clubs/${lions}/close`, { reason: 'It folded', ...body });
  const reopen = () => site.post(`/admin/clubs/${lions}/reopen`, { reason: 'It is back' });

  it('is in no list or search, hidden or closed, and back in all of them once it is reopened', async () => {
    for (const list of LISTS)
      expect([list, await site.publicNames(list)]).toEqual([
        list,
        expect.arrayContaining(['Leeds Lions']) as string[],
      ]);
    for (const leave of [hide, close]) {
      expect((await leave()).status).toBe(200);
      for (const list of LISTS)
        expect([list, await site.publicNames(list)]).toEqual([
          list,
          expect.not.arrayContaining(['Leeds Lions']) as string[],
        ]);
      expect(await site.api.read('/stats')).toMatchObject({ totalClubs: 1 });
      await site.expectExactValues();
      expect((await reopen()).status).toBe(200);
      for (const list of LISTS)
        expect([list, await site.publicNames(list)]).toEqual([
          list,
          expect.arrayContaining(['Leeds Lions']) as string[],
        ]);
      await site.expectExactValues();
    }
  });

  it('hides its reviews too, even those confirmed meanwhile', async () => {
    await postJson(site.api, '/reviews', reviewForm(lions));
    const token = await newestToken(site.api.database);
    await hide();
    for (const path of ['', '/reviews'])
      expect((await site.api.call(`/clubs/leeds-lions${path}`)).status).toBe(404);
    expect((await postJson(site.api, '/reviews/verify', { token })).status).toBe(200);
    for (const list of REVIEW_LISTS)
      expect(JSON.stringify(await site.api.read(list))).not.toContain('Leeds Lions');
    await site.expectExactValues();
    await reopen();
    expect(await site.api.read('/clubs/leeds-lions/reviews')).toHaveLength(3);
    await site.expectExactValues();
  });

  it('keeps the page and reviews of a closed club, and shows that it has closed', async () => {
    await close({ successorId: yaks });
    expect(await site.api.read('/clubs/leeds-lions')).toMatchObject({
      closed: { since: expect.any(String) as string, successor: { name: 'York Yaks', slug: 'york-yaks' } },
      reviewCount: 2,
    });
    expect(await site.api.read('/clubs/leeds-lions/reviews')).toHaveLength(2);
    await site.patch(yaks, { name: 'Yorkshire Yaks' });
    expect(await site.api.read('/clubs/leeds-lions')).toMatchObject({
      closed: { successor: { slug: 'yorkshire-yaks' } },
    });
    await site.post(`/admin/clubs/${yaks}/hide`, { reason: 'Invented' });
    expect(await site.api.read('/clubs/leeds-lions')).toMatchObject({ closed: { successor: null } });
  });

  it.each([
    ['closed', close, 409],
    ['hidden', hide, 404],
  ])('accepts no reviews or claims when it is %s', async (_, leave, status) => {
    await leave();
    const review = await postJson(site.api, '/reviews', reviewForm(lions));
    expect([review.status, await review.json()]).toEqual([
      status,
      expect.objectContaining({ fields: { clubId: expect.any(String) as string } }),
    ]);
    expect((await postJson(site.api, '/clubs/claim', claimForm({ clubId: lions }))).status).toBe(status);
  });

  it('logs who did it and why, and undoes it', async () => {
    await hide();
    const [change] = await site.history(lions);
    expect(change).toMatchObject({
      action: 'hidden',
      reason: 'Invented',
      fields: [{ name: 'state', before: 'listed', after: 'hidden' }],
      canBeUndone: true,
    });
    expect((await site.post(`/admin/club-changes/${change?.id}/undo`)).status).toBe(204);
    expect((await site.club(lions)).state).toBe('listed');
    await site.expectExactValues();
    expect((await site.post(`/admin/club-changes/${change?.id}/undo`)).status).toBe(409);
  });

  it.each([
    ['hide', {}],
    ['close', { successorId: 999_999, reason: 'It folded' }],
    ['close', { successorId: 'x', reason: 'It folded' }],
  ])('can’t %s with %j', async (how, body) => {
    expect((await site.post(`/admin/clubs/${lions}/${how}`, body)).status).toBe(400);
  });

  it('can’t be its own successor, and can’t be hidden twice', async () => {
    expect((await close({ successorId: lions })).status).toBe(400);
    expect((await reopen()).status).toBe(409);
    const answers = await Promise.all([hide(), hide()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await site.expectExactValues();
  });

  it('keeps exact totals when a review is confirmed at the same time', async () => {
    for (const round of [0, 1, 2, 3]) {
      const authorEmail = `parent${round}@home.example`;
      await postJson(site.api, '/reviews', reviewForm(lions, { authorEmail }));
    }
    const tokens = (await storedMails(site.api.database)).map(tokenIn);
    for (const [round, token] of tokens.entries()) {
      const change = round % 2 ? reopen() : hide();
      const answers = await Promise.all([change, postJson(site.api, '/reviews/verify', { token })]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      await site.expectExactValues();
    }
    expect(await site.api.read('/clubs/leeds-lions/reviews')).toHaveLength(6);
  });

  describe('and changes by its own managers', () => {
    const unseen = async () => (await (await site.get('/admin/club-changes')).json()) as ClubChangeEntry[];

    it('are shown to moderators, who keep or revert them', async () => {
      await storeClubAdmin(site.api.database, lions, { email: 'sam@lions.example' });
      const headers = await clubAdminHeaders(site.api, 'sam@lions.example');
      const change = (body: object) => send(site.api, 'PATCH', '/club-admin/club', headers, body);
      await change({ membershipFees: '£5 a week', contactEmail: 'office@lions.example' });
      expect(await unseen()).toEqual([]);
      await change({ homeGround: 'The Meadow', contactEmail: 'office@lions.example' });
      await change({ homeGround: 'The Park' });
      const [first, second, ...others] = await unseen();
      expect(others).toEqual([]);
      expect(first).toMatchObject({
        club: { id: lions, name: 'Leeds Lions' },
        actor: 'club-admin',
        action: 'profile-edited',
        fields: [{ name: 'homeGround', before: null, after: 'The Meadow' }],
      });
      expect(JSON.stringify(await site.history(lions))).not.toContain('office@');
      expect((await site.post(`/admin/club-changes/${first?.id}/seen`)).status).toBe(204);
      expect((await site.post(`/admin/club-changes/${second?.id}/undo`)).status).toBe(204);
      expect(await unseen()).toEqual([]);
      expect((await site.club(lions)).homeGround).toBe('The Meadow');
      expect((await site.post('/admin/club-changes/999999/seen')).status).toBe(404);
    });
  });
});
