import type { EnquiryList, EnquiryReportReason, EnquiryState } from '@club-reviews/domain/enquiries';
import { ENQUIRIES_KEPT_FOR_DAYS } from '@club-reviews/domain/enquiries';
import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { Club } from '../../model/clubs/club.entity.js';
import { ClubAdmin } from '../../accounts/club-admins/club-admin.entity.js';

/** What a parent asks a club. The club reads the message, never the address. */
@Entity('enquiries')
@Index('ux_enquiries_token', ['tokenHash'], { unique: true })
@Index('ix_enquiries_list', ['clubId', 'list', 'createdAt'])
@Index('ix_enquiries_desk', ['queueUrgency', 'queueSince'])
@Index('ix_enquiries_moderated', ['isModerated', 'createdAt'])
@Index('ix_enquiries_email', ['emailHash'])
@Index('ix_enquiries_erase', ['eraseAt'])
@Index('ix_enquiries_answerer', ['answeredById'])
export class Enquiry {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ name: 'club_id', type: 'integer' })
  clubId!: number;

  @ManyToOne(() => Club, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'club_id', foreignKeyConstraintName: 'fk_enquiries_club' })
  club?: Relation<Club>;

  @Column({ type: 'varchar', length: 12, default: 'unconfirmed' })
  state!: EnquiryState;

  /** The club's list that it's in; null until the club has received it. */
  @Column({ name: 'club_list', type: 'varchar', length: 8, nullable: true })
  list!: EnquiryList | null;

  /** Of the team that the parent asks about. */
  @Column({ name: 'age_group', type: 'varchar', length: 12, nullable: true })
  ageGroup!: string | null;

  @Column({ type: 'text' })
  message!: string;

  /** Keyed hash of the parent's mailbox; null once they are erased. */
  @Column({ name: 'email_hash', type: 'varchar', length: 64, nullable: true })
  emailHash!: string | null;

  /** Where the answer goes; wiped once it's answered or removed. */
  @Column({ name: 'email_encrypted', type: 'varchar', length: 512, nullable: true })
  emailEncrypted!: string | null;

  /** SHA-256 of the token in the link that confirms it, 64 hexadecimal digits. */
  @Column({ name: 'token_hash', type: 'varchar', length: 64 })
  tokenHash!: string;

  /** 0 if a child may be at risk, otherwise 1; null while it's not in the moderators' queue. */
  @Column({ name: 'desk_urgency', type: 'integer', nullable: true })
  queueUrgency!: number | null;

  /** Since when it has been there, the last time. */
  @Column({ name: 'desk_since', type: 'datetime', precision: 3, nullable: true })
  queueSince!: Date | null;

  /** Whether it has ever been there: from then on moderators can read it. */
  @Column({ name: 'is_moderated', type: 'boolean', default: 0 })
  isModerated!: boolean;

  @Column({ name: 'report_reason', type: 'varchar', length: 20, nullable: true })
  reportReason!: EnquiryReportReason | null;

  /** What the club wrote in its report. */
  @Column({ name: 'report_words', type: 'text', nullable: true })
  reportWords!: string | null;

  @Column({ name: 'reported_at', type: 'datetime', precision: 3, nullable: true })
  reportedAt!: Date | null;

  /** What the moderator wrote; the parent reads it after a removal. */
  @Column({ name: 'decision_reason', type: 'text', nullable: true })
  decisionReason!: string | null;

  /** Who decided, by their name at the time. */
  @Column({ name: 'decided_by', type: 'varchar', length: 160, nullable: true })
  decidedBy!: string | null;

  @Column({ name: 'decided_at', type: 'datetime', precision: 3, nullable: true })
  decidedAt!: Date | null;

  @Column({ type: 'text', nullable: true })
  answer!: string | null;

  /** Which of the club's managers answered. */
  @Column({ name: 'answered_by_id', type: 'integer', nullable: true })
  answeredById!: number | null;

  @ManyToOne(() => ClubAdmin, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'answered_by_id', foreignKeyConstraintName: 'fk_enquiries_answerer' })
  answeredBy?: Relation<ClubAdmin> | null;

  @Column({ name: 'answered_at', type: 'datetime', precision: 3, nullable: true })
  answeredAt!: Date | null;

  /** When the club marked it as needing no reply. */
  @Column({ name: 'closed_at', type: 'datetime', precision: 3, nullable: true })
  closedAt!: Date | null;

  @Column({ name: 'confirmed_at', type: 'datetime', precision: 3, nullable: true })
  confirmedAt!: Date | null;

  /** When it's deleted: a week after it was written, or a year after the last thing that happened to it. */
  @Column({ name: 'erase_at', type: 'datetime', precision: 3 })
  eraseAt!: Date;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date;
}

/** An address whose messages are no longer passed on to clubs. */
@Entity('enquiry_blocks')
@Index('ix_enquiry_blocks_ends', ['endsAt'])
export class EnquiryBlock {
  /** Keyed hash of the mailbox. */
  @PrimaryColumn({ name: 'email_hash', type: 'varchar', length: 64 })
  emailHash!: string;

  /** Who blocked it, by their name at the time. */
  @Column({ name: 'blocked_by', type: 'varchar', length: 160, nullable: true })
  blockedBy!: string | null;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date;

  @Column({ name: 'ends_at', type: 'datetime', precision: 3 })
  endsAt!: Date;
}

/** When a question is deleted after something has just happened to it, and when a new block ends. */
export function enquiryEnd(at: Date): Date {
  return new Date(at.getTime() + ENQUIRIES_KEPT_FOR_DAYS * 24 * 3_600_000);
}
