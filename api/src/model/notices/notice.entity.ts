import type { NoticeActor, NoticeState, NoticeStep } from '@club-reviews/domain/defamation-notices';
import type { HideRefusal } from '@club-reviews/domain/hide-refusals';
import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { URGENCY } from '../../platform/queue/urgency.js';

/**
 * A notice of complaint about a review (section 5 of the Defamation Act 2013). No foreign keys to review and club: the
 * case is kept for a while after they're gone.
 */
@Entity('notices')
@Index('ix_notices_due', ['dueAt'])
@Index('ix_notices_remind', ['remindAt'])
@Index('ix_notices_closed', ['closedAt'])
@Index('ix_notices_created', ['state', 'createdAt'])
@Index('ix_notices_urgency', ['state', 'urgency', 'createdAt'])
@Index('ix_notices_opened', ['createdAt'])
@Index('ix_notices_review', ['reviewId'])
@Index('ix_notices_complainant', ['complainantHash'])
@Index('ux_notices_reference', ['reference'], { unique: true })
export class Notice {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  /** What both sides quote when they write to us: random, so that it reveals nothing. */
  @Column({ type: 'varchar', length: 16 })
  reference!: string;

  @Column({ name: 'review_id', type: 'integer' })
  reviewId!: number;

  @Column({ name: 'club_id', type: 'integer' })
  clubId!: number;

  @Column({ type: 'varchar', length: 12 })
  state!: NoticeState;

  /** The step that closed it; null while it's open. */
  @Column({ type: 'varchar', length: 20, nullable: true })
  outcome!: NoticeStep | null;

  /** When the next step is due; null before the notice is sent, and once it's closed. */
  @Column({ name: 'due_at', type: 'datetime', precision: 3, nullable: true })
  dueAt!: Date | null;

  /** When moderators are reminded of the next step; null if never, or they already were. */
  @Column({ name: 'remind_at', type: 'datetime', precision: 3, nullable: true })
  remindAt!: Date | null;

  /** What the complainant wrote, encrypted. */
  @Column({ name: 'content_encrypted', type: 'text' })
  contentEncrypted!: string;

  /** Keyed hash of the complainant's address. */
  @Column({ name: 'complainant_hash', type: 'varchar', length: 64 })
  complainantHash!: string;

  /** Name and postal address of an author who wants the review to stay, encrypted. */
  @Column({ name: 'answer_encrypted', type: 'text', nullable: true })
  answerEncrypted!: string | null;

  /** See toUrgency. */
  @Column({ type: 'tinyint', default: URGENCY.ordinary })
  urgency!: number;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date;

  @Column({ name: 'received_at', type: 'datetime', precision: 3, nullable: true })
  receivedAt!: Date | null;

  /** When its author was contacted; null if never. */
  @Column({ name: 'forwarded_at', type: 'datetime', precision: 3, nullable: true })
  forwardedAt!: Date | null;

  @Column({ name: 'closed_at', type: 'datetime', precision: 3, nullable: true })
  closedAt!: Date | null;

  /** Where it was sent from, see VisitorTrace; wiped with the hides that it's compared with. */
  @Column({ name: 'network_hash', type: 'varchar', length: 32, nullable: true })
  networkHash!: string | null;

  @Column({ name: 'browser_hash', type: 'varchar', length: 32, nullable: true })
  browserHash!: string | null;

  /** Why its author's silence didn't remove the review; null if it did, or hasn't yet. */
  @Column({ name: 'hide_refusal', type: 'varchar', length: 20, nullable: true })
  hideRefusal!: HideRefusal | null;
}

/** One step of a notice, as it was taken. */
@Entity('notice_events')
@Index('ix_notice_events_notice', ['noticeId'])
export class NoticeEvent {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ name: 'notice_id', type: 'integer' })
  noticeId!: number;

  @ManyToOne(() => Notice, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'notice_id', foreignKeyConstraintName: 'fk_notice_events_notice' })
  notice?: Relation<Notice>;

  @Column({ type: 'varchar', length: 20 })
  step!: NoticeStep;

  @Column({ type: 'varchar', length: 12 })
  actor!: NoticeActor;

  /** Which member of staff, if it was one; null for the site password. The two sides never see it. */
  @Column({ name: 'staff_id', type: 'integer', nullable: true })
  staffId!: number | null;

  /** Their name at the time. */
  @Column({ name: 'staff_name', type: 'varchar', length: 160, nullable: true })
  staffName!: string | null;

  /** What the moderator wrote about it. */
  @Column({ type: 'text', nullable: true })
  note!: string | null;

  /** When this step was due; null for the first one. */
  @Column({ name: 'due_at', type: 'datetime', precision: 3, nullable: true })
  dueAt!: Date | null;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date;
}
