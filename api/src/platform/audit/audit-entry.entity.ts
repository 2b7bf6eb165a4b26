import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** What an entry is about. */
export type AuditSubject =
  | 'review'
  | 'claim'
  | 'club'
  | 'staff'
  | 'addresses'
  | 'suggestion'
  | 'enquiry'
  | 'photo'
  | 'release'
  | 'setting'
  | 'warning';

/** Who caused a change. */
export const AUDIT_ACTORS = ['reviewer', 'site-admin', 'club-admin', 'system'] as const;
export type AuditActor = (typeof AUDIT_ACTORS)[number];

/**
 * One change of a review's or claim's state, or of who manages a club's page. No foreign key: entries outlive what they
 * are about.
 */
@Entity('audit_entries')
@Index('ix_audit_entries_subject', ['subjectType', 'subjectId'])
@Index('ix_audit_entries_created', ['createdAt'])
@Index('ix_audit_entries_type', ['subjectType', 'createdAt'])
@Index('ix_audit_entries_staff', ['subjectType', 'staffId', 'createdAt'])
@Index('ix_audit_entries_person', ['personHash', 'createdAt'])
@Index('ix_audit_entries_club', ['clubId'])
export class AuditEntry {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ name: 'subject_type', type: 'varchar', length: 10 })
  subjectType!: AuditSubject;

  @Column({ name: 'subject_id', type: 'integer' })
  subjectId!: number;

  @Column({ type: 'varchar', length: 12 })
  actor!: AuditActor;

  /** Which member of staff, if it was one; null for the site password. */
  @Column({ name: 'staff_id', type: 'integer', nullable: true })
  staffId!: number | null;

  /** Their name at the time; null if it wasn't a member of staff. */
  @Column({ name: 'staff_name', type: 'varchar', length: 160, nullable: true })
  staffName!: string | null;

  /** What was done, in the past tense: "submitted", "verified", "approved", "reply-removed". */
  @Column({ type: 'varchar', length: 20 })
  action!: string;

  /** Null if the subject didn't exist before. */
  @Column({ name: 'from_status', type: 'varchar', length: 24, nullable: true })
  fromStatus!: string | null;

  /** Null if the subject no longer exists. */
  @Column({ name: 'to_status', type: 'varchar', length: 24, nullable: true })
  toStatus!: string | null;

  @Column({ type: 'text', nullable: true })
  reason!: string | null;

  /** The reason from a list, if the change has one. */
  @Column({ name: 'reason_code', type: 'varchar', length: 20, nullable: true })
  reasonCode!: string | null;

  /** Keyed hash of the mailbox that a data request was about; null for everything else, and after a few years. */
  @Column({ name: 'person_hash', type: 'varchar', length: 64, nullable: true })
  personHash!: string | null;

  /** What a change of a review was counted as by stars, with commas; null, as the next two, if it wasn't. */
  @Column({ type: 'varchar', length: 40, nullable: true })
  counted!: string | null;

  /** Its club at the time. */
  @Column({ name: 'club_id', type: 'integer', nullable: true })
  clubId!: number | null;

  /** Its stars at the time. */
  @Column({ type: 'tinyint', nullable: true })
  stars!: number | null;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date;
}
