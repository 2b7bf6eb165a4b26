import type { RowOutcome } from '@club-reviews/domain/club-imports';
import type { FactSource } from '@club-reviews/domain/fact-sources';
import { setImmediate } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { ClubHistory } from '../../model/clubs/club-change.js';
import { ClubEditor } from '../../model/clubs/club-editor.js';
import { ClubListing } from '../../model/clubs/club-listing.js';
import type { DirectoryEntry } from '../../model/clubs/club-listing.js';
import { findSource, getNewSources, isSameSource, toSource } from '../../model/clubs/fact-sources.js';
import { actingStaff } from '../../platform/audit/acting-staff.js';
import { insertRows } from '../../platform/database/batches.js';
import type { Database } from '../../platform/database/database.js';
import type { ClubFile, FileColumns, FileRow } from './club-file.js';
import { readClubFile } from './club-file.js';
import type { FieldChanges } from './club-import.entity.js';
import { ClubImport, ClubSource } from './club-import.entity.js';
import { getCellSource, toStoredRow, getValues } from './club-values.js';
import type { ImportTask, KnownClub, RowReport } from './import-planner.js';
import { ImportPlanner } from './import-planner.js';

const ROWS_PER_BATCH = 250;

/** How many rows had which outcome. */
export type ImportCounts = Record<RowOutcome, number>;

/** The outcome of some rows, and the import's progress. */
export interface ImportedBatch {
  reports: readonly RowReport[];
  /** The share of the file that is done, 0 to 1. */
  done: number;
  counts: Readonly<ImportCounts>;
}

/** How to import. */
export interface ImportOptions {
  /** Nothing is written. */
  isDryRun: boolean;
  /** Whether a club with nearly the same name within a mile of another is added anyway, or left out. */
  addsDoubtful: boolean;
  /** Whether it also replaces what the club, staff or a visitor gave. */
  overwrites?: boolean;
  /** What the file is called and under which licence it may be used, for the clubs' pages. */
  origin?: Pick<FactSource, 'name' | 'licence'> | undefined;
  /** What each column of the file is, if someone said. */
  columns?: FileColumns | null;
  /** Called after each batch. */
  onBatch?: (batch: ImportedBatch) => Promise<void> | void;
  /** How many rows are read and written at a time: few where readers share the process. */
  rowsPerBatch?: number;
  /** The interrupted import to continue. */
  resumes?: number | null;
  /** Called with the import's id before it writes anything else. */
  onBegin?: (importId: number) => Promise<void>;
  /** Ends it between two batches, with the signal's reason. */
  signal?: AbortSignal;
  /** For the record. */
  now?: () => Date;
}

/**
 * Brings the clubs of a file into the directory. A club is recognised by its external id; one that hasn't changed is
 * left alone, and so is what the club, staff or a visitor gave. Batches of a few hundred rows are written one after the
 * other. Running it again, even after an interruption, does the rest. Throws ClubFileError for a file that can't be read.
 * @returns how many rows had which outcome, and the import's id (null for a dry run)
 */
export async function importClubs(
  database: Database,
  file: ClubFile,
  options: ImportOptions,
): Promise<{ counts: ImportCounts; importId: number | null }> {
  return database.dialect.withLock('club-import', () => new Run(database, options).run(file));
}

class Run {
  private readonly counts: ImportCounts = { new: 0, changed: 0, unchanged: 0, doubtful: 0, broken: 0 };
  private readonly planner: ImportPlanner;
  private readonly listing: ClubListing;
  private readonly history = new ClubHistory();
  private importId: number | null = null;

  constructor(
    private readonly database: Database,
    private readonly options: ImportOptions,
  ) {
    this.planner = new ImportPlanner(database, options);
    this.listing = new ClubListing(database);
  }

  async run(file: ClubFile): Promise<{ counts: ImportCounts; importId: number | null }> {
    const { isDryRun, columns, resumes = null, rowsPerBatch = ROWS_PER_BATCH, signal } = this.options;
    await this.planner.prepare();
    this.importId = resumes;
    let done = 0;
    let batch: FileRow[] = [];
    const rows = readClubFile(file, (share) => (done = share), columns ?? undefined);
    for await (const row of rows) {
      if (!isDryRun) this.importId ??= await this.begin(file.name);
      batch.push(row);
      if (batch.length < rowsPerBatch) continue;
      await this.take(batch, done);
      batch = [];
      // Lets others who use this process have a turn.
      await setImmediate();
      signal?.throwIfAborted();
    }
    if (batch.length > 0) await this.take(batch, 1);
    if (this.importId !== null) await this.finish(this.importId);
    return { counts: this.counts, importId: this.importId };
  }

  private async begin(name: string): Promise<number> {
    const startedBy = actingStaff()?.name ?? null;
    const started = { fileName: name.slice(-200), startedAt: this.now(), startedBy };
    const { identifiers } = await this.database.transactions.runInBackground((manager) =>
      manager.insert(ClubImport, started),
    );
    const { id } = identifiers[0] as { id: number };
    await this.options.onBegin?.(id);
    return id;
  }

  private async finish(importId: number): Promise<void> {
    await this.database.transactions.runInBackground(async (manager) => {
      await manager.update(ClubImport, importId, { finishedAt: this.now() });
      // Part of it may have been the work of a release that doesn't count each batch.
      await this.listing.recount(manager);
    });
  }

  private async take(batch: readonly FileRow[], done: number): Promise<void> {
    const { tasks, reports } = await this.planner.plan(batch);
    for (const report of reports) this.counts[report.outcome] += 1;
    if (this.importId !== null && tasks.length > 0) {
      const importId = this.importId;
      await this.database.transactions.runInBackground((manager) => this.write(manager, importId, tasks));
    }
    await this.options.onBatch?.({ reports, done, counts: this.counts });
  }

  private async write(manager: EntityManager, importId: number, tasks: readonly ImportTask[]): Promise<void> {
    const at = this.now();
    const source = toSource('import', at, this.options.origin);
    const added = tasks.filter((task) => task.outcome === 'new');
    const changed = tasks.filter((task) => task.outcome === 'changed');
    const changes: Record<string, string | number | null>[] = [];
    if (added.length > 0) {
      const clubs = added.map(({ row, place }) => {
        const values = getValues(row, place);
        const getSource = (fact: string) => getCellSource(row, fact) ?? source;
        return { ...values, factSources: getNewSources(values, getSource) };
      });
      const ids = await this.listing.addMany(manager, clubs, at);
      const sources = added.map(({ row }, index) => ({
        external_id: row.external_id,
        club_id: ids[index] ?? 0,
        last_row: toStoredRow(row),
      }));
      await insertRows(manager, 'club_sources', sources);
      await this.history.recordImported(manager, ids, at);
      for (const { external_id, club_id } of sources)
        changes.push({
          import_id: importId,
          external_id,
          club_id,
          previous_row: null,
          field_changes: null,
        });
    }
    const editor = new ClubEditor(this.listing, this.history);
    for (const { row, last, before: planned, patch } of changed) {
      const locked = await editor.lock(manager, planned.id);
      if (!locked) continue;
      // As it was compared; only its sources are needed as they are now.
      const before = { ...planned, factSources: locked.factSources };
      const getSource = (fact: string): FactSource => {
        const given = getCellSource(row, fact);
        const current = findSource(before, fact);
        // A source that belongs to the value it replaces isn't the new one's.
        return given && !(current && isSameSource(given, current)) ? given : source;
      };
      const { external_id: externalId } = row;
      const by = { actor: 'site-admin', at } as const;
      await editor.change(manager, before, patch, by, { action: 'imported', getSource });
      await manager.save(ClubSource, { externalId, clubId: before.id, lastRow: toStoredRow(row) });
      changes.push({
        import_id: importId,
        external_id: externalId,
        club_id: before.id,
        previous_row: toStoredRow(last),
        field_changes: JSON.stringify(fieldChanges(before, patch)),
      });
    }
    await insertRows(manager, 'club_import_changes', changes);
  }

  private now(): Date {
    return this.options.now?.() ?? new Date();
  }
}

function fieldChanges(before: KnownClub['club'], patch: Partial<DirectoryEntry>): FieldChanges {
  const fields = Object.keys(patch) as (keyof DirectoryEntry)[];
  return Object.fromEntries(
    fields.map((field) => [field, [before[field], patch[field], findSource(before, field)]]),
  );
}
