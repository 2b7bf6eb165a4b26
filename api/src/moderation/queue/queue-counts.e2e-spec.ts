import { jest } from '@jest/globals';
import { DESK_KINDS, MAX_COUNTED } from '@club-reviews/domain/desk';
import type { DeskKind } from '@club-reviews/domain/desk';
import { DeskSite } from '../../../test/support/desk-site.js';
import { explainOn } from '../../../test/support/plans.js';
import { useSite } from '../../../test/support/started.js';
import { insertRows } from '../../platform/database/batches.js';
import { Sql, sql } from '../../platform/database/sql.js';
import { toStoredTimestamp } from '../../platform/database/timestamps.js';
import type { DeskCounts } from './queue.dto.js';

describe('the number of entries waiting on the desk', () => {
  const desk = useSite('suite', () => DeskSite.start());

  const counts = (headers = desk.site.moderator) => desk.get<DeskCounts>('/admin/desk/counts', headers);
  const waiting = async (kind: DeskKind) => (await counts()).kinds.find((one) => one.kind === kind);

  it('is counted by kind, as the queue lists it', async () => {
    const listed = await desk.queue('?limit=50');
    expect(await counts()).toEqual({
      kinds: DESK_KINDS.map((kind) => ({
        kind,
        waiting: listed.filter((entry) => entry.kind === kind).length,
        hasMore: false,
      })),
      mine: 0,
    });
  });

  it('leaves out what is decided and can still be undone', async () => {
    const { id } = await desk.entry('review');
    await desk.send('/admin/desk/assignment', { kind: 'review', id, isMine: true });
    expect((await counts()).mine).toBe(1);
    expect((await counts(desk.other)).mine).toBe(1);
    const { taken } = await desk.decide([{ kind: 'review', id, verdict: 'accept' }]);
    expect(await waiting('review')).toMatchObject({ waiting: 2 });
    expect((await counts()).mine).toBe(0);
    await desk.undo(taken[0]?.id ?? 0);
    expect(await waiting('review')).toMatchObject({ waiting: 3 });
  });

  it('is counted up to a limit', async () => {
    const rows = Array.from({ length: MAX_COUNTED }, (_, index) => ({
      club_id: desk.site.clubId,
      actor: 'club-admin',
      action: 'profile-edited',
      changes: '{}',
      is_unseen: 1,
      created_at: toStoredTimestamp(new Date(Date.UTC(2026, 2, 2, 10, 0, index))),
    }));
    const { transactions } = desk.site.api.database;
    await transactions.runInTransaction((manager) => insertRows(manager, 'club_changes', rows.slice(1)));
    expect(await waiting('change')).toEqual({ kind: 'change', waiting: MAX_COUNTED, hasMore: false });
    await transactions.runInTransaction((manager) => insertRows(manager, 'club_changes', rows.slice(0, 1)));
    expect(await waiting('change')).toEqual({ kind: 'change', waiting: MAX_COUNTED, hasMore: true });
    const { id } = await desk.entry('change');
    await desk.decide([{ kind: 'change', id, verdict: 'accept' }]);
    expect(await waiting('change')).toEqual({ kind: 'change', waiting: MAX_COUNTED, hasMore: false });
  });

  it.each(['/admin/desk/counts', '/admin/desk?limit=25'])(
    'is read along indexes, without sorting, by %s',
    async (path) => {
      const { database } = desk.site.api;
      const { reads } = database;
      const spy = jest.spyOn(reads, 'all');
      await desk.get(path);
      const asked = spy.mock.calls.map(([statement]): unknown => statement);
      spy.mockRestore();
      const lanes = asked.filter(
        (statement): statement is Sql => statement instanceof Sql && /INDEX(?:ED BY)? /.test(statement.sql),
      );
      expect(lanes.length).toBeGreaterThan(DESK_KINDS.length);
      for (const statement of lanes) {
        expect(statement.sql).toContain('LIMIT');
        const plan = JSON.stringify(await reads.all(sql`${explainOn(database)} ${statement}`));
        expect(plan).toContain('ix_');
        expect(plan).not.toMatch(/filesort|temporary|TEMP B-TREE/i);
      }
    },
  );
});
