import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { In, IsNull, LessThan } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { deleteDue } from '../../platform/database/delete-due.js';
import type { Sql } from '../../platform/database/sql.js';
import { sql } from '../../platform/database/sql.js';
import { ConflictError } from '../../platform/errors.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import type { FileColumns } from './club-file.js';
import { ClubImport } from './club-import.entity.js';
import { ClubImportJob } from './club-import-job.entity.js';
import { CHANGES_KEPT_FOR_DAYS } from './undo-import.js';

const LEASE_MS = 60_000;
const DAY_MS = 86_400_000;
const UPLOADS_KEPT_FOR_MS = DAY_MS;
const REPORTS_KEPT_FOR_MS = 7 * DAY_MS;

/** Files of clubs waiting to be checked or imported, and imports waiting to be undone; one instance works on each. */
@Injectable()
export class ClubImportJobs extends JobQueue<ClubImportJob> {
  constructor(private readonly jobs: Database) {
    super(jobs, { entity: ClubImportJob, key: 'id', leaseMs: LEASE_MS });
  }

  /** Waits until nobody else is starting one, and throws ConflictError while the directory is being changed. */
  async assertNoneIsRunning(manager: EntityManager): Promise<void> {
    await manager.query(`SELECT value FROM site_counters WHERE name = 'clubs' ${this.jobs.dialect.lockRows}`);
    if (await manager.existsBy(ClubImportJob, { step: In(['importing', 'undoing']) }))
      throw new ConflictError('Another import is running. Please wait until it’s finished.');
  }

  /** What the columns were of the newest file that the same person sent with the same headings. */
  async findColumns(
    { staffId }: Pick<ClubImportJob, 'staffId'>,
    headingsHash: string,
  ): Promise<FileColumns | null> {
    const sent = { headingsHash, staffId: staffId ?? IsNull() };
    const [last] = await this.jobs.reader.find(ClubImportJob, {
      where: sent,
      order: { id: 'DESC' },
      take: 1,
    });
    return last?.columns ?? null;
  }

  /** Stores a job's progress. */
  async note(id: number, values: Partial<ClubImportJob>): Promise<void> {
    await this.jobs.transactions.runInTransaction((manager) => manager.update(ClubImportJob, id, values));
  }

  /** Records that there's nothing left to do for now. */
  async finish(id: number, values: Partial<ClubImportJob>): Promise<void> {
    await this.note(id, { ...values, nextAttemptAt: null, lockedUntil: null });
  }

  /** Gives a job back for another instance to take on. */
  async release(id: number): Promise<void> {
    await this.note(id, { lockedUntil: null });
  }

  /**
   * Removes what is no longer needed: files after a day, reports after a week, and what undoing an import needs after
   * 90 days.
   */
  async purge(now: Date): Promise<void> {
    const before = (age: number) => LessThan(new Date(now.getTime() - age));
    const { reader, transactions } = this.jobs;
    const remove = (table: string, key: string, isDue: Sql) => deleteDue(this.jobs, { table, key, isDue });
    const working = In(['checking', 'importing', 'undoing']);
    const isWorking = new Set((await reader.findBy(ClubImportJob, { step: working })).map(({ id }) => id));
    const getRemove = async (age: number, table: string, key: string) => {
      for (const { id } of await reader.findBy(ClubImportJob, { createdAt: before(age) }))
        if (!isWorking.has(id)) await remove(table, key, sql`job_id = ${id}`);
    };
    await getRemove(UPLOADS_KEPT_FOR_MS, 'club_import_pieces', 'position');
    await getRemove(REPORTS_KEPT_FOR_MS, 'club_import_rows', 'line');
    const stale = { createdAt: before(REPORTS_KEPT_FOR_MS), step: In(['uploading', 'checked', 'failed']) };
    await transactions.runInTransaction((manager) => manager.delete(ClubImportJob, stale));
    for (const { id: importId } of await reader.findBy(ClubImport, {
      startedAt: before(CHANGES_KEPT_FOR_DAYS * DAY_MS),
    }))
      await remove('club_import_changes', 'external_id', sql`import_id = ${importId}`);
  }
}
