import { requestLinks } from '../../test/support/author-links.js';
import { storeClubs } from '../../test/support/factories.js';
import { reviewForm } from '../../test/support/review-form.js';
import { postJson, send, siteAdminHeaders } from '../../test/support/sessions.js';
import { getMailsTo, newestToken, tokenIn } from '../../test/support/stored-mails.js';
import { useTestApi } from '../../test/support/test-api.js';
import { Review } from '../model/reviews/review.entity.js';
import type { PublicReview } from '../reviews/public-review.js';
import type { AdminReview, AdminStats, HistoryEntry } from './moderation.dto.js';

const TEXT = 'Friendly coaches and a good pitch.';
const HELD_TEXT = 'Ring me on 07700 900123 for more.';

describe('an edit waiting for a moderator', () => {
  const api = useTestApi('suite');
  let clubId: number;
  let admin: Record<string, string>;
  let token: string;
  let id: number;

  const lastMail = async () => (await getMailsTo(api.database, 'parent@home.example')).at(-1)!;
  const adminRead = async <T>(path: string) => (await (await api.call(path, { headers: admin })).json()) as T;
  const edit = (reviewText: string) => {
    const { clubId: _club, authorEmail: _email, ...content } = reviewForm(clubId, { reviewText });
    return postJson(api, '/reviews/mine/edit', { ...content, token });
  };
  const drop = (body: object) => send(api, 'DELETE', `/reviews/${id}/edit`, admin, body);
  const publicTexts = async () =>
    (await api.read<PublicReview[]>('/clubs/leeds-lions/reviews')).map(({ reviewText }) => reviewText);
  const waiting = async () => (await adminRead<AdminStats>('/admin/stats')).waitingEdits;

  beforeAll(async () => {
    const [club] = await storeClubs(api.database, [{ name: 'Leeds Lions' }]);
    clubId = club?.id ?? 0;
    admin = await siteAdminHeaders(api);
  });

  beforeEach(async () => {
    await api.database.dataSource.query('DELETE FROM reviews');
    await api.database.dataSource.query('DELETE FROM season_places');
    await postJson(api, '/reviews', reviewForm(clubId));
    ({ id } = await api.database.reader.findOneByOrFail(Review, { clubId }));
    await postJson(api, '/reviews/verify', { token: await newestToken(api.database) });
    token = await requestLinks(api, 'parent@home.example');
    await edit(HELD_TEXT);
  });

  it('is found, with the text it would replace', async () => {
    expect(await adminRead<AdminReview[]>('/admin/reviews?edit=waiting')).toEqual([
      expect.objectContaining({
        id,
        reviewText: TEXT,
        waitingEdit: expect.objectContaining({ reviewText: HELD_TEXT }) as unknown,
      }),
    ]);
    expect(await adminRead('/admin/reviews?edit=waiting&search=nowhere')).toEqual([]);
    expect(await waiting()).toBe(1);
  });

  it('is published as it was read, and its author is told', async () => {
    const other = await postJson(api, `/reviews/${id}/edit/approve`, { reviewText: TEXT }, admin);
    expect(other.status).toBe(409);
    const approved = await postJson(api, `/reviews/${id}/edit/approve`, { reviewText: HELD_TEXT }, admin);
    expect(await approved.json()).toMatchObject({
      reviewText: HELD_TEXT,
      status: 'approved',
      waitingEdit: null,
    });
    expect((await lastMail()).subject).toBe('Your edit of your review of Leeds Lions is published');
    expect(await publicTexts()).toEqual([HELD_TEXT]);
    expect(await waiting()).toBe(0);
    expect((await postJson(api, `/reviews/${id}/edit/approve`, {}, admin)).status).toBe(404);
  });

  it('is dropped with a reason, which its author is told', async () => {
    expect((await drop({})).status).toBe(400);
    expect((await drop({ reason: 'It holds a phone number.' })).status).toBe(204);
    expect(await publicTexts()).toEqual([TEXT]);
    const mail = await lastMail();
    expect(mail.text).toContain('It holds a phone number.');
    const link = await postJson(api, '/reviews/mine', { token: tokenIn(mail) });
    expect(await link.json()).toMatchObject({ state: 'published', waitingEdit: null });
    const history = await adminRead<HistoryEntry[]>(`/admin/reviews/${id}/history`);
    expect(history.map(({ action }) => action)).toEqual([
      'submitted',
      'verified',
      'edit-submitted',
      'edit-dropped',
    ]);
  });

  it('stops a moderator from approving a text that nobody has read', async () => {
    const approve = (reviewText: string) => postJson(api, `/reviews/${id}/approve`, { reviewText }, admin);
    await edit('We have changed our minds about this club.');
    expect((await approve(TEXT)).status).toBe(409);
    expect((await approve('We have changed our minds about this club.')).status).toBe(200);
  });

  it('leaves one text when it is edited and decided on at the same moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      const next = `Ring me on 07700 90012${round} for more.`;
      await Promise.all([
        edit(next),
        postJson(api, `/reviews/${id}/edit/approve`, {}, admin),
        drop({ reason: 'It holds a phone number.' }),
      ]);
      expect(await publicTexts()).toHaveLength(1);
      await edit(HELD_TEXT);
    }
  });
});
