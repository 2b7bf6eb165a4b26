import { basename } from 'node:path';
import type { EntityManager } from 'typeorm';
import { Club } from '../../model/clubs/club.entity.js';
import { ClubListing } from '../../model/clubs/club-listing.js';
import type { DirectoryEntry } from '../../model/clubs/club-listing.js';
import { insertRows } from '../../platform/database/batches.js';
import type { Database } from '../../platform/database/database.js';
import type { FileRow } from './club-file.js';
import { readClubFile } from './club-file.js';
import type { FieldChanges } from './club-import.entity.js';
import { ClubImport, ClubSource } from './club-import.entity.js';
import { valuesOf } from './club-values.js';
import type { ImportTask, RowOutcome, RowReport } from './import-planner.js';
import { ImportPlanner } from './import-planner.js';

const ROWS_PER_BATCH = 250;

/** How many rows came to which outcome. */
export type ImportCounts = Record<RowOutcome, number>;

/** How to import. */
export interface ImportOptions {
  /** Nothing is written. */
  isDryRun: boolean;
  /** Whether a club of nearly the same name within a mile of another is added all the same, or left out. */
  addsDoubtful: boolean;
  onRow?: (report: RowReport) => void;
  /** Told which share of the file is done, 0 to 1. */
  onProgress?: (done: number, counts: ImportCounts) => void;
  /** For the record. */
  now?: () => Date;
}

type ImportTarget = Pick<Database, 'dataSource' | 'dialect' | 'reader' | 'transactions'>;

/**
 * Brings the clubs of a file into the directory. A club is recognised by its external id; one that nothing has changed is
 * left alone, and so is what the club's people have written themselves. Batches of a few hundred rows are written one
 * after the other; pages in name order show the new clubs at the end, all at one moment. Running it again, also after it
 * was cut off, does the rest. Throws ClubFileError for a file that can't be read.
 * @returns how many rows came to which outcome, and the import's id, null for a dry run
 */
export async function importClubs(
  database: ImportTarget,
  path: string,
  options: ImportOptions,
): Promise<{ counts: ImportCounts; importId: number | null }> {
  return database.dialect.withLock('club-import', () => new Run(database, options).run(path));
}

class Run {
  private readonly counts: ImportCounts = { new: 0, changed: 0, unchanged: 0, doubtful: 0, broken: 0 };
  private readonly planner: ImportPlanner;
  private readonly listing: ClubListing;
  private importId: number | null = null;

  constructor(
    private readonly database: ImportTarget,
    private readonly options: ImportOptions,
  ) {
    this.planner = new ImportPlanner(database, options);
    this.listing = new ClubListing(database);
  }

  async run(path: string): Promise<{ counts: ImportCounts; importId: number | null }> {
    await this.planner.prepare();
    let done = 0;
    let batch: FileRow[] = [];
    const rows = readClubFile(path, (share) => (done = share));
    for await (const row of rows) {
      if (!this.options.isDryRun) this.importId ??= await this.begin(path);
      batch.push(row);
      if (batch.length < ROWS_PER_BATCH) continue;
      await this.take(batch);
      batch = [];
      this.options.onProgress?.(done, this.counts);
    }
    if (batch.length > 0) await this.take(batch);
    if (this.importId !== null) await this.finish(this.importId);
    this.options.onProgress?.(1, this.counts);
    return { counts: this.counts, importId: this.importId };
  }

  private async begin(path: string): Promise<number> {
    const started = { fileName: basename(path).slice(-200), startedAt: this.now() };
    const { identifiers } = await this.database.transactions.runInTransaction((manager) =>
      manager.insert(ClubImport, started),
    );
    return (identifiers[0] as { id: number }).id;
  }

  private async finish(importId: number): Promise<void> {
    await this.database.transactions.runInTransaction(async (manager) => {
      await this.listing.renumber(manager);
      await manager.update(ClubImport, importId, { finishedAt: this.now() });
    });
  }

  private async take(batch: readonly FileRow[]): Promise<void> {
    const { tasks, reports } = await this.planner.plan(batch);
    for (const report of reports) {
      this.counts[report.outcome] += 1;
      this.options.onRow?.(report);
    }
    if (this.importId === null || tasks.length === 0) return;
    const importId = this.importId;
    await this.database.transactions.runInTransaction((manager) => this.write(manager, importId, tasks));
  }

  private async write(manager: EntityManager, importId: number, tasks: readonly ImportTask[]): Promise<void> {
    const at = this.now();
    const added = tasks.filter((task) => task.outcome === 'new');
    const changed = tasks.filter((task) => task.outcome === 'changed');
    const changes: Record<string, string | number | null>[] = [];
    if (added.length > 0) {
      const clubs = added.map(({ row, place }) => valuesOf(row, place));
      const ids = await this.listing.addMany(manager, clubs, at);
      const sources = added.map(({ row }, index) => ({
        external_id: row.external_id,
        club_id: ids[index] ?? 0,
        last_row: JSON.stringify(row),
      }));
      await insertRows(manager, 'club_sources', sources);
      for (const { external_id, club_id } of sources)
        changes.push({
          import_id: importId,
          external_id,
          club_id,
          previous_row: null,
          field_changes: null,
        });
    }
    for (const { row, last, before, patch } of changed) {
      const { external_id: externalId } = row;
      if (Object.keys(patch).length > 0) await manager.update(Club, before.id, { ...patch, updatedAt: at });
      await manager.save(ClubSource, { externalId, clubId: before.id, lastRow: JSON.stringify(row) });
      changes.push({
        import_id: importId,
        external_id: externalId,
        club_id: before.id,
        previous_row: JSON.stringify(last),
        field_changes: JSON.stringify(fieldChanges(before, patch)),
      });
    }
    const renamed = changed.filter(({ patch }) => 'searchName' in patch || 'searchLocation' in patch);
    await this.listing.indexTexts(
      manager,
      renamed.map(({ before, patch }) => ({ ...before, ...patch })),
    );
    await insertRows(manager, 'club_import_changes', changes);
  }

  private now(): Date {
    return this.options.now?.() ?? new Date();
  }
}

function fieldChanges(before: DirectoryEntry, patch: Partial<DirectoryEntry>): FieldChanges {
  const fields = Object.keys(patch) as (keyof DirectoryEntry)[];
  return Object.fromEntries(fields.map((field) => [field, [before[field], patch[field]]]));
}
