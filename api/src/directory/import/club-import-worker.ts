import { hash } from 'node:crypto';
import { toClubColumns } from '@club-reviews/domain/club-imports';
import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { actingAs } from '../../platform/audit/acting-staff.js';
import { insertRows } from '../../platform/database/batches.js';
import { JobWorker } from '../../platform/jobs/job-worker.js';
import { ClubFileError, readFirstLines } from './club-file.js';
import { ClubImportChange } from './club-import.entity.js';
import type { ClubImportJob } from './club-import-job.entity.js';
import { ClubImportPiece, ClubImportRow } from './club-import-job.entity.js';
import { ClubImportJobs } from './club-import-jobs.js';
import type { ImportCounts, ImportedBatch } from './import-clubs.js';
import { importClubs } from './import-clubs.js';
import { NothingToUndoError, undoImport } from './undo-import.js';
import { uploadedFile } from './uploaded-file.js';

/** Readers share the process, which does nothing else while a batch is compared and written. */
const ROWS_PER_BATCH = 10;
const CHANGES_PER_BATCH = 20;
const LOOK_EVERY_MS = 2000;
const RENEW_EVERY_MS = 20_000;
const STOP_TIMEOUT_MS = 8000;
const MAX_ATTEMPTS = 3;
const GIVEN_UP = 'Something went wrong on our side. Please try again; nothing is imported twice.';

/** Checks, imports and undoes in the background; one at a time; after a restart it continues where it stopped. */
@Injectable()
export class ClubImportWorker extends JobWorker<ClubImportJob> {
  constructor(
    private readonly database: Database,
    private readonly jobs: ClubImportJobs,
  ) {
    super({
      queue: jobs,
      name: 'import of clubs',
      problem: 'A club import is waiting',
      concurrency: 1,
      lookEveryMs: LOOK_EVERY_MS,
      renewEveryMs: RENEW_EVERY_MS,
      stopTimeoutMs: STOP_TIMEOUT_MS,
    });
  }

  protected async work(job: ClubImportJob, stopping: AbortSignal): Promise<void> {
    try {
      if (job.step === 'checking') await this.check(job, stopping);
      else
        await asStarter(job, () =>
          job.step === 'importing' ? this.import(job, stopping) : this.undo(job, stopping),
        );
    } catch (error) {
      if (stopping.aborted) return this.jobs.release(job.id);
      if (error instanceof ClubFileError || error instanceof NothingToUndoError)
        return this.jobs.finish(job.id, { step: 'failed', problem: error.message });
      if (job.attempts >= MAX_ATTEMPTS) await this.jobs.finish(job.id, { step: 'failed', problem: GIVEN_UP });
      throw error;
    }
  }

  private async check(job: ClubImportJob, signal: AbortSignal): Promise<void> {
    await this.remove(ClubImportRow, job.id);
    const file = uploadedFile(this.database, job);
    const [headings = []] = await readFirstLines(file);
    const headingsHash = hash('sha256', JSON.stringify(headings));
    const columns = job.columns ?? (await this.jobs.findColumns(job, headingsHash));
    const { counts } = await importClubs(this.database, file, {
      isDryRun: true,
      columns,
      addsDoubtful: false,
      rowsPerBatch: ROWS_PER_BATCH,
      signal,
      onBatch: async (batch) => {
        await this.storeReports(job.id, batch);
        await this.noteProgress(job, batch.done);
      },
    });
    // The import must take the columns for what the check did.
    const checked = { columns: columns ?? toClubColumns(headings), headingsHash };
    await this.jobs.finish(job.id, { step: 'checked', counts, progress: 100, ...checked });
  }

  private async import(job: ClubImportJob, signal: AbortSignal): Promise<void> {
    const { counts, importId } = await importClubs(this.database, uploadedFile(this.database, job), {
      isDryRun: false,
      addsDoubtful: job.addsDoubtful,
      overwrites: job.overwrites,
      origin: { name: job.source, licence: job.licence },
      columns: job.columns,
      rowsPerBatch: ROWS_PER_BATCH,
      resumes: job.importId,
      signal,
      onBegin: (id) => this.jobs.note(job.id, { importId: id }),
      onBatch: ({ done }) => this.noteProgress(job, done),
    });
    const done = importId === null ? counts : await this.countChanges(importId, counts);
    await this.remove(ClubImportPiece, job.id);
    await this.jobs.finish(job.id, { step: 'imported', counts: done, progress: 100, importId });
  }

  private async undo(job: ClubImportJob, signal: AbortSignal): Promise<void> {
    await undoImport(
      this.database,
      async (done) => {
        await this.noteProgress(job, done);
        signal.throwIfAborted();
      },
      { expectedId: job.importId ?? 0, batchSize: CHANGES_PER_BATCH },
    );
    await this.jobs.finish(job.id, { step: 'undone', progress: 100 });
  }

  /** If an import was interrupted, the rows written before count as well. */
  private async countChanges(importId: number, counts: ImportCounts): Promise<ImportCounts> {
    const { reader } = this.database;
    const added = await reader.countBy(ClubImportChange, { importId, fieldChanges: IsNull() });
    const changed = await reader.countBy(ClubImportChange, { importId, fieldChanges: Not(IsNull()) });
    const earlier = added - counts.new + changed - counts.changed;
    return { ...counts, new: added, changed, unchanged: counts.unchanged - earlier };
  }

  private async storeReports(jobId: number, { reports }: ImportedBatch): Promise<void> {
    const rows = reports
      .filter(({ outcome }) => outcome !== 'unchanged')
      .map(({ line, outcome, externalId, name, detail }) => ({
        job_id: jobId,
        line,
        outcome,
        external_id: externalId.slice(0, 100),
        name: name.slice(0, 200),
        detail: detail.slice(0, 2000),
      }));
    if (rows.length === 0) return;
    await this.database.transactions.runInTransaction((manager) =>
      insertRows(manager, 'club_import_rows', rows),
    );
  }

  private async noteProgress(job: ClubImportJob, done: number): Promise<void> {
    const progress = Math.floor(done * 100);
    if (progress === job.progress) return;
    job.progress = progress;
    await this.jobs.note(job.id, { progress });
  }

  private async remove(entity: new () => { jobId: number }, jobId: number): Promise<void> {
    await this.database.transactions.runInTransaction((manager) => manager.delete(entity, { jobId }));
  }
}

/** Works in the name of whoever started it, for each club's history. */
function asStarter({ staffId, staffName }: ClubImportJob, work: () => Promise<void>): Promise<void> {
  return staffName === null ? work() : actingAs({ id: staffId, name: staffName }, work);
}
