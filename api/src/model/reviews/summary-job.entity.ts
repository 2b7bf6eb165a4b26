import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { Club } from '../clubs/club.entity.js';

/** A club whose summary is to be written again; asked for in the transaction that changes its visible reviews. */
@Entity('summary_jobs', { withoutRowid: true })
@Index('ix_summary_jobs_next_attempt', ['nextAttemptAt'])
export class SummaryJob {
  @PrimaryColumn({ name: 'club_id', type: 'integer' })
  clubId!: number;

  @OneToOne(() => Club, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'club_id', foreignKeyConstraintName: 'fk_summary_jobs_club' })
  club?: Relation<Club>;

  /** When it was last asked for: a job that was asked for again while it ran is not done. */
  @Column({ name: 'requested_at', type: 'datetime', precision: 3 })
  requestedAt!: Date;

  @Column({ type: 'integer', default: 0 })
  attempts!: number;

  @Column({ name: 'next_attempt_at', type: 'datetime', precision: 3 })
  nextAttemptAt!: Date;

  /** Until then one instance has it in hand. */
  @Column({ name: 'locked_until', type: 'datetime', precision: 3, nullable: true })
  lockedUntil!: Date | null;
}
