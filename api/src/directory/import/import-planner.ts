import type { ClubFileColumn, RowOutcome } from '@club-reviews/domain/club-imports';
import type { FactSource } from '@club-reviews/domain/fact-sources';
import { toSourceText } from '@club-reviews/domain/fact-sources';
import { In } from 'typeorm';
import { Club } from '../../model/clubs/club.entity.js';
import type { ClubPlace, DirectoryEntry } from '../../model/clubs/club-listing.js';
import { idBatches } from '../../platform/database/batches.js';
import type { Database } from '../../platform/database/database.js';
import type { ClubRow } from './club-columns.js';
import { clubIdIn, readRow } from './club-columns.js';
import type { FileRow } from './club-file.js';
import { ClubSource, storedRow } from './club-import.entity.js';
import {
  changedColumns,
  differs,
  divideChanges,
  IMPORTED_FIELDS,
  toRow,
  valuesFor,
  getValues,
} from './club-values.js';
import type { NamedPlace } from '../../clubs/similar/namesakes.js';
import { Namesakes } from '../../clubs/similar/namesakes.js';
import { getPlaces } from '../../clubs/similar/postcode-places.js';
import type { Coordinates } from '../../clubs/postcodes/outward-code-centroids.js';
import { sql } from '../../platform/database/sql.js';

const CLUBS_PER_READ = 100;

/** What happened to one row, or would happen to it. */
export interface RowReport {
  /** Line of the file, from 1. */
  line: number;
  externalId: string;
  name: string;
  outcome: RowOutcome;
  /** What changed, what it resembles, or what's wrong with it; empty if there's nothing to say. */
  detail: string;
}

/** What to do about one row. */
export type ImportTask =
  | { outcome: 'new'; row: ClubRow; place: ClubPlace | undefined }
  | {
      outcome: 'changed';
      row: ClubRow;
      last: ClubRow;
      before: KnownClub['club'];
      patch: Partial<DirectoryEntry>;
    };

/** A club that a row of the file is about. */
export interface KnownClub {
  club: DirectoryEntry & Pick<Club, 'id' | 'slug' | 'state' | 'successorId' | 'factSources'>;
  /** Its row in the last import; its current values when it came from none. */
  last: ClubRow;
}

/** Compares the rows of one file, in their order, with the directory and with each other. It writes nothing. */
export class ImportPlanner {
  private readonly namesakes = new Namesakes();
  /** External ids in the file so far, with their lines. */
  private readonly seen = new Map<string, number>();
  /** Of the current batch. */
  private reports: RowReport[] = [];
  /** What somebody should look at, by the line. */
  private readonly doubts = new Map<number, string>();

  constructor(
    private readonly database: Database,
    private readonly options: { addsDoubtful: boolean; overwrites?: boolean },
  ) {}

  /** Reads every club that a row could be a duplicate of; once, before the first rows. */
  async prepare(): Promise<void> {
    for await (const { first, last } of idBatches(this.database.dataSource, 'clubs', CLUBS_PER_READ)) {
      const clubs = await this.database.reads.all<Pick<Club, 'name' | 'slug'> & Coordinates>(
        sql`SELECT name, slug, latitude, longitude FROM clubs
WHERE id BETWEEN ${first} AND ${last} AND latitude IS NOT NULL AND longitude IS NOT NULL AND state <> 'merged'`,
      );
      for (const { name, slug, latitude, longitude } of clubs)
        this.namesakes.add({ name, from: slug, latitude, longitude });
    }
  }

  /** Decides what to do about the next rows of the file, and what to report for each. */
  async plan(batch: readonly FileRow[]): Promise<{ tasks: ImportTask[]; reports: RowReport[] }> {
    this.reports = [];
    const read = batch.flatMap((fileRow) => this.readable(fileRow));
    const sources = await this.getSources(read.map(({ row }) => row.external_id));
    const rows = [...read.map(({ row }) => row), ...[...sources.values()].map(({ last }) => last)];
    const places = await getPlaces(
      this.database,
      rows.flatMap(({ postcode }) => postcode ?? []),
    );
    const tasks: ImportTask[] = [];
    for (const { line, row } of read) {
      const place = row.postcode ? places.get(row.postcode) : undefined;
      const known = sources.get(row.external_id);
      if (row.postcode && !place)
        this.report(line, row, 'broken', `postcode ${row.postcode} isn’t known in England`);
      else if (known) tasks.push(...this.compare(line, row, place, known, places));
      else tasks.push(...this.welcome(line, row, place));
    }
    // Broken rows are found before the others; the report keeps the order of the file.
    return { tasks, reports: this.reports.sort((one, other) => one.line - other.line) };
  }

  private readable({ line, cells, problem, doubt }: FileRow): { line: number; row: ClubRow }[] {
    const shown = { external_id: cells.external_id ?? '', name: cells.name ?? '' };
    if (problem !== undefined) {
      this.report(line, shown, 'broken', problem);
      return [];
    }
    const read = readRow(cells);
    if ('problems' in read) {
      this.report(line, shown, 'broken', read.problems.join('; '));
      return [];
    }
    const earlier = this.seen.get(read.row.external_id);
    if (earlier !== undefined) {
      const where = read.row.postcode ? 'postcode' : 'place';
      const what = cells.external_id === undefined ? `name and ${where} are` : 'external_id is';
      this.report(line, shown, 'broken', `${what} already used in line ${earlier}`);
      return [];
    }
    this.seen.set(read.row.external_id, line);
    const doubts = [...(doubt === undefined ? [] : [doubt]), ...read.doubts];
    if (doubts.length > 0) this.doubts.set(line, doubts.join('; '));
    return [{ line, row: read.row }];
  }

  private welcome(line: number, row: ClubRow, place: ClubPlace | undefined): ImportTask[] {
    const namesake = place && this.namesakes.find(row.name, place);
    const likeness = namesake ? `looks like ${toLabel(namesake)}` : '';
    if (namesake && !this.options.addsDoubtful) {
      this.report(line, row, 'doubtful', `${likeness}, less than a mile away`);
      return [];
    }
    if (place) {
      const { latitude, longitude } = place;
      this.namesakes.add({ name: row.name, from: line, latitude, longitude });
    }
    this.report(line, row, 'new', likeness);
    return [{ outcome: 'new', row, place }];
  }

  private compare(
    line: number,
    row: ClubRow,
    place: ClubPlace | undefined,
    { club, last }: KnownClub,
    places: ReadonlyMap<string, ClubPlace>,
  ): ImportTask[] {
    if (club.state === 'merged') {
      this.report(line, row, 'unchanged', `merged into the club with the id ${club.successorId}`);
      return [];
    }
    const merged = { ...last, ...row };
    const lastPlace = last.postcode ? places.get(last.postcode) : undefined;
    const values = getValues(merged, place ?? (row.postcode === undefined ? lastPlace : undefined));
    const columns = changedColumns(row, last).filter((column) => differs(column, values, club));
    if (columns.length === 0) {
      this.report(line, row, 'unchanged', '');
      return [];
    }
    const { taken, kept } = this.options.overwrites
      ? { taken: columns, kept: [] }
      : divideChanges(columns, club, getValues(last, lastPlace));
    const patch = valuesFor(taken, values);
    this.report(line, row, 'changed', changeText(taken, kept));
    return [{ outcome: 'changed', row: merged, last, before: club, patch }];
  }

  /** The clubs with the given external ids. */
  private async getSources(externalIds: readonly string[]): Promise<Map<string, KnownClub>> {
    const { reader } = this.database;
    const sources = await reader.findBy(ClubSource, { externalId: In([...externalIds]) });
    const sourceByExternalId = new Map(sources.map((source) => [source.externalId, source]));
    const clubIds = externalIds.flatMap((id) => sourceByExternalId.get(id)?.clubId ?? clubIdIn(id) ?? []);
    const clubs = await reader.find(Club, {
      where: { id: In(clubIds) },
      select: Object.fromEntries(
        ['id', 'slug', 'state', 'successorId', 'factSources', ...IMPORTED_FIELDS].map((field) => [
          field,
          true,
        ]),
      ),
    });
    const clubById = new Map(clubs.map((club) => [club.id, club]));
    return new Map(
      externalIds.flatMap((externalId) => {
        const source = sourceByExternalId.get(externalId);
        const club = clubById.get(source?.clubId ?? clubIdIn(externalId) ?? 0);
        if (!club) return [];
        const last = source ? storedRow(source.lastRow) : toRow(club, externalId);
        return [[externalId, { club, last }]];
      }),
    );
  }

  private report(
    line: number,
    { external_id: externalId, name }: Pick<ClubRow, 'external_id' | 'name'>,
    outcome: RowOutcome,
    detail: string,
  ): void {
    const parts = [detail, this.doubts.get(line) ?? ''].filter((part) => part !== '');
    this.doubts.delete(line);
    this.reports.push({ line, externalId, name, outcome, detail: parts.join('; ') });
  }
}

function toLabel({ name, from }: NamedPlace): string {
  return typeof from === 'number' ? `${name} in line ${from}` : `${name} (/clubs/${from})`;
}

function changeText(
  taken: readonly ClubFileColumn[],
  kept: readonly { column: ClubFileColumn; source: FactSource | undefined }[],
): string {
  const columnsByReason = new Map<string, ClubFileColumn[]>();
  for (const { column, source } of kept) {
    const reason = source ? `kept (${toSourceText(source)})` : 'left as the club wrote it';
    columnsByReason.set(reason, [...(columnsByReason.get(reason) ?? []), column]);
  }
  const parts = [...columnsByReason].map(([reason, columns]) => `${reason}: ${columns.join(', ')}`);
  return [taken.join(', '), ...parts].filter((part) => part !== '').join('; ');
}
