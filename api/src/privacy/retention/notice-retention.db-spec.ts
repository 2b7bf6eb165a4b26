import { useTestDatabase } from '../../../test/support/test-database.js';
import { Notice, NoticeEvent } from '../../model/notices/notice.entity.js';
import { NoticeRetention } from './notice-retention.js';

const NOW = new Date('2026-11-22T12:00:00.000Z');

describe('the retention of notices', () => {
  const database = useTestDatabase('each');

  const store = async (reference: string, notice: Partial<Notice>): Promise<void> => {
    const { identifiers } = await database.dataSource.manager.insert(Notice, {
      ...{ reference, reviewId: 1, clubId: 1, state: 'closed', contentEncrypted: 'v1.unreadable' },
      ...{ complainantHash: '', createdAt: NOW },
      ...notice,
    });
    const noticeId = (identifiers[0] as { id: number }).id;
    await database.dataSource.manager.insert(NoticeEvent, {
      ...{ noticeId, step: 'sent', actor: 'complainant', createdAt: NOW },
    });
  };

  it('ends 16 months after a case is closed, and after a week for one that was never sent', async () => {
    await store('SENT-NEVER', { state: 'unconfirmed', createdAt: new Date('2026-11-15T11:59:59Z') });
    await store('SENT-MAYBE', { state: 'unconfirmed', createdAt: new Date('2026-11-15T12:00:01Z') });
    await store('LONG-CLOSED', { closedAt: new Date('2025-07-22T11:59:59Z') });
    await store('CLOSED', { closedAt: new Date('2025-07-22T12:00:01Z') });
    await store('OPEN', { state: 'forwarded', dueAt: NOW, createdAt: new Date('2024-01-01T00:00:00Z') });
    await new NoticeRetention(database).run(NOW);
    const kept = await database.dataSource.manager.find(Notice, { order: { id: 'ASC' } });
    expect(kept.map(({ reference }) => reference)).toEqual(['SENT-MAYBE', 'CLOSED', 'OPEN']);
    const events = await database.dataSource.manager.find(NoticeEvent, { order: { id: 'ASC' } });
    expect(events.map(({ noticeId }) => noticeId)).toEqual(kept.map(({ id }) => id));
  });
});
