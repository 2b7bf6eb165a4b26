import { QUEUE_KINDS } from '@club-reviews/domain/queue';
import { parse } from 'csv-parse/sync';
import { QueueSite } from '../../../test/support/queue-site.js';
import { useSite } from '../../../test/support/started.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';

describe('the export of the queue', () => {
  const queueSite = useSite('suite', () => QueueSite.start());

  const read = async (query = '') => {
    const { api, moderator } = queueSite.site;
    const file = await api.call(`/admin/desk/export${query}`, { headers: moderator });
    return parse(await file.text(), { bom: true, columns: true }) as unknown as Record<string, string>[];
  };

  it.each(QUEUE_KINDS)('has entries of kind %s, with what has to be read', async (kind) => {
    const entries = await queueSite.entries(`?kinds=${kind}`);
    const rows = await read(`?kinds=${kind}`);
    expect(rows.map((row) => Number(row['Number']))).toEqual(entries.map(({ id }) => id));
    expect(rows.map((row) => row['Child at risk'])).toEqual(
      entries.map(({ isUrgent }) => (isUrgent ? 'Yes' : 'No')),
    );
    for (const row of rows) {
      expect(row).toMatchObject({ Club: expect.stringMatching(/./), Text: expect.stringMatching(/./) });
      expect(row['Waiting since']).toMatch(/^01\/03\/2026, 10:\d\d$/);
    }
  });

  it('has what the filters show, in the order of the queue', async () => {
    const { kind, id } = await queueSite.entry('claim');
    await queueSite.send('/admin/desk/assignment', { kind, id, isMine: true });
    expect(await read('?assigned=me')).toMatchObject([
      {
        Kind: 'club claim',
        Number: String(id),
        'Taken on by': (await queueSite.entry('claim')).assignee?.name,
      },
    ]);
    expect((await read()).map((row) => Number(row['Number']))).toEqual(
      (await queueSite.entries('?limit=50')).map((entry) => entry.id),
    );
  });

  it('is logged, with its filters', async () => {
    await read('?kinds=held,claim');
    const { manager } = queueSite.api.database.dataSource;
    const [entry] = await manager.find(AuditEntry, {
      ...{ where: { action: 'addresses-exported' }, order: { id: 'DESC' }, take: 1 },
    });
    expect(entry?.reason).toBe('GET /api/admin/desk/export kinds=held%2Cclaim');
  });
});
