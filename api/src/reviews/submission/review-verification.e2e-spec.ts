import { storeClubs } from '../../../test/support/factories.js';
import { reviewForm } from '../../../test/support/review-form.js';
import { postJson } from '../../../test/support/sessions.js';
import { newestToken, storedMails, tokenIn } from '../../../test/support/stored-mails.js';
import { startTestApi, useTestApi } from '../../../test/support/test-api.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import type { ClubDetail } from '../../clubs/clubs.dto.js';
import type { ErrorResponse } from '../../platform/http/api-list.js';
import type { PublicReview } from '../public-review.js';
import { sql } from '../../platform/database/sql.js';

const DAY_MS = 24 * 3_600_000;

describe('confirming a review over HTTP', () => {
  const api = useTestApi('suite');
  let clubId: number;
  let parents = 0;

  const submit = async (changes: Record<string, unknown> = {}): Promise<string> => {
    parents += 1;
    const authorEmail = `parent${parents}@home.example`;
    const response = await postJson(api, '/reviews', reviewForm(clubId, { authorEmail, ...changes }));
    expect(response.status).toBe(201);
    return newestToken(api.database);
  };
  const verify = (token: unknown) => postJson(api, '/reviews/verify', { token });
  const resend = (token: unknown) => postJson(api, '/reviews/verify/resend', { token });
  const expire = () =>
    api.database.dataSource.query('UPDATE review_tokens SET expires_at = ?', ['2026-01-01 00:00:00.000']);

  beforeAll(async () => {
    const [club] = await storeClubs(api.database, [{ name: 'Leeds Lions' }]);
    clubId = club?.id ?? 0;
  });

  it('publishes it, with everything that counts it', async () => {
    const token = await submit();
    const response = await verify(token);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      status: 'verified',
      clubSlug: 'leeds-lions',
      clubName: 'Leeds Lions',
      isHeld: false,
    });
    expect(await api.read<PublicReview[]>('/clubs/leeds-lions/reviews')).toEqual([
      expect.objectContaining({ overallRating: '4.2', isVerified: 1, isApproved: 0, ageGroup: 'U9s' }),
    ]);
    expect(await api.read<ClubDetail>('/clubs/leeds-lions')).toMatchObject({
      overallRating: 4.2,
      reviewCount: 1,
      coachingRating: 5,
    });
    expect(await api.read('/stats')).toMatchObject({ totalReviews: 1 });
    expect(await api.read('/stats/age-groups')).toEqual([{ ageGroup: 'U9s', count: 1 }]);
    expect(
      await api.database.dataSource
        .getRepository(AuditEntry)
        .find({ order: { id: 'ASC' }, select: { action: true, actor: true } }),
    ).toEqual([
      { action: 'submitted', actor: 'reviewer' },
      { action: 'verified', actor: 'reviewer' },
    ]);
  });

  it("doesn't promise a page to the author while the club is hidden", async () => {
    const [club] = await storeClubs(api.database, [{ name: 'Hidden Hawks' }]);
    const token = await submit({ clubId: club!.id });
    const hide = (state: string) =>
      api.database.dataSource.query('UPDATE clubs SET state = ? WHERE id = ?', [state, club!.id]);
    await hide('hidden');
    const preview = await postJson(api, '/reviews/verify/preview', { token });
    expect(await preview.json()).toMatchObject({ status: 'unconfirmed', isHeld: true });
    expect(await (await verify(token)).json()).toMatchObject({ status: 'verified', isHeld: true });
    expect(await (await verify(token)).json()).toMatchObject({ status: 'already-verified', isHeld: true });
  });

  it('counts once, however often and however late the link is pressed', async () => {
    const token = await submit();
    const before = await api.read<{ totalReviews: number }>('/stats');
    const answers = await Promise.all(Array.from({ length: 6 }, () => verify(token)));
    const states = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { status: string }).status),
    );
    expect(states.sort()).toEqual([...Array<string>(5).fill('already-verified'), 'verified']);
    await expire();
    expect(await (await verify(token)).json()).toMatchObject({ status: 'already-verified' });
    expect(await api.read('/stats')).toMatchObject({ totalReviews: before.totalReviews + 1 });
  });

  it('keeps a held review back, and reports that', async () => {
    const token = await submit({ reviewText: 'See www.club.example for more about them.' });
    const before = await api.read('/stats');
    expect(await (await verify(token)).json()).toMatchObject({ status: 'verified', isHeld: true });
    expect(await api.read('/stats')).toEqual(before);
  });

  it.each(['', 'unknown', 'x'.repeat(5000), '../..', "' OR 1=1 --"])(
    'returns 404 for the link %j',
    async (token) => {
      const response = await verify(token);
      expect([response.status, await response.json()]).toEqual([
        404,
        expect.objectContaining({ message: 'This link doesn’t work. Please check that it’s complete.' }),
      ]);
      expect((await resend(token)).status).toBe(404);
    },
  );

  it.each([undefined, null, 7, ['a'], { a: 1 }])('refuses %j as a token', async (token) => {
    expect((await verify(token)).status).toBe(400);
    expect((await resend(token)).status).toBe(400);
  });

  it('doesn’t accept an expired link, and sends a new one that works', async () => {
    const token = await submit();
    await expire();
    const response = await verify(token);
    expect([response.status, ((await response.json()) as ErrorResponse).message]).toEqual([
      410,
      'This link has expired. Please ask for a new one.',
    ]);
    const sent = await resend(token);
    expect(sent.status).toBe(202);
    expect(await sent.json()).toEqual({
      message: 'A new link is on its way. Please check your email to verify your review.',
      mailbox: '/dev/mailbox',
    });
    const mail = (await storedMails(api.database)).at(-1);
    expect(mail?.to).toBe(`parent${parents}@home.example`);
    expect((await verify(tokenIn(mail ?? { text: '' }))).status).toBe(200);
  });

  it('says with the new link that it would replace the author’s review', async () => {
    const changes = { authorEmail: 'twice@home.example' };
    await verify(await submit(changes));
    const token = await submit(changes);
    await expire();
    expect((await resend(token)).status).toBe(202);
    expect((await storedMails(api.database)).at(-1)).toMatchObject({
      to: changes.authorEmail,
      subject: 'You’ve already reviewed Leeds Lions this season',
    });
  });

  it('sends no new link for one that works, nor for a confirmed review', async () => {
    const token = await submit();
    expect((await resend(token)).status).toBe(409);
    await verify(token);
    await expire();
    expect((await resend(token)).status).toBe(409);
  });

  it('gives a link seven days', async () => {
    const askedAt = Date.now();
    await submit();
    const answeredAt = Date.now();
    const [row] = await api.database.reads.all<{ expires: string }>(
      sql`SELECT MAX(expires_at) AS expires FROM review_tokens`,
    );
    const expiresAt = Date.parse(`${row?.expires.replace(' ', 'T') ?? ''}Z`);
    expect(expiresAt).toBeGreaterThanOrEqual(askedAt + 7 * DAY_MS);
    expect(expiresAt).toBeLessThanOrEqual(answeredAt + 7 * DAY_MS);
  });

  it('returns 404 for the link of a deleted review', async () => {
    const token = await submit();
    await api.database.dataSource.query('DELETE FROM reviews WHERE is_verified = 0');
    expect((await verify(token)).status).toBe(404);
  });
});

describe('when a person approves every review', () => {
  it('a confirmed one isn’t public yet', async () => {
    const api = await startTestApi({ reviewPublication: 'approved' });
    try {
      const [club] = await storeClubs(api.database, [{ name: 'Leeds Lions' }]);
      await postJson(api, '/reviews', reviewForm(club?.id ?? 0));
      const [mail] = await storedMails(api.database);
      const response = await postJson(api, '/reviews/verify', { token: tokenIn(mail ?? { text: '' }) });
      expect(response.status).toBe(200);
      expect(await api.read('/reviews')).toEqual([]);
    } finally {
      await api.stop();
    }
  });
});
