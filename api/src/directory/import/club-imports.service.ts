import type { ClubImportStep, RowOutcome } from '@club-reviews/domain/club-imports';
import { toClubColumns } from '@club-reviews/domain/club-imports';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { In, IsNull, MoreThan } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { databaseTime } from '../../platform/database/database-clock.js';
import { actingStaff } from '../../platform/audit/acting-staff.js';
import { ConflictError, InvalidInputError, NotFoundError } from '../../platform/errors.js';
import type { FileColumns } from './club-file.js';
import { ClubFileError, readFirstLines } from './club-file.js';
import { ClubImport } from './club-import.entity.js';
import { ClubImportJob, ClubImportPiece, ClubImportRow } from './club-import-job.entity.js';
import { ClubImportJobs } from './club-import-jobs.js';
import { ClubImportWorker } from './club-import-worker.js';
import type {
  ClubFileBody,
  ClubFileColumnPreview,
  ClubFilePartBody,
  ClubImportProgress,
  ClubImportReport,
  ClubImportStartBody,
  ClubImports,
} from './club-imports.dto.js';
import { readableLine } from '../../platform/text/readable-text.js';
import { REPORT_START, toReportLines } from './report-file.js';
import { isTooOld } from './undo-import.js';
import { storePart, uploadedFile } from './uploaded-file.js';

const PAST_IMPORTS_SHOWN = 20;
const ROWS_SHOWN = 20;
const ROWS_PER_READ = 1000;
const PREVIEW_LENGTH = 80;
const NOT_CHECKED = 'This file isn’t waiting for its columns';
const WORKING: ClubImportStep[] = ['checking', 'importing', 'undoing'];

/** There is no such file, or not any more. */
export class ClubImportNotFoundError extends NotFoundError {
  constructor() {
    super('We no longer have this file. Please send it again.');
  }
}

/** Takes files of clubs from browsers, checks and imports them in the background, and reports the progress. */
@Injectable()
export class ClubImportsService {
  constructor(
    private readonly database: Database,
    private readonly jobs: ClubImportJobs,
    private readonly worker: ClubImportWorker,
  ) {}

  /** The newest imports, including those by command, and what is being worked on. */
  async list(): Promise<ClubImports> {
    const { reader } = this.database;
    const [working] = await reader.find(ClubImportJob, {
      where: { step: In(WORKING) },
      order: { id: 'DESC' },
      take: 1,
    });
    const imports = await reader.find(ClubImport, { order: { id: 'DESC' }, take: PAST_IMPORTS_SHOWN });
    const newest = imports.find(({ undoneAt }) => undoneAt === null);
    return {
      working: working ? toProgress(working) : null,
      imports: imports.map((past) => ({
        id: past.id,
        fileName: past.fileName,
        startedAt: past.startedAt.toISOString(),
        finishedAt: past.finishedAt?.toISOString() ?? null,
        undoneAt: past.undoneAt?.toISOString() ?? null,
        startedBy: past.startedBy,
        undoneBy: past.undoneBy,
        canBeUndone: past === newest && !isTooOld(past),
      })),
    };
  }

  /** Makes room for a file. */
  async announce({ fileName, sizeBytes }: ClubFileBody): Promise<ClubImportProgress> {
    const job = { fileName, sizeBytes, step: 'uploading' as const, ...starter(), createdAt: new Date() };
    return this.database.transactions.runInTransaction(async (manager) =>
      toProgress(await manager.save(ClubImportJob, manager.create(ClubImportJob, job))),
    );
  }

  /** Stores the next part of a file; the last one starts the check. A part sent twice counts once. */
  async addPart(id: number, { offset, data }: ClubFilePartBody): Promise<ClubImportProgress> {
    const part = Buffer.from(data, 'base64');
    const job = await this.database.transactions.runInTransaction(async (manager) => {
      const found = await manager.findOneBy(ClubImportJob, { id });
      if (!found) throw new ClubImportNotFoundError();
      const receivedBytes = offset + part.length;
      if (offset < found.receivedBytes && receivedBytes <= found.receivedBytes) return found;
      const isWhole = receivedBytes === found.sizeBytes;
      if (part.length === 0 || receivedBytes > found.sizeBytes)
        throw InvalidInputError.inFields({ data: 'The parts are longer than the file' });
      const next = isWhole
        ? {
            step: 'checking' as const,
            nextAttemptAt: await databaseTime(manager, this.database.dialect),
            attempts: 0,
            progress: 0,
          }
        : {};
      // If two equal requests arrive at once, one of them stores the part.
      const { affected } = await manager.update(
        ClubImportJob,
        { id, step: 'uploading', receivedBytes: offset },
        { ...next, receivedBytes },
      );
      if (affected !== 1) throw new ConflictError('The parts of a file must arrive in order');
      await storePart(manager, id, offset, part);
      return { ...found, ...next };
    });
    if (job.step === 'checking') this.worker.wake();
    return toProgress(job);
  }

  /** A file's progress. */
  async get(id: number): Promise<ClubImportProgress> {
    return toProgress(await this.find(id));
  }

  /** A file's columns, with the cells of its first rows to recognise them by. */
  async columns(id: number): Promise<ClubFileColumnPreview[]> {
    const job = await this.find(id);
    await this.assertColumnsCanBeChosen(this.database.reader, job);
    const [headings = [], ...rows] = await readFirstLines(uploadedFile(this.database, job)).catch(
      (error: unknown) => {
        throw error instanceof ClubFileError ? new ConflictError(error.message) : error;
      },
    );
    const columns = job.columns ?? toClubColumns(headings);
    const shown = headings.map((heading, index) => ({
      heading: toPreview(heading),
      examples: rows.map((row) => toPreview(row[index] ?? '')),
      column: columns[index] ?? null,
    }));
    // Spreadsheets add empty columns at the end.
    return shown.slice(
      0,
      shown.findLastIndex(({ heading, examples }) => [heading, ...examples].some((text) => text !== '')) + 1,
    );
  }

  /** Has a file checked again with these columns. */
  async chooseColumns(id: number, columns: FileColumns): Promise<ClubImportProgress> {
    const job = await this.database.transactions.runInTransaction(async (manager) => {
      const found = await manager.findOneBy(ClubImportJob, { id });
      if (!found) throw new ClubImportNotFoundError();
      await this.assertColumnsCanBeChosen(manager, found);
      const next = {
        ...{ step: 'checking' as const, ...starter(), columns, headingsHash: null },
        ...{ counts: null, problem: null, progress: 0, attempts: 0 },
        nextAttemptAt: await databaseTime(manager, this.database.dialect),
      };
      const { affected } = await manager.update(ClubImportJob, { id, step: found.step }, next);
      if (affected !== 1) throw new ConflictError(NOT_CHECKED);
      return { ...found, ...next };
    });
    this.worker.wake();
    return toProgress(job);
  }

  /** The first rows of an outcome. */
  async rows(id: number, outcome: RowOutcome): Promise<ClubImportReport[]> {
    await this.find(id);
    const rows = await this.database.reader.find(ClubImportRow, {
      where: { jobId: id, outcome },
      order: { line: 'ASC' },
      take: ROWS_SHOWN,
    });
    return rows.map(({ line, externalId, name, detail }) => ({ line, externalId, name, outcome, detail }));
  }

  /** The whole report as CSV, in the order of the file. */
  async report(id: number): Promise<AsyncGenerator<string>> {
    await this.find(id);
    return this.reportLines(id);
  }

  /** Starts the import of a checked file. */
  async start(
    id: number,
    { source = null, licence = null, ...how }: ClubImportStartBody,
  ): Promise<ClubImportProgress> {
    const job = await this.database.transactions.runInTransaction(async (manager) => {
      await this.jobs.assertNoneIsRunning(manager);
      const found = await manager.findOneBy(ClubImportJob, { id });
      if (!found) throw new ClubImportNotFoundError();
      const next = {
        step: 'importing' as const,
        ...starter(),
        ...how,
        ...{ source, licence },
        progress: 0,
        attempts: 0,
        nextAttemptAt: await databaseTime(manager, this.database.dialect),
      };
      const { affected } = await manager.update(ClubImportJob, { id, step: 'checked' }, next);
      if (affected !== 1)
        throw new ConflictError('This file isn’t ready to be imported, or has already been imported');
      return { ...found, ...next };
    });
    this.worker.wake();
    return toProgress(job);
  }

  /** Starts the undoing of the newest import. */
  async undo(importId: number): Promise<ClubImportProgress> {
    const job = await this.database.transactions.runInTransaction(async (manager) => {
      await this.jobs.assertNoneIsRunning(manager);
      const [newest] = await manager.find(ClubImport, {
        where: { undoneAt: IsNull() },
        order: { id: 'DESC' },
        take: 1,
      });
      if (newest?.id !== importId || isTooOld(newest))
        throw new ConflictError('Only the newest import can be undone, for 90 days');
      const undoing = {
        fileName: newest.fileName,
        sizeBytes: 0,
        step: 'undoing' as const,
        ...starter(),
        importId,
        createdAt: new Date(),
        nextAttemptAt: await databaseTime(manager, this.database.dialect),
      };
      return manager.save(ClubImportJob, manager.create(ClubImportJob, undoing));
    });
    this.worker.wake();
    return toProgress(job);
  }

  private async *reportLines(jobId: number): AsyncGenerator<string> {
    yield REPORT_START;
    for (let after = 0; ;) {
      const rows = await this.database.reader.find(ClubImportRow, {
        where: { jobId, line: MoreThan(after) },
        order: { line: 'ASC' },
        take: ROWS_PER_READ,
      });
      if (rows.length === 0) return;
      yield toReportLines(rows);
      after = rows.at(-1)?.line ?? after;
    }
  }

  private async assertColumnsCanBeChosen(
    reader: Pick<EntityManager, 'existsBy'>,
    { id, step, importId }: ClubImportJob,
  ): Promise<void> {
    if ((step !== 'checked' && step !== 'failed') || importId !== null) throw new ConflictError(NOT_CHECKED);
    if (!(await reader.existsBy(ClubImportPiece, { jobId: id }))) throw new ClubImportNotFoundError();
  }

  private async find(id: number): Promise<ClubImportJob> {
    const job = await this.database.reader.findOneBy(ClubImportJob, { id });
    if (!job) throw new ClubImportNotFoundError();
    return job;
  }
}

/** The member of staff making the request, as a job stores it. */
function starter(): Pick<ClubImportJob, 'staffId' | 'staffName'> {
  const staff = actingStaff();
  return { staffId: staff?.id ?? null, staffName: staff?.name ?? null };
}

/** A cell in one short line. */
function toPreview(text: string): string {
  const line = readableLine(text);
  return line.length > PREVIEW_LENGTH ? `${line.slice(0, PREVIEW_LENGTH - 1).trimEnd()}…` : line;
}

function toProgress({ id, fileName, step, progress, counts, problem }: ClubImportJob): ClubImportProgress {
  return { id, fileName, step, progress, counts: counts ?? null, problem: problem ?? null };
}
