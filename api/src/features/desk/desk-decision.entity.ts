import type { DeskKind } from '@club-reviews/domain/desk';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A decision that waits for its ten seconds to be over, or that could not be carried out. There is one for an entry at
 * most, so two moderators never decide about the same. It goes once it's carried out.
 */
@Entity('desk_decisions')
@Index('ux_desk_decisions_entry', ['kind', 'entryId'], { unique: true })
@Index('ix_desk_decisions_due', ['dueAt'])
@Index('ix_desk_decisions_decider', ['decider'])
export class DeskDecision {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'varchar', length: 12 })
  kind!: DeskKind;

  @Column({ name: 'entry_id', type: 'integer' })
  entryId!: number;

  /** What was decided, as JSON: a verdict with its reason. */
  @Column({ type: 'text' })
  content!: string;

  /** Who decided: the subject of their session. */
  @Column({ type: 'varchar', length: 64 })
  decider!: string;

  /** Their id among the staff; null for somebody who came in with the site password. */
  @Column({ name: 'decider_id', type: 'integer', nullable: true })
  deciderId!: number | null;

  @Column({ name: 'decider_name', type: 'varchar', length: 120 })
  deciderName!: string;

  @Column({ name: 'decided_at', type: 'datetime', precision: 3 })
  decidedAt!: Date;

  /** When it's carried out; null once that has failed for good. */
  @Column({ name: 'due_at', type: 'datetime', precision: 3, nullable: true })
  dueAt!: Date | null;

  /** Until then one instance is carrying it out; null before. */
  @Column({ name: 'locked_until', type: 'datetime', precision: 3, nullable: true })
  lockedUntil!: Date | null;

  /** Why it could not be carried out, in words for the moderator. */
  @Column({ type: 'varchar', length: 300, nullable: true })
  problem!: string | null;
}
