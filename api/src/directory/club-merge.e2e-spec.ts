import { claimForm } from '../../test/support/claim-form.js';
import { clubAdminHeaders, manageClub, storeClubAdmin } from '../../test/support/club-admins.js';
import { DirectorySite } from '../../test/support/directory-site.js';
import { reviewForm } from '../../test/support/review-form.js';
import { postJson, send } from '../../test/support/sessions.js';
import { newestToken, storedMails, tokenIn } from '../../test/support/stored-mails.js';
import { TEST_KEYS } from '../../test/support/test-settings.js';
import { useSite } from '../../test/support/started.js';
import { ArchivedReview } from '../model/reviews/archived-review.js';
import { getPlaceKey, SeasonSlot } from '../model/reviews/season-slot.js';
import { Review } from '../model/reviews/review.entity.js';
import { EmailProtection } from '../platform/security/email-protection.js';
import { Claim } from '../club-area/claims/claim.entity.js';
import { ManagedClub } from '../accounts/club-admins/club-admin.entity.js';
import { ClubSource } from './import/club-import.entity.js';
import type { MergePreview } from './club-merge.dto.js';

const protection = new EmailProtection(TEST_KEYS);
const by = (address: string): Partial<Review> => ({
  authorEmailHash: protection.authorHash(address),
  authorEmailEncrypted: protection.encrypt(address),
});
const at = (day: number): Partial<Review> => {
  const moment = new Date(Date.UTC(2026, 1, day));
  return { createdAt: moment, verifiedAt: moment };
};

describe('merging two clubs', () => {
  const site = useSite('each', () => DirectorySite.start());
  let from: number;
  let into: number;

  const merge = (body: object = {}) =>
    site.post(`/admin/clubs/${from}/merge`, { into, reason: 'Listed twice', ...body });
  const getTexts = async (slug: string): Promise<string[]> =>
    (await site.api.read<{ reviewText: string }[]>(`/clubs/${slug}/reviews`)).map(
      ({ reviewText }) => reviewText,
    );
  const undo = async (id = from): Promise<Response> => {
    const [change] = await site.history(id);
    return site.post(`/admin/club-changes/${change?.id}/undo`);
  };
  const rows = async () => {
    const { manager } = site.api.database.dataSource;
    const lists = await Promise.all(
      [Review, ArchivedReview, SeasonSlot, Claim, ManagedClub, ClubSource].map((entity) =>
        manager.find(entity),
      ),
    );
    return lists.map((list) => list.map((row) => JSON.stringify(row)).sort());
  };

  beforeEach(async () => {
    [from = 0, into = 0] = await site.store(
      {
        name: 'Leeds Lions JFC',
        reviews: [
          { reviewText: 'By Ann of the one.', ...by('ann@home.example'), ...at(10) },
          { reviewText: 'By Ben of the one.', ...by('ben@home.example'), ...at(1) },
          { reviewText: 'By Cat alone.', ...by('cat@home.example'), ...at(3) },
          { reviewText: 'By Dan before.', ...by('dan@home.example'), ...at(3), season: 2024 },
          { reviewText: 'Waiting.', ...by('eve@home.example'), isVerified: false, isApproved: false },
        ],
      },
      {
        name: 'Leeds Lions',
        reviews: [
          { reviewText: 'By Ann of the other.', ...by('ann@home.example'), ...at(5) },
          { reviewText: 'By Ben of the other.', ...by('ben@home.example'), ...at(5) },
          { reviewText: 'By Dan now.', ...by('dan@home.example'), ...at(3) },
        ],
      },
      { name: 'York Yaks', reviews: [{}] },
    );
  });

  it('shows beforehand what moves and how many reviews are duplicates', async () => {
    const preview = await site.get(`/admin/clubs/${from}/merge-preview?into=${into}`);
    expect((await preview.json()) as MergePreview).toMatchObject({
      club: { id: from, name: 'Leeds Lions JFC' },
      into: { id: into, name: 'Leeds Lions' },
      moving: { reviews: 5, archivedReviews: 0, claims: 0, logins: 0, doubles: 2 },
    });
  });

  it('moves reviews and their places, and keeps the newer of two by one address in one season', async () => {
    expect((await merge()).status).toBe(200);
    expect((await getTexts('leeds-lions')).sort()).toEqual([
      'By Ann of the one.',
      'By Ben of the other.',
      'By Cat alone.',
      'By Dan before.',
      'By Dan now.',
    ]);
    const { manager } = site.api.database.dataSource;
    const places = await manager.findBy(SeasonSlot, { clubId: into });
    for (const review of await manager.findBy(Review, { clubId: into, isVerified: true }))
      expect(places).toContainEqual(expect.objectContaining({ ...getPlaceKey(review), reviewId: review.id }));
    expect(places).toHaveLength(5);
    expect(await manager.countBy(SeasonSlot, { clubId: from })).toBe(0);
    expect(await site.api.read('/clubs/leeds-lions')).toMatchObject({ reviewCount: 5 });
    expect(await site.api.read('/stats')).toMatchObject({ totalClubs: 2, totalReviews: 6 });
    await site.expectExactValues();
  });

  it('redirects the old address and id to the club that stays', async () => {
    await site.patch(from, { name: 'Lions of Leeds' });
    await merge();
    for (const old of ['leeds-lions-jfc', 'lions-of-leeds', String(from)]) {
      const moved = await site.api.call(`/clubs/${old}`, { redirect: 'manual' });
      expect([old, moved.status, moved.headers.get('location')]).toEqual([
        old,
        301,
        '/api/clubs/leeds-lions',
      ]);
      expect(await getTexts(old)).toHaveLength(5);
      expect((await site.api.call(`/og-image/club/${old}`)).headers.get('etag')).toBe(
        (await site.api.call('/og-image/club/leeds-lions')).headers.get('etag'),
      );
    }
    expect((await site.publicNames()).sort()).toEqual(['Leeds Lions', 'York Yaks']);
    expect(await site.club(into)).toMatchObject({ absorbed: [{ id: from }] });
    expect(await site.club(from)).toMatchObject({ state: 'merged', successor: { id: into } });
  });

  it('writes to the authors of the reviews that were taken down, and to nobody else', async () => {
    await merge();
    const mails = await storedMails(site.api.database);
    expect(mails.map(({ to }) => to).sort()).toEqual(['ann@home.example', 'ben@home.example']);
    expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('Your two reviews of Leeds Lions'));
    const token = tokenIn(mails[0] ?? { text: '' });
    const mine = await postJson(site.api, '/reviews/mine', { token });
    expect(await mine.json()).toMatchObject({ clubSlug: 'leeds-lions', state: 'published' });
  });

  it('doesn’t restore a review whose place another one has', async () => {
    await merge();
    const [removed] = (await (await site.get('/admin/removed-reviews')).json()) as {
      id: number;
      removalReason: string;
    }[];
    const answer = await site.post(`/admin/removed-reviews/${removed?.id}/restore`, { reason: 'Why not' });
    expect(answer.status).toBe(409);
  });

  it('moves claims and logins', async () => {
    const { database } = site.api;
    await postJson(site.api, '/clubs/claim', claimForm({ clubId: from }));
    await storeClubAdmin(database, from, { email: 'sam@lions.example' });
    const kim = await storeClubAdmin(database, from, { email: 'kim@lions.example' });
    await manageClub(database, kim.id, into);
    await merge();
    expect((await site.club(into)).logins.map(({ email, clubCount }) => [email, clubCount])).toEqual([
      ['sam@lions.example', 1],
      ['kim@lions.example', 1],
    ]);
    expect((await site.club(into)).counts).toMatchObject({ waitingClaims: 1 });
    const headers = await clubAdminHeaders(site.api, 'sam@lions.example');
    const dashboard = await site.api.call('/club-admin/dashboard', { headers });
    expect(await dashboard.json()).toMatchObject({ club: { id: into, name: 'Leeds Lions' } });
    const [claim] = await database.dataSource.manager.find(Claim);
    const approved = await send(site.api, 'PATCH', `/admin/claims/${claim?.id}`, site.headers, {
      status: 'approved',
    });
    expect(await approved.json()).toMatchObject({ clubId: into });
  });

  it('accepts a review that was on its way to the merged club, and lets a waiting one be confirmed', async () => {
    await postJson(site.api, '/reviews', reviewForm(from, { authorEmail: 'fay@home.example' }));
    const token = await newestToken(site.api.database);
    await merge();
    const verified = await postJson(site.api, '/reviews/verify', { token });
    expect(await verified.json()).toMatchObject({ status: 'verified', clubSlug: 'leeds-lions' });
    const late = await postJson(site.api, '/reviews', reviewForm(from, { authorEmail: 'gus@home.example' }));
    expect(late.status).toBe(201);
    expect(await site.api.database.dataSource.manager.countBy(Review, { clubId: from })).toBe(0);
    await site.expectExactValues();
  });

  it('redirects through several merges, and moves successor links to the next club', async () => {
    const [other = 0] = await site.store({ name: 'Lions Juniors' });
    await merge();
    expect((await site.post(`/admin/clubs/${into}/merge`, { into: other, reason: 'Again' })).status).toBe(
      200,
    );
    for (const old of ['leeds-lions-jfc', 'leeds-lions'])
      expect(await site.api.read(`/clubs/${old}`)).toMatchObject({ id: other, reviewCount: 5 });
    // The earlier one can only be undone after the later one.
    expect((await undo(from)).status).toBe(409);
    expect((await undo(into)).status).toBe(204);
    expect((await undo(from)).status).toBe(204);
    expect(await site.api.read('/clubs/leeds-lions-jfc')).toMatchObject({ id: from, reviewCount: 4 });
    await site.expectExactValues();
  });

  describe('and undoing it', () => {
    beforeEach(async () => {
      const { database } = site.api;
      await postJson(site.api, '/clubs/claim', claimForm({ clubId: from }));
      const kim = await storeClubAdmin(database, from, { email: 'kim@lions.example' });
      await manageClub(database, kim.id, into);
      await storeClubAdmin(database, from, { email: 'sam@lions.example' });
      await database.dataSource.manager.save(ClubSource, { externalId: 'fa-1', clubId: from, lastRow: '{}' });
    });

    it.each(['the one that went', 'the one that stayed'])(
      'from %s, brings everything back',
      async (which) => {
        const before = await rows();
        await merge();
        expect(await rows()).not.toEqual(before);
        expect((await undo(which === 'the one that went' ? from : into)).status).toBe(204);
        expect(await rows()).toEqual(before);
        expect(await site.api.read('/clubs/leeds-lions-jfc')).toMatchObject({ id: from, reviewCount: 4 });
        await site.expectExactValues();
        expect((await site.history(from)).map(({ action, canBeUndone }) => [action, canBeUndone])).toEqual([
          ['unmerged', false],
          ['merged', false],
        ]);
        expect((await merge()).status).toBe(200);
        await site.expectExactValues();
      },
    );

    it('brings back more reviews than are read at once', async () => {
      const reviews = Array.from({ length: 501 }, (_, index) => by(`parent${index}@home.example`));
      const [large = 0] = await site.store({ name: 'Leeds Giants', reviews });
      const before = await rows();
      await merge({ into: large });
      expect((await site.post(`/admin/clubs/${large}/merge`, { into, reason: 'Again' })).status).toBe(200);
      expect(await site.api.database.dataSource.manager.countBy(SeasonSlot, { clubId: into })).toBe(506);
      for (const id of [large, from]) expect((await undo(id)).status).toBe(204);
      expect(await rows()).toEqual(before);
      await site.expectExactValues();
    });

    it('brings a closed club back as closed', async () => {
      await site.post(`/admin/clubs/${from}/close`, { reason: 'It folded' });
      await merge();
      await undo();
      expect((await site.club(from)).state).toBe('closed');
      await site.expectExactValues();
    });

    it.each([
      ['a review', () => postJson(site.api, '/reviews', reviewForm(into))],
      [
        'a claim',
        () =>
          postJson(site.api, '/clubs/claim', claimForm({ clubId: into, contactEmail: 'new@lions.example' })),
      ],
    ])('is refused once there is %s', async (_, write) => {
      await merge();
      expect((await write()).status).toBe(201);
      const answer = await undo();
      expect(answer.status).toBe(409);
      expect((await site.club(from)).state).toBe('merged');
    });
  });

  it.each([
    ['itself', () => from, 400],
    ['no club', () => 999_999, 404],
    ['nothing', () => 'x', 400],
  ])('is refused with %s', async (_, other, status) => {
    expect((await merge({ into: other() })).status).toBe(status);
  });

  it('needs a reason, a listed club, and one that hasn’t been merged', async () => {
    expect((await merge({ reason: ' ' })).status).toBe(400);
    await site.post(`/admin/clubs/${into}/close`, { reason: 'It folded' });
    expect((await merge()).status).toBe(409);
    await site.post(`/admin/clubs/${into}/reopen`, { reason: 'It is back' });
    expect((await merge()).status).toBe(200);
    expect((await merge()).status).toBe(409);
    expect((await site.patch(from, { name: 'Tigers' })).status).toBe(409);
    expect((await site.post(`/admin/clubs/${from}/reopen`, { reason: 'It is back' })).status).toBe(409);
  });

  describe('while others write', () => {
    const ROUNDS = [1, 2, 3, 4];

    it.each(ROUNDS)('reviews of either end up in the club that stays, or are refused (%d)', async (round) => {
      const authorEmail = `parent${round}@home.example`;
      const submit = (clubId: number) => postJson(site.api, '/reviews', reviewForm(clubId, { authorEmail }));
      await submit(from);
      await submit(into);
      const tokens = (await storedMails(site.api.database)).map(tokenIn);
      const verify = (token: string) => postJson(site.api, '/reviews/verify', { token });
      const [merged, ...others] = await Promise.all([
        merge(),
        ...tokens.map(verify),
        submit(from),
        postJson(site.api, '/clubs/claim', claimForm({ clubId: from })),
      ]);
      expect([200, 409]).toContain(merged.status);
      // If one person sent a review to both, the second to be confirmed may be dropped with the first.
      for (const { status } of others) expect([200, 201, 404, 409]).toContain(status);
      if (merged.status === 409) expect((await merge()).status).toBe(200);
      expect(await site.api.database.dataSource.manager.countBy(Review, { clubId: from })).toBe(0);
      expect(await site.api.database.dataSource.manager.countBy(SeasonSlot, { clubId: from })).toBe(0);
      expect(await site.api.database.dataSource.manager.countBy(Claim, { clubId: from })).toBe(0);
      const live = await site.api.database.dataSource.manager.findBy(Review, {
        clubId: into,
        isVerified: true,
      });
      const keys = live.map(({ season, authorEmailHash }) => `${season}:${authorEmailHash}`);
      expect(new Set(keys).size).toBe(keys.length);
      await site.expectExactValues();
    });

    it.each(ROUNDS)('two opposite merges leave one club (%d)', async () => {
      const answers = await Promise.all([
        merge(),
        site.post(`/admin/clubs/${into}/merge`, { into: from, reason: 'Listed twice' }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      await site.expectExactValues();
    });

    it.each(ROUNDS)('an approved claim ends up with the club that stays (%d)', async () => {
      const sent = await postJson(site.api, '/clubs/claim', claimForm({ clubId: from }));
      const { id } = (await sent.json()) as { id: number };
      const approve = send(site.api, 'PATCH', `/admin/claims/${id}`, site.headers, { status: 'approved' });
      const [merged, approved] = await Promise.all([merge(), approve]);
      expect([merged.status, approved.status]).toEqual([200, 200]);
      expect(await site.api.database.dataSource.manager.findBy(Claim, { id })).toMatchObject([
        { clubId: into, status: 'approved' },
      ]);
      expect(await site.api.database.dataSource.manager.find(ManagedClub)).toMatchObject([{ clubId: into }]);
    });
  });
});
