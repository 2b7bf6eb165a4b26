import { jest } from '@jest/globals';
import { QUEUE_KINDS, MAX_COUNTED } from '@club-reviews/domain/queue';
import type { QueueKind } from '@club-reviews/domain/queue';
import { QueueSite } from '../../../test/support/queue-site.js';
import { explainOn } from '../../../test/support/plans.js';
import { useSite } from '../../../test/support/started.js';
import { insertRows } from '../../platform/database/batches.js';
import { Sql, sql } from '../../platform/database/sql.js';
import { toStoredTimestamp } from '../../platform/database/timestamps.js';
import type { QueueCounts } from './queue.dto.js';

describe('the number of entries waiting in the queue', () => {
  const queueSite = useSite('suite', () => QueueSite.start());

  const counts = (headers = queueSite.site.moderator) =>
    queueSite.get<QueueCounts>('/admin/desk/counts', headers);
  const waiting = async (kind: QueueKind) => (await counts()).kinds.find((one) => one.kind === kind);

  it('is counted by kind, as the queue lists it', async () => {
    const listed = await queueSite.entries('?limit=50');
    expect(await counts()).toEqual({
      kinds: QUEUE_KINDS.map((kind) => ({
        kind,
        waiting: listed.filter((entry) => entry.kind === kind).length,
        hasMore: false,
      })),
      mine: 0,
    });
  });

  it('leaves out what is decided and can still be undone', async () => {
    const { id } = await queueSite.entry('review');
    await queueSite.send('/admin/desk/assignment', { kind: 'review', id, isMine: true });
    expect((await counts()).mine).toBe(1);
    expect((await counts(queueSite.other)).mine).toBe(1);
    const { taken } = await queueSite.decide([{ kind: 'review', id, verdict: 'accept' }]);
    expect(await waiting('review')).toMatchObject({ waiting: 2 });
    expect((await counts()).mine).toBe(0);
    await queueSite.undo(taken[0]?.id ?? 0);
    expect(await waiting('review')).toMatchObject({ waiting: 3 });
  });

  it('is counted up to a limit', async () => {
    const rows = Array.from({ length: MAX_COUNTED }, (_, index) => ({
      club_id: queueSite.site.clubId,
      actor: 'club-admin',
      action: 'profile-edited',
      changes: '{}',
      is_unseen: 1,
      created_at: toStoredTimestamp(new Date(Date.UTC(2026, 2, 2, 10, 0, index))),
    }));
    const { transactions } = queueSite.site.api.database;
    await transactions.runInTransaction((manager) => insertRows(manager, 'club_changes', rows.slice(1)));
    expect(await waiting('change')).toEqual({ kind: 'change', waiting: MAX_COUNTED, hasMore: false });
    await transactions.runInTransaction((manager) => insertRows(manager, 'club_changes', rows.slice(0, 1)));
    expect(await waiting('change')).toEqual({ kind: 'change', waiting: MAX_COUNTED, hasMore: true });
    const { id } = await queueSite.entry('change');
    await queueSite.decide([{ kind: 'change', id, verdict: 'accept' }]);
    expect(await waiting('change')).toEqual({ kind: 'change', waiting: MAX_COUNTED, hasMore: false });
  });

  it.each(['/admin/desk/counts', '/admin/desk?limit=25'])(
    'is read along indexes, without sorting, by %s',
    async (path) => {
      const { database } = queueSite.site.api;
      const { reads } = database;
      const spy = jest.spyOn(reads, 'all');
      await queueSite.get(path);
      const asked = spy.mock.calls.map(([statement]): unknown => statement);
      spy.mockRestore();
      const lanes = asked.filter(
        (statement): statement is Sql => statement instanceof Sql && /INDEX(?:ED BY)? /.test(statement.sql),
      );
      expect(lanes.length).toBeGreaterThan(QUEUE_KINDS.length);
      for (const statement of lanes) {
        expect(statement.sql).toContain('LIMIT');
        const plan = JSON.stringify(await reads.all(sql`${explainOn(database)} ${statement}`));
        expect(plan).toContain('ix_');
        expect(plan).not.toMatch(/filesort|temporary|TEMP B-TREE/i);
      }
    },
  );
});
