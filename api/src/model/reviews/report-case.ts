import type { HideRefusal } from '@club-reviews/domain/hide-refusals';
import type { ReportOutcome, ReportReason } from '@club-reviews/domain/report-reasons';
import type { EntityManager } from 'typeorm';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { databaseTime } from '../../platform/database/database-clock.js';
import type { Dialect } from '../../platform/database/dialect/dialect.js';
import { countHandling, UNKNOWN_STARS } from './handling-counts.js';
import { countModeration } from './moderation-figures.js';

/**
 * All reports of one review that are waiting for the same decision. A review has at most one open case, because whoever
 * opens or closes one has locked the review. Without foreign keys: a case outlives its review, and contains nothing of
 * its text.
 */
@Entity('report_cases')
@Index('ix_report_cases_queue', ['isOpen', 'urgency', 'openedAt'])
@Index('ix_report_cases_closed', ['isOpen', 'closedAt'])
@Index('ix_report_cases_review', ['reviewId', 'isOpen'])
@Index('ix_report_cases_opened', ['openedAt'])
export class ReportCase {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ name: 'review_id', type: 'integer' })
  reviewId!: number;

  @Column({ name: 'club_id', type: 'integer' })
  clubId!: number;

  /** The review's when the case was opened; null if it was gone. */
  @Column({ type: 'tinyint', nullable: true })
  stars!: number | null;

  @Column({ name: 'is_open', type: 'boolean' })
  isOpen!: boolean;

  /** One of URGENCY; raised by the first report that is about a child's safety. */
  @Column({ type: 'tinyint' })
  urgency!: number;

  /** Whether a report in this case hid the review. */
  @Column({ name: 'hid_review', type: 'boolean', default: false })
  hidReview!: boolean;

  /** Why the latest safety report didn't hide the review; null if one did, or there was none. */
  @Column({ name: 'hide_refusal', type: 'varchar', length: 20, nullable: true })
  hideRefusal!: HideRefusal | null;

  @Column({ name: 'opened_at', type: 'datetime', precision: 3 })
  openedAt!: Date;

  @Column({ name: 'closed_at', type: 'datetime', precision: 3, nullable: true })
  closedAt!: Date | null;

  @Column({ type: 'varchar', length: 10, nullable: true })
  outcome!: ReportOutcome | null;

  /** The public reason for a removal. */
  @Column({ name: 'reason_code', type: 'varchar', length: 40, nullable: true })
  reasonCode!: string | null;

  /** The moderator's message to those who reported. */
  @Column({ type: 'text', nullable: true })
  words!: string | null;
}

/** Who reports: anyone with a confirmed address, or the club about its own review. */
export type ReportSource = 'public' | 'club';

/** One report of a review. */
@Entity('review_reports')
@Index('ix_review_reports_number', ['number'], { unique: true })
@Index('ix_review_reports_case', ['caseId'])
@Index('ix_review_reports_reporter', ['reviewId', 'reporterEmailHash'])
@Index('ix_review_reports_email', ['reporterEmailHash'])
@Index('ix_review_reports_club', ['source', 'clubId', 'createdAt'])
@Index('ix_review_reports_unconfirmed', ['caseId', 'createdAt'])
@Index('ix_review_reports_mail', ['mailDueAt'])
@Index('ix_review_reports_wipe', ['wipeAt'])
export class ReviewReport {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  /** Null until it's confirmed. */
  @Column({ name: 'case_id', type: 'integer', nullable: true })
  caseId!: number | null;

  @Column({ name: 'review_id', type: 'integer' })
  reviewId!: number;

  @Column({ name: 'club_id', type: 'integer' })
  clubId!: number;

  @Column({ type: 'varchar', length: 10 })
  source!: ReportSource;

  @Column({ type: 'varchar', length: 20 })
  reason!: ReportReason;

  @Column({ type: 'text' })
  words!: string;

  /** Keyed hash of the reporter's mailbox; null for a club, and once it's wiped. */
  @Column({ name: 'reporter_email_hash', type: 'varchar', length: 64, nullable: true })
  reporterEmailHash!: string | null;

  @Column({ name: 'reporter_email_encrypted', type: 'varchar', length: 512, nullable: true })
  reporterEmailEncrypted!: string | null;

  /** "R-7K3M-9QXD"; null until it's confirmed. */
  @Column({ type: 'varchar', length: 11, nullable: true })
  number!: string | null;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date;

  @Column({ name: 'confirmed_at', type: 'datetime', precision: 3, nullable: true })
  confirmedAt!: Date | null;

  /** Set while the outcome is still to be mailed. */
  @Column({ name: 'mail_due_at', type: 'datetime', precision: 3, nullable: true })
  mailDueAt!: Date | null;

  /** When to wipe the reporter's address and words; null before the outcome and afterwards. */
  @Column({ name: 'wipe_at', type: 'datetime', precision: 3, nullable: true })
  wipeAt!: Date | null;
}

/** How a case ends. */
export interface CaseClosing {
  outcome: ReportOutcome;
  reasonCode: string | null;
  words: string | null;
  at: Date;
}

const FIGURES = { removed: 'report-upheld', stands: 'report-rejected' } as const;

/**
 * Closes a review's open case, if there is one, and makes the mails to its reporters due. The caller has locked the
 * review. Runs last in its transaction, because it counts.
 * @returns whether there was one
 */
export async function closeReportCase(
  manager: EntityManager,
  dialect: Pick<Dialect, 'upsert' | 'rowLock' | 'now'>,
  reviewId: number,
  { outcome, reasonCode, words, at }: CaseClosing,
): Promise<boolean> {
  const open = await manager.findOne(ReportCase, { where: { reviewId, isOpen: true }, ...dialect.rowLock });
  if (!open) return false;
  await manager.update(ReportCase, open.id, { isOpen: false, closedAt: at, outcome, reasonCode, words });
  const mailDueAt = await databaseTime(manager, dialect);
  await manager.update(ReviewReport, { caseId: open.id }, { mailDueAt, wipeAt: getWipeMoment(at) });
  const reports = await manager.find(ReviewReport, {
    where: { caseId: open.id },
    select: { id: true, source: true, confirmedAt: true },
    order: { source: 'ASC', id: 'ASC' },
  });
  await countReports(manager, dialect, open, reports, outcome);
  if (outcome === 'gone') return true;
  for (const { confirmedAt } of reports)
    await countModeration(manager, dialect, FIGURES[outcome], { at, since: confirmedAt ?? at });
  return true;
}

/** Counts reports of a case by the stars of its review. */
export function countReports(
  manager: EntityManager,
  dialect: Pick<Dialect, 'upsert'>,
  { clubId, stars }: Pick<ReportCase, 'clubId' | 'stars'>,
  reports: readonly Pick<ReviewReport, 'source'>[],
  detail: 'received' | ReportOutcome,
): Promise<void> {
  const handled = reports.map(({ source }) => ({ event: `${source}-report` as const, detail }));
  return countHandling(manager, dialect, { clubId, stars: stars ?? UNKNOWN_STARS }, handled);
}

/** A year after the outcome nobody is likely to ask about it. */
export function getWipeMoment(closedAt: Date): Date {
  const moment = new Date(closedAt);
  moment.setUTCFullYear(moment.getUTCFullYear() + 1);
  return moment;
}
