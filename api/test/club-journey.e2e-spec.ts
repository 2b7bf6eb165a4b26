import type { AdminClaim } from '../src/features/claims/admin-claims.dto.js';
import type { ClubAdminLoginAnswer } from '../src/features/club-admins/accounts/account.dto.js';
import type { Dashboard } from '../src/features/club-admins/dashboard/dashboard.dto.js';
import type { ClubDetail } from '../src/features/clubs/clubs.dto.js';
import type { PublicReview } from '../src/features/reviews/public-review.js';
import { claimForm } from './support/claim-form.js';
import { reviewForm } from './support/review-form.js';
import { bearer, postJson, send, siteAdminHeaders } from './support/sessions.js';
import { newestToken, storedMails } from './support/stored-mails.js';
import { startTestApi, useTestApi } from './support/test-api.js';

describe('an unlisted club', () => {
  const api = useTestApi('each');

  const sent = async <T>(answer: Promise<Response>): Promise<T> => {
    const response = await answer;
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  };
  const lastMail = async () => (await storedMails(api.database)).at(-1) ?? { to: '', subject: '', text: '' };
  const patch = (path: string, body: object, headers: Record<string, string>): Promise<Response> =>
    send(api, 'PATCH', path, headers, body);

  it('is claimed, approved, managed, reviewed, and replies to its parents', async () => {
    const moderator = await siteAdminHeaders(api);
    const { id } = await sent<{ id: number }>(postJson(api, '/clubs/claim', claimForm()));
    const claim = await sent<AdminClaim>(patch(`/admin/claims/${id}`, { status: 'approved' }, moderator));
    const clubId = claim.clubId ?? 0;

    const session = await sent<ClubAdminLoginAnswer>(
      postJson(api, '/club-admin/set-password', {
        token: await newestToken(api.database),
        password: 'kick-off',
      }),
    );
    const club = bearer(session.token);
    await sent(patch('/club-admin/club', { aboutUs: 'Since 1911.', teams: ['U7s'] }, club));

    const review = await sent<{ id: number }>(postJson(api, '/reviews', reviewForm(clubId)));
    await sent(postJson(api, '/reviews/verify', { token: await newestToken(api.database) }));
    const before = await sent<Dashboard>(api.call('/club-admin/dashboard', { headers: club }));
    expect([before.stats.totalReviews, before.stats.totalFamilies]).toEqual([0, 1]);
    await sent(postJson(api, `/reviews/${review.id}/approve`, {}, moderator));
    const { reviews } = await sent<Dashboard>(api.call('/club-admin/dashboard', { headers: club }));
    expect(reviews.map((one) => one.id)).toEqual([review.id]);
    const reply = { responseText: 'Thank you for coming along!' };
    await sent(postJson(api, `/club-admin/reviews/${review.id}/respond`, reply, club));
    expect(await lastMail()).toMatchObject({
      to: 'parent@home.example',
      subject: 'Mill Hill Hornets has replied to your review',
    });

    expect(await api.read<ClubDetail>('/clubs/mill-hill-hornets')).toMatchObject({
      aboutUs: 'Since 1911.',
      teams: ['U7s'],
      reviewCount: 1,
    });
    const [shown] = await api.read<PublicReview[]>(`/clubs/${clubId}/reviews`);
    expect(shown).toMatchObject({ id: review.id, ...reply });
  });
});

describe('the demo club', () => {
  it('can be logged in to with the login that the site shows, while sample data is loaded', async () => {
    const api = await startTestApi({ sampleData: true });
    try {
      const { demoLogin } = await api.read<{ demoLogin: { email: string; password: string } }>('/config');
      const login = await postJson(api, '/club-admin/login', demoLogin);
      expect(login.status).toBe(200);
      const { token } = (await login.json()) as ClubAdminLoginAnswer;
      const dashboard = await api.call('/club-admin/dashboard', { headers: bearer(token) });
      const { stats, reviews } = (await dashboard.json()) as Dashboard;
      expect(stats.totalReviews).toBeGreaterThan(0);
      expect(stats.responsesSent).toBeGreaterThan(0);
      expect(reviews.length).toBeGreaterThan(0);
    } finally {
      await api.stop();
    }
  });
});
