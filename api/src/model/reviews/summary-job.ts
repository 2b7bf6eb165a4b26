import type { EntityManager, Relation } from 'typeorm';
import { Column, Entity, Index, IsNull, JoinColumn, Not, OneToOne, PrimaryColumn } from 'typeorm';
import type { Dialect } from '../../platform/database/dialect/dialect.js';
import { raw, runSql, sql } from '../../platform/database/sql.js';
import { toStoredTimestamp } from '../../platform/database/timestamps.js';
import { invalidateEveryClub } from '../clubs/club-versions.js';
import { Club } from '../clubs/club.entity.js';

/** A club whose summary needs rewriting; requested in the transaction that changes its visible reviews. */
@Entity('summary_jobs', { withoutRowid: true })
@Index('ix_summary_jobs_next_attempt', ['nextAttemptAt'])
export class SummaryJob {
  @PrimaryColumn({ name: 'club_id', type: 'integer' })
  clubId!: number;

  @OneToOne(() => Club, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'club_id', foreignKeyConstraintName: 'fk_summary_jobs_club' })
  club?: Relation<Club>;

  /** When it was last requested: a job that is requested again while it runs isn't done. */
  @Column({ name: 'requested_at', type: 'datetime', precision: 3 })
  requestedAt!: Date;

  @Column({ type: 'integer', default: 0 })
  attempts!: number;

  @Column({ name: 'next_attempt_at', type: 'datetime', precision: 3 })
  nextAttemptAt!: Date;

  /** Until then one instance is working on it. */
  @Column({ name: 'locked_until', type: 'datetime', precision: 3, nullable: true })
  lockedUntil!: Date | null;
}

/** Requests a club's summary. A job that is already waiting starts over: it must cover this change as well. */
export async function requestSummary(
  manager: EntityManager,
  dialect: Dialect,
  clubId: number,
  at: Date,
): Promise<void> {
  const now = toStoredTimestamp(at);
  const job = { club_id: clubId, requested_at: now, attempts: 0, next_attempt_at: dialect.now };
  await runSql(
    manager,
    dialect.upsert('summary_jobs', job, ['club_id'], (excluded) => ({
      requested_at: excluded('requested_at'),
      attempts: raw('0'),
      next_attempt_at: excluded('next_attempt_at'),
    })),
  );
}

/** Withdraws every summary and requests new ones, including for those being written right now. */
export async function requestEverySummary(
  manager: EntityManager,
  dialect: Pick<Dialect, 'now'>,
  at: Date,
): Promise<void> {
  const now = toStoredTimestamp(at);
  await manager.update(Club, { aiSummary: Not(IsNull()) }, { aiSummary: null });
  invalidateEveryClub(manager);
  await manager.updateAll(SummaryJob, { attempts: 0 });
  await runSql(
    manager,
    sql`INSERT INTO summary_jobs (club_id, requested_at, next_attempt_at)
      SELECT id, ${now}, ${dialect.now} FROM clubs k
      WHERE k.review_count > 0 AND NOT EXISTS (SELECT 1 FROM summary_jobs j WHERE j.club_id = k.id)`,
  );
}
