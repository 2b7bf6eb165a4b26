import { createHash } from 'node:crypto';
import type { ClubFileColumn } from '@club-reviews/domain/club-imports';
import { CLUB_FILE_COLUMN_NAMES } from '@club-reviews/domain/club-imports';
import type { FactSource, SourceKind } from '@club-reviews/domain/fact-sources';
import type { WelfareOfficer } from '@club-reviews/domain/club-facts';
import type { SimpleFacts, StoredFacts } from '@club-reviews/domain/simple-facts';
import { byFact, FACT_ENTRIES } from '@club-reviews/domain/simple-facts';
import type { ClubPlace, DirectoryEntry } from '../../model/clubs/club-listing.js';
import { UNKNOWN_LOCATION } from '../../model/clubs/club-listing.js';
import type { Club } from '../../model/clubs/club.entity.js';
import { findSource } from '../../model/clubs/fact-sources.js';
import { normaliseSearchText } from '../../model/clubs/search-text.js';
import { toSimpleFacts, toStoredFacts } from '../../model/clubs/simple-fact-columns.js';
import type { ClubRow } from './club-columns.js';
import type { FactColumn, SimpleRow } from './fact-cells.js';
import { toSimpleCells } from './fact-cells.js';

/** The columns of clubs that an import writes. */
export const IMPORTED_FIELDS = [
  'name',
  'searchName',
  'location',
  'searchLocation',
  'county',
  'region',
  'postcode',
  'outwardCode',
  'latitude',
  'longitude',
  'sport',
  'leagues',
  'homeGround',
  'website',
  'description',
  'imageUrl',
  'teamDetails',
  'cost',
  'welfareOfficer',
  ...FACT_ENTRIES.map(([key]) => key),
] as const satisfies readonly (keyof DirectoryEntry)[];

const DEFAULT_SPORT = 'Football';
const PLACE_FIELDS = [
  'location',
  'searchLocation',
  'county',
  'region',
  'postcode',
  'outwardCode',
  'latitude',
  'longitude',
] as const;

/** A column with a fact about the club. */
export type ChangeableColumn = Exclude<ClubFileColumn, 'external_id' | 'sources'>;

/** The columns of a club that store each column of a file. */
const FIELDS_OF: Record<ChangeableColumn, readonly (keyof DirectoryEntry)[]> = {
  name: ['name', 'searchName'],
  place: PLACE_FIELDS,
  postcode: PLACE_FIELDS,
  sport: ['sport'],
  leagues: ['leagues'],
  home_ground: ['homeGround'],
  website: ['website'],
  description: ['description'],
  logo_url: ['imageUrl'],
  teams: ['teamDetails'],
  cost: ['cost'],
  welfare_officer: ['welfareOfficer'],
  ...toSimpleCells((_, key) => [key]),
};

/** A club's values from this row. `place` is where its postcode is, if it has one. */
export function getValues(row: ClubRow, place: ClubPlace | undefined): DirectoryEntry {
  const location = row.place ?? place?.location ?? UNKNOWN_LOCATION;
  return {
    name: row.name,
    searchName: normaliseSearchText(row.name),
    location,
    searchLocation: normaliseSearchText(location),
    county: place?.county ?? null,
    region: place?.region ?? null,
    postcode: place?.postcode ?? null,
    outwardCode: place?.outwardCode ?? null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    sport: row.sport ?? DEFAULT_SPORT,
    leagues: row.leagues ?? [],
    homeGround: row.home_ground ?? null,
    website: row.website ?? null,
    description: row.description ?? '',
    imageUrl: row.logo_url ?? null,
    teamDetails: row.teams === undefined || row.teams.length === 0 ? null : row.teams,
    cost: row.cost ?? null,
    welfareOfficer: row.welfare_officer ?? null,
    ...(toStoredFacts(
      byFact(({ importColumn }) => row[importColumn as FactColumn] ?? null) as SimpleFacts,
    ) as StoredFacts),
  };
}

/** The row that describes a club as it is now. */
export function toRow(club: DirectoryEntry, externalId: string): ClubRow {
  const facts = toSimpleFacts(club);
  return {
    external_id: externalId,
    name: club.name,
    place: club.location === UNKNOWN_LOCATION ? null : club.location,
    postcode: club.postcode,
    sport: club.sport,
    leagues: club.leagues,
    home_ground: club.homeGround,
    website: club.website,
    description: club.description || null,
    logo_url: club.imageUrl,
    teams: club.teamDetails ?? [],
    cost: club.cost,
    welfare_officer: club.welfareOfficer,
    ...(toSimpleCells((_, key) => facts[key]) as SimpleRow),
  };
}

/** Which columns differ from the previous row; a column that is not in the new row hasn't changed. */
export function changedColumns(row: ClubRow, last: ClubRow): ChangeableColumn[] {
  return CLUB_FILE_COLUMN_NAMES.filter(
    (column): column is ChangeableColumn =>
      column !== 'external_id' &&
      column !== 'sources' &&
      row[column] !== undefined &&
      comparable(row[column]) !== comparable(last[column]),
  );
}

/** The fields that show that a place has changed: coordinates also change with a better postcode table. */
const PROOF: Partial<Record<ChangeableColumn, readonly (keyof DirectoryEntry)[]>> = {
  place: ['location', 'postcode'],
  postcode: ['location', 'postcode'],
};

/** Whether a column differs between `one` and `other`. */
export function differs(column: ChangeableColumn, one: DirectoryEntry, other: DirectoryEntry): boolean {
  return (PROOF[column] ?? FIELDS_OF[column]).some(
    (field) => comparable(one[field]) !== comparable(other[field]),
  );
}

/** A row as kept until the next import, which no longer needs to know who a welfare officer was, or the sources. */
export function toStoredRow(row: ClubRow): string {
  const { sources: _, ...kept } = row;
  const { welfare_officer: officer } = row;
  return JSON.stringify(officer ? { ...kept, welfare_officer: concealed(officer) } : kept);
}

const CONCEALED = /^#[\w-]{43}$/;

/** Stands for a person: it tells one from another, and nothing more. */
function concealed(officer: WelfareOfficer): WelfareOfficer {
  if (CONCEALED.test(officer.name)) return officer;
  const { name, email, phone } = officer;
  const digest = createHash('sha256')
    .update(JSON.stringify([name, email, phone]))
    .digest('base64url');
  return { name: `#${digest}`, email: null, phone: null };
}

function comparable(value: unknown): string | undefined {
  return JSON.stringify(isOfficer(value) ? concealed(value) : value);
}

function isOfficer(value: unknown): value is WelfareOfficer {
  return typeof value === 'object' && value !== null && 'phone' in value;
}

/**
 * Splits changed columns into those that the club takes over, and those that stay as they are, because the club, staff
 * or a visitor gave them, or someone has changed them since the last import.
 * @returns what stays with who gave it, if that's known
 */
export function divideChanges(
  columns: readonly ChangeableColumn[],
  club: DirectoryEntry & Pick<Club, 'factSources'>,
  last: DirectoryEntry,
): { taken: ChangeableColumn[]; kept: { column: ChangeableColumn; source: FactSource | undefined }[] } {
  const taken: ChangeableColumn[] = [];
  const kept: { column: ChangeableColumn; source: FactSource | undefined }[] = [];
  for (const column of columns) {
    const source = (PROOF[column] ?? FIELDS_OF[column])
      .map((field) => findSource(club, field))
      .find((one) => one !== null && GIVEN_BY_PEOPLE.includes(one.kind));
    if (source || differs(column, club, last)) kept.push({ column, source: source ?? undefined });
    else taken.push(column);
  }
  return { taken, kept };
}

const GIVEN_BY_PEOPLE: readonly SourceKind[] = ['club', 'staff', 'parent'];

/** The column of a file for each fact that files can have. */
export const FACT_COLUMNS = new Map<string, ChangeableColumn>(
  (Object.entries(FIELDS_OF) as [ChangeableColumn, readonly string[]][]).map(([column, [field = '']]) => [
    column === 'postcode' ? column : field,
    column,
  ]),
);

/** Where a row says that a fact comes from; undefined if it doesn't. */
export function getCellSource({ sources }: ClubRow, fact: string): FactSource | undefined {
  return sources?.get(FACT_COLUMNS.get(fact) ?? '');
}

/** The part of `values` that belongs to some columns. */
export function valuesFor(
  columns: readonly ChangeableColumn[],
  values: DirectoryEntry,
): Partial<DirectoryEntry> {
  const fields = new Set(columns.flatMap((column) => FIELDS_OF[column]));
  return Object.fromEntries([...fields].map((field) => [field, values[field]]));
}
