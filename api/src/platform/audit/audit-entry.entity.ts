import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** What an entry tells of. */
export type AuditSubject = 'review' | 'claim' | 'club';

/** Who caused a change. */
export type AuditActor = 'reviewer' | 'site-admin' | 'club-admin' | 'system';

/**
 * One change of a review's or claim's state, or of who manages a club's page. No foreign key: entries outlive
 * what they tell of.
 */
@Entity('audit_entries')
@Index('ix_audit_entries_subject', ['subjectType', 'subjectId'])
export class AuditEntry {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ name: 'subject_type', type: 'varchar', length: 10 })
  subjectType!: AuditSubject;

  @Column({ name: 'subject_id', type: 'integer' })
  subjectId!: number;

  @Column({ type: 'varchar', length: 12 })
  actor!: AuditActor;

  /** What was done, in the past tense: "submitted", "verified", "approved", "reply-removed". */
  @Column({ type: 'varchar', length: 20 })
  action!: string;

  /** Null when the subject did not exist before. */
  @Column({ name: 'from_status', type: 'varchar', length: 24, nullable: true })
  fromStatus!: string | null;

  /** Null when the subject does not exist any more. */
  @Column({ name: 'to_status', type: 'varchar', length: 24, nullable: true })
  toStatus!: string | null;

  @Column({ type: 'text', nullable: true })
  reason!: string | null;

  /** The reason as one of a list, where the change has one. */
  @Column({ name: 'reason_code', type: 'varchar', length: 20, nullable: true })
  reasonCode!: string | null;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date;
}
