import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Job } from '../../platform/jobs/job-queue.js';

/**
 * A decision waiting for its ten seconds to pass, or that couldn't be carried out. There's at most one for an entry, so
 * two moderators never decide on the same one. It's deleted once it's carried out.
 */
@Entity('desk_decisions')
@Index('ux_desk_decisions_entry', ['kind', 'entryId'], { unique: true })
@Index('ix_desk_decisions_due', ['nextAttemptAt'])
@Index('ix_desk_decisions_decider', ['decider'])
export class DecisionJob implements Job {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'varchar', length: 12 })
  kind!: string;

  @Column({ name: 'entry_id', type: 'integer' })
  entryId!: number;

  /** What was decided, as JSON: a verdict with its reason. */
  @Column({ type: 'text' })
  content!: string;

  /** Who decided: the subject of their session. */
  @Column({ type: 'varchar', length: 64 })
  decider!: string;

  /** Their staff id; null for someone who logged in with the site password. */
  @Column({ name: 'decider_id', type: 'integer', nullable: true })
  deciderId!: number | null;

  @Column({ name: 'decider_name', type: 'varchar', length: 120 })
  deciderName!: string;

  @Column({ name: 'decided_at', type: 'datetime', precision: 3 })
  decidedAt!: Date;

  /** How often an instance has begun to carry it out. */
  @Column({ type: 'integer', default: 0 })
  attempts!: number;

  /** When to carry it out; null once that has failed for good. */
  @Column({ name: 'due_at', type: 'datetime', precision: 3, nullable: true })
  nextAttemptAt!: Date | null;

  /** Until then one instance is carrying it out; null before. */
  @Column({ name: 'locked_until', type: 'datetime', precision: 3, nullable: true })
  lockedUntil!: Date | null;

  /** Why it couldn't be carried out, in words for the moderator. */
  @Column({ type: 'varchar', length: 300, nullable: true })
  problem!: string | null;
}
