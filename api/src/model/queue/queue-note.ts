import type { EntityManager } from 'typeorm';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** What a note is about. A review keeps its notes, whichever way it returns to the queue. */
export type NoteSubject =
  'review' | 'notice' | 'claim' | 'suggestion' | 'photo' | 'enquiry' | 'change' | 'warning';

/** A note between staff. No foreign keys: a review moves between tables. Housekeeping and erasures remove it. */
@Entity('desk_notes')
@Index('ix_desk_notes_subject', ['subject', 'subjectId'])
@Index('ix_desk_notes_created', ['createdAt'])
export class QueueNote {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'varchar', length: 12 })
  subject!: string;

  @Column({ name: 'subject_id', type: 'integer' })
  subjectId!: number;

  @Column({ type: 'text' })
  text!: string;

  /** The subject of the writer's session. */
  @Column({ type: 'varchar', length: 64 })
  writer!: string;

  /** Their name at the time. */
  @Column({ name: 'writer_name', type: 'varchar', length: 160 })
  writerName!: string;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date;
}

/** Deletes the notes about something, in the transaction that erases it. */
export async function forgetNotes(
  manager: EntityManager,
  subject: NoteSubject,
  subjectId: number,
): Promise<void> {
  await manager.delete(QueueNote, { subject, subjectId });
}
