import { storeClubs } from '../../../test/support/factories.js';
import { useTestDatabase } from '../../../test/support/test-database.js';
import { ClubChange } from '../../model/clubs/club-change.js';
import type { NoteSubject } from '../../model/queue/queue-note.js';
import { QueueNote } from '../../model/queue/queue-note.js';
import { archiveReview } from '../../model/reviews/archived-review.js';
import { Review } from '../../model/reviews/review.entity.js';
import { QueueNoteRetention } from './queue-note-retention.js';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const GONE = 424_242;

describe('the retention of notes between staff', () => {
  const database = useTestDatabase('each');

  const write = (text: string, subject: NoteSubject, subjectId: number, createdAt = NOW) =>
    database.dataSource.manager.insert(QueueNote, {
      ...{ subject, subjectId, text, writer: 'staff:1', writerName: 'Sam', createdAt },
    });
  const left = async () => {
    await new QueueNoteRetention(database).run(NOW);
    const notes = await database.dataSource.manager.find(QueueNote, { order: { id: 'ASC' } });
    return notes.map(({ text }) => text);
  };

  it('deletes them with what they are about', async () => {
    const { manager } = database.dataSource;
    await storeClubs(database, [{ name: 'Leeds Lions', reviews: [{}, { reviewText: 'Removed.' }] }]);
    const [review, removed] = await manager.find(Review, { order: { id: 'ASC' } });
    await archiveReview(manager, removed?.id ?? 0, {
      ...{ state: 'removed', reason: null, reasonCode: 'fake', actor: 'site-admin', at: NOW },
      removedReviewDays: 30,
    });
    await manager.delete(Review, removed?.id);
    const { identifiers } = await manager.insert(ClubChange, {
      ...{ clubId: 1, actor: 'club-admin', action: 'profile-edited', changes: '{}', createdAt: NOW },
    });
    await write('of a review', 'review', review?.id ?? 0);
    await write('of a removed one', 'review', removed?.id ?? 0);
    await write('of a change', 'change', (identifiers[0] as { id: number }).id);
    const kept = ['of a review', 'of a removed one', 'of a change'];
    for (const subject of ['review', 'notice', 'claim', 'change'] as const)
      await write('gone', subject, GONE);
    expect(await left()).toEqual(kept);
    await manager.query('DELETE FROM archived_reviews');
    await manager.query('DELETE FROM club_changes');
    expect(await left()).toEqual(['of a review']);
  });

  it('deletes them two years after they were written', async () => {
    await storeClubs(database, [{ name: 'Leeds Lions', reviews: [{}] }]);
    const { id } = await database.dataSource.manager.findOneByOrFail(Review, {});
    await write('too old', 'review', id, new Date('2024-11-22T11:59:59.000Z'));
    await write('just young enough', 'review', id, new Date('2024-11-22T12:00:01.000Z'));
    expect(await left()).toEqual(['just young enough']);
  });
});
