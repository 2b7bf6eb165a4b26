import { basename } from 'node:path';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { Club } from '../../model/clubs/club.entity.js';
import { ClubListing } from '../../model/clubs/club-listing.js';
import type { ClubPlace, DirectoryEntry } from '../../model/clubs/club-listing.js';
import { idBatches, insertRows } from '../../platform/database/batches.js';
import type { Database } from '../../platform/database/database.js';
import type { ClubColumn, ClubRow } from './club-columns.js';
import { clubIdIn, readRow } from './club-columns.js';
import type { FileRow } from './club-file.js';
import { readClubFile } from './club-file.js';
import type { FieldChanges } from './club-import.entity.js';
import { ClubImport, ClubSource, storedRow } from './club-import.entity.js';
import {
  changedColumns,
  differs,
  divideChanges,
  IMPORTED_FIELDS,
  rowOf,
  valuesFor,
  valuesOf,
} from './club-values.js';
import { Namesakes } from './namesakes.js';
import { placesOf } from './postcode-places.js';

const ROWS_PER_BATCH = 250;
const CLUBS_PER_READ = 5000;

/** What can become of a row. */
export const ROW_OUTCOMES = ['new', 'changed', 'unchanged', 'doubtful', 'broken'] as const;

/** One of the {@link ROW_OUTCOMES}. */
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** What became of one row, or would become of it. */
export interface RowReport {
  /** Of the file, from 1. */
  line: number;
  externalId: string;
  name: string;
  outcome: RowOutcome;
  /** What changed, what it resembles, or what is wrong with it; empty where there's nothing to say. */
  detail: string;
}

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

/** What is to be done about one row. */
type Task =
  | { outcome: 'new'; row: ClubRow; place: ClubPlace | undefined }
  | {
      outcome: 'changed';
      row: ClubRow;
      last: ClubRow;
      before: KnownClub['club'];
      patch: Partial<DirectoryEntry>;
    };

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
  private readonly namesakes = new Namesakes();
  /** External ids of the file so far, with their lines. */
  private readonly seen = new Map<string, number>();
  private readonly listing: ClubListing;
  /** Of the batch at hand. */
  private reports: RowReport[] = [];
  private importId: number | null = null;

  constructor(
    private readonly database: ImportTarget,
    private readonly options: ImportOptions,
  ) {
    this.listing = new ClubListing(database);
  }

  async run(path: string): Promise<{ counts: ImportCounts; importId: number | null }> {
    await this.rememberClubs();
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

  /** Every club that a row could be the double of. */
  private async rememberClubs(): Promise<void> {
    for await (const { first, last } of idBatches(this.database.dataSource, 'clubs', CLUBS_PER_READ)) {
      const clubs = await this.database.reader
        .createQueryBuilder(Club, 'c')
        .select(['c.name', 'c.slug', 'c.latitude', 'c.longitude'])
        .where('c.id BETWEEN :first AND :last AND c.latitude IS NOT NULL', { first, last })
        .getMany();
      for (const { name, slug, latitude, longitude } of clubs) {
        if (latitude === null || longitude === null) continue;
        this.namesakes.add({ label: `${name} (/clubs/${slug})`, name, place: { latitude, longitude } });
      }
    }
  }

  private async take(batch: readonly FileRow[]): Promise<void> {
    const tasks = await this.plan(batch);
    this.flushReports();
    if (this.importId === null || tasks.length === 0) return;
    const importId = this.importId;
    await this.database.transactions.runInTransaction((manager) => this.write(manager, importId, tasks));
  }

  private async plan(batch: readonly FileRow[]): Promise<Task[]> {
    const read = batch.flatMap((fileRow) => this.readable(fileRow));
    const sources = await this.sourcesOf(read.map(({ row }) => row.external_id));
    const rows = [...read.map(({ row }) => row), ...[...sources.values()].map(({ last }) => last)];
    const places = await placesOf(
      this.database,
      rows.flatMap(({ postcode }) => postcode ?? []),
    );
    const tasks: Task[] = [];
    for (const { line, row } of read) {
      const place = row.postcode ? places.get(row.postcode) : undefined;
      const known = sources.get(row.external_id);
      if (row.postcode && !place)
        this.report(line, row, 'broken', `postcode ${row.postcode} isn’t known in England`);
      else if (known) tasks.push(...this.compare(line, row, place, known, places));
      else tasks.push(...this.welcome(line, row, place));
    }
    return tasks;
  }

  private readable({ line, cells }: FileRow): { line: number; row: ClubRow }[] {
    const read = readRow(cells);
    const shown = { external_id: cells.external_id ?? '', name: cells.name ?? '' };
    if ('problems' in read) {
      this.report(line, shown, 'broken', read.problems.join('; '));
      return [];
    }
    const earlier = this.seen.get(read.row.external_id);
    if (earlier !== undefined) {
      this.report(line, shown, 'broken', `external_id is that of line ${earlier} as well`);
      return [];
    }
    this.seen.set(read.row.external_id, line);
    return [{ line, row: read.row }];
  }

  private welcome(line: number, row: ClubRow, place: ClubPlace | undefined): Task[] {
    const namesake = place && this.namesakes.find(row.name, place);
    if (namesake && !this.options.addsDoubtful) {
      this.report(line, row, 'doubtful', `looks like ${namesake.label}, less than a mile away`);
      return [];
    }
    if (place) this.namesakes.add({ label: `${row.name} in line ${line}`, name: row.name, place });
    this.report(line, row, 'new', namesake ? `looks like ${namesake.label}` : '');
    return [{ outcome: 'new', row, place }];
  }

  private compare(
    line: number,
    row: ClubRow,
    place: ClubPlace | undefined,
    { club, last }: KnownClub,
    places: ReadonlyMap<string, ClubPlace>,
  ): Task[] {
    const merged = { ...last, ...row };
    const lastPlace = last.postcode ? places.get(last.postcode) : undefined;
    const values = valuesOf(merged, place ?? (row.postcode === undefined ? lastPlace : undefined));
    const columns = changedColumns(row, last).filter((column) => differs(column, values, club));
    if (columns.length === 0) {
      this.report(line, row, 'unchanged', '');
      return [];
    }
    const { taken, kept } = divideChanges(columns, club, valuesOf(last, lastPlace));
    const patch = valuesFor(taken, values);
    this.report(line, row, 'changed', changeText(taken, kept));
    return [{ outcome: 'changed', row: merged, last, before: club, patch }];
  }

  /** The clubs of some external ids. */
  private async sourcesOf(externalIds: readonly string[]): Promise<Map<string, KnownClub>> {
    const { reader } = this.database;
    const sources = await reader.findBy(ClubSource, { externalId: In([...externalIds]) });
    const sourceOf = new Map(sources.map((source) => [source.externalId, source]));
    const clubIds = externalIds.flatMap((id) => sourceOf.get(id)?.clubId ?? clubIdIn(id) ?? []);
    const clubs = await reader.find(Club, {
      where: { id: In(clubIds) },
      select: Object.fromEntries(['id', ...IMPORTED_FIELDS].map((field) => [field, true])),
    });
    const clubOf = new Map(clubs.map((club) => [club.id, club]));
    return new Map(
      externalIds.flatMap((externalId) => {
        const source = sourceOf.get(externalId);
        const club = clubOf.get(source?.clubId ?? clubIdIn(externalId) ?? 0);
        if (!club) return [];
        const last = source ? storedRow(source.lastRow) : rowOf(club, externalId);
        return [[externalId, { club, last }]];
      }),
    );
  }

  private async write(manager: EntityManager, importId: number, tasks: readonly Task[]): Promise<void> {
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

  private report(
    line: number,
    { external_id: externalId, name }: Pick<ClubRow, 'external_id' | 'name'>,
    outcome: RowOutcome,
    detail: string,
  ): void {
    this.counts[outcome] += 1;
    this.reports.push({ line, externalId, name, outcome, detail });
  }

  /** Broken rows are found before the others; the report keeps to the order of the file. */
  private flushReports(): void {
    for (const report of this.reports.sort((one, other) => one.line - other.line))
      this.options.onRow?.(report);
    this.reports = [];
  }

  private now(): Date {
    return this.options.now?.() ?? new Date();
  }
}

interface KnownClub {
  club: DirectoryEntry & Pick<Club, 'id'>;
  /** Its row in the last import; what it says now when it came from none. */
  last: ClubRow;
}

function fieldChanges(before: DirectoryEntry, patch: Partial<DirectoryEntry>): FieldChanges {
  const fields = Object.keys(patch) as (keyof DirectoryEntry)[];
  return Object.fromEntries(fields.map((field) => [field, [before[field], patch[field]]]));
}

function changeText(taken: readonly ClubColumn[], kept: readonly ClubColumn[]): string {
  const parts = [taken.join(', '), kept.length > 0 ? `left as the club wrote it: ${kept.join(', ')}` : ''];
  return parts.filter((part) => part !== '').join('; ');
}
