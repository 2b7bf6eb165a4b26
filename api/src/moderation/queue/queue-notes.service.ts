import { QUEUE_MESSAGES, MAX_NOTES } from '@club-reviews/domain/queue';
import { Injectable } from '@nestjs/common';
import { QueueNote } from '../../model/queue/queue-note.js';
import { Database } from '../../platform/database/database.js';
import { joined, sql } from '../../platform/database/sql.js';
import { ConflictError, NotFoundError } from '../../platform/errors.js';
import type { QueueKey } from '../../platform/queue/queue-source.js';
import type { WaitingPlace } from './waiting-entries.js';
import { keyText, WaitingEntries } from './waiting-entries.js';
import type { QueueNoteEntry, NoteBody } from './queue-notes.dto.js';
import type { Moderator } from './moderator.js';
import { QueueSources } from './queue-sources.js';

/** What the staff write to each other about entries of the queue. Nobody else ever reads it. */
@Injectable()
export class QueueNotesService {
  constructor(
    private readonly database: Database,
    private readonly sources: QueueSources,
    private readonly waiting: WaitingEntries,
  ) {}

  /** The notes on a waiting entry, oldest first. Throws NotFoundError for any other. */
  async of(key: QueueKey, moderator: Moderator): Promise<QueueNoteEntry[]> {
    const [place] = await this.waiting.find([key]);
    if (!place) throw new NotFoundError('This isn’t waiting any more');
    const notes = await this.database.reader.find(QueueNote, {
      where: this.getAbout(place),
      order: { id: 'ASC' },
      take: MAX_NOTES,
    });
    return notes.map((note) => toEntry(note, moderator));
  }

  /** Adds a note to a waiting entry. Throws ConflictError for any other, and if there are too many. */
  async add({ kind, id, text }: NoteBody, moderator: Moderator): Promise<QueueNoteEntry> {
    const [place] = await this.waiting.find([{ kind, id }]);
    if (!place) throw new ConflictError('This isn’t waiting any more');
    const about = this.getAbout(place);
    const { subject: writer, name: writerName } = moderator;
    const note = await this.database.transactions.runInTransaction(async (manager) => {
      if ((await manager.countBy(QueueNote, about)) >= MAX_NOTES)
        throw new ConflictError(QUEUE_MESSAGES.tooManyNotes, { text: QUEUE_MESSAGES.tooManyNotes });
      return manager.save(
        manager.create(QueueNote, { ...about, text, writer, writerName, createdAt: new Date() }),
      );
    });
    return toEntry(note, moderator);
  }

  /** Deletes one of the caller's notes. Throws NotFoundError for someone else's. */
  async remove(id: number, { subject: writer }: Moderator): Promise<void> {
    const { affected } = await this.database.transactions.runInTransaction((manager) =>
      manager.delete(QueueNote, { id, writer }),
    );
    if (affected !== 1) throw new NoteNotFoundError();
  }

  /** How many notes there are on these entries, by `kind-id`; those without any are left out. */
  async count(places: readonly WaitingPlace[]): Promise<ReadonlyMap<string, number>> {
    const subjects = new Map<string, Set<number>>();
    for (const { subject, subjectId } of places.map((place) => this.getAbout(place)))
      subjects.set(subject, (subjects.get(subject) ?? new Set()).add(subjectId));
    const counted = await Promise.all(
      [...subjects].map(async ([subject, ids]) => {
        const rows = await this.database.reads.all<{ subjectId: number; count: number }>(sql`
          SELECT subject_id AS subjectId, COUNT(*) AS count FROM desk_notes
          WHERE subject = ${subject} AND subject_id IN (${joined([...ids], ',')}) GROUP BY subject_id`);
        return rows.map(({ subjectId, count }): [string, number] => [`${subject}-${subjectId}`, count]);
      }),
    );
    const counts = new Map(counted.flat());
    return new Map(
      places.flatMap((place): [string, number][] => {
        const { subject, subjectId } = this.getAbout(place);
        const count = counts.get(`${subject}-${subjectId}`);
        return count === undefined ? [] : [[keyText(place), count]];
      }),
    );
  }

  private getAbout({ kind, subjectId }: WaitingPlace): Pick<QueueNote, 'subject' | 'subjectId'> {
    return { subject: this.sources.get(kind).noteSubject, subjectId };
  }
}

/** No note of the caller has this id. */
export class NoteNotFoundError extends NotFoundError {
  constructor() {
    super('This note isn’t yours, or has been deleted');
  }
}

function toEntry(
  { id, text, writer, writerName, createdAt }: QueueNote,
  { subject }: Moderator,
): QueueNoteEntry {
  return {
    id,
    text,
    writer: { name: writerName, isMe: writer === subject },
    createdAt: createdAt.toISOString(),
  };
}
