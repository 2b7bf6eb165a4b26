import { storeClubs } from '../../test/support/factories.js';
import { reviewForm } from '../../test/support/review-form.js';
import { postJson, siteAdminHeaders } from '../../test/support/sessions.js';
import { newestToken } from '../../test/support/stored-mails.js';
import { storedTotals } from '../../test/support/stored-totals.js';
import type { TestApi } from '../../test/support/test-api.js';
import { startTestApi } from '../../test/support/test-api.js';
import { recountStoredValues } from '../model/reviews/recount.js';
import type { ErrorResponse } from '../platform/http/api-list.js';
import type { ClusterDecision } from './cluster.dto.js';
import type { AdminReview, HistoryEntry } from './moderation.dto.js';

const COPIED =
  'Best club in the county, the coaches are superb and every child gets a game, we would never go anywhere else.';

describe('clusters of reviews', () => {
  let api: TestApi;
  let clubId: number;
  let admin: Record<string, string>;
  let tokens: string[];

  const send = async (index: number, changes: Record<string, unknown> = {}): Promise<string> => {
    const form = reviewForm(clubId, {
      authorEmail: `ring${index}@gmail.com`,
      reviewText: COPIED,
      ...changes,
    });
    const response = await postJson(api, '/reviews', form, {
      'x-forwarded-for': `81.2.${index}.7`,
      'user-agent': `Phone ${index}`,
    });
    expect(response.status).toBe(201);
    return newestToken(api.database);
  };
  const reviews = () => read<AdminReview[]>('/admin/reviews');
  const read = async <T>(path: string): Promise<T> =>
    (await (await api.call(path, { headers: admin })).json()) as T;
  const decide = (id: number | string, body: unknown) =>
    postJson(api, `/admin/reviews/${id}/cluster/decision`, body, admin);

  beforeEach(async () => {
    api = await startTestApi({ rateLimits: true });
    const [club] = await storeClubs(api.database, [{ name: 'Leeds Lions' }]);
    clubId = club?.id ?? 0;
    admin = await siteAdminHeaders(api);
    tokens = [];
    for (let index = 0; index < 6; index += 1) tokens.push(await send(index));
    await send(50, { reviewText: 'Another parent, who has nothing to do with the others.' });
    for (const token of tokens.slice(0, 5)) await postJson(api, '/reviews/verify', { token });
  });

  afterEach(async () => {
    const kept = await storedTotals(api.database);
    await recountStoredValues(api.database);
    expect(kept).toEqual(await storedTotals(api.database));
    await api.stop();
  });

  it('are shown with each of their reviews, and listed', async () => {
    const [other, ...ring] = await reviews();
    expect(other).toMatchObject({ signals: [], cluster: null });
    const held = ring.filter(({ isHeld }) => isHeld);
    expect(held).toHaveLength(4);
    for (const { signals, holdReasons, cluster } of held) {
      expect(signals).toContain('copied-text-same-club');
      expect(holdReasons).toEqual(['signals']);
      expect(cluster).toEqual({ size: 5, sharing: 'text', hours: 1 });
    }
    const listed = await read<AdminReview[]>(`/admin/reviews/${held[0]?.id}/cluster`);
    // The last is still to be confirmed: until then it belongs nowhere.
    expect(listed.map(({ id }) => id)).toEqual(ring.slice(1).map(({ id }) => id));
    expect(await read(`/admin/reviews/${other?.id}/cluster`)).toEqual([]);
    expect(await read('/admin/reviews/999/cluster')).toEqual([]);
  });

  it.each(['approve', 'delete'] as const)('are decided on at once: %s', async (decision) => {
    const ids = (await reviews()).map(({ id }) => id);
    const [stranger, unconfirmed, ...ring] = ids;
    const response = await decide(ring[0] ?? 0, {
      ...{ decision, reason: 'One hand', reasonCode: 'fake', reviewIds: ids },
    });
    expect(response.status).toBe(200);
    const { decided, skipped } = (await response.json()) as ClusterDecision;
    const isApproval = decision === 'approve';
    expect(decided).toEqual(ring);
    expect(skipped).toEqual(
      [stranger, unconfirmed].map((id) => ({ id, reason: 'This review no longer belongs with the others' })),
    );
    expect(await api.read('/clubs/leeds-lions/reviews')).toHaveLength(isApproval ? 5 : 0);
    const history = await read<HistoryEntry[]>(`/admin/reviews/${decided[0]}/history`);
    expect(history.at(-1)).toMatchObject({
      action: `${decision}d`,
      reason: 'One hand',
      reasonCode: isApproval ? null : 'fake',
    });
  });

  it.each([
    [{ decision: 'publish', reviewIds: [1] }, 'decision'],
    [{ decision: 'delete' }, 'reviewIds'],
    [{ decision: 'delete', reviewIds: [] }, 'reviewIds'],
    [{ decision: 'delete', reviewIds: [1], reasonCode: 'too-negative' }, 'reasonCode'],
    [{ decision: 'delete', reviewIds: ['1'] }, 'reviewIds'],
    [{ decision: 'delete', reviewIds: Array.from({ length: 101 }, (_, index) => index + 1) }, 'reviewIds'],
  ])('refuse %j', async (body, field) => {
    const response = await decide(1, body);
    expect(response.status).toBe(400);
    expect(((await response.json()) as ErrorResponse).message).toContain(field);
  });

  it('are only decided on for existing reviews', async () => {
    expect((await decide('x', { decision: 'delete', reviewIds: [1] })).status).toBe(404);
  });
});
