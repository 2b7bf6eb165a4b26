import { createHash } from 'node:crypto';
import type { ClubFileColumn } from '@club-reviews/domain/club-imports';
import { CLUB_FILE_COLUMN_NAMES } from '@club-reviews/domain/club-imports';
import type { WelfareOfficer } from '@club-reviews/domain/club-facts';
import type { SimpleFacts, StoredFacts } from '@club-reviews/domain/simple-facts';
import { byFact, FACT_ENTRIES } from '@club-reviews/domain/simple-facts';
import type { ClubPlace, DirectoryEntry } from '../../model/clubs/club-listing.js';
import { UNKNOWN_LOCATION } from '../../model/clubs/club-listing.js';
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

/** A column whose cells can change. */
export type ChangeableColumn = Exclude<ClubFileColumn, 'external_id'>;

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

/** A row as kept until the next import, by which time it no longer needs to know who a welfare officer was. */
export function toStoredRow(row: ClubRow): string {
  const { welfare_officer: officer } = row;
  return JSON.stringify(officer ? { ...row, welfare_officer: concealed(officer) } : row);
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
 * Splits changed columns into those that the club takes over, and those that its managers have changed since the last
 * import, which stay as they are.
 */
export function divideChanges(
  columns: readonly ChangeableColumn[],
  club: DirectoryEntry,
  last: DirectoryEntry,
): { taken: ChangeableColumn[]; kept: ChangeableColumn[] } {
  const isOurs = (column: ChangeableColumn): boolean => !differs(column, club, last);
  return { taken: columns.filter(isOurs), kept: columns.filter((column) => !isOurs(column)) };
}

/** The part of `values` that belongs to some columns. */
export function valuesFor(
  columns: readonly ChangeableColumn[],
  values: DirectoryEntry,
): Partial<DirectoryEntry> {
  const fields = new Set(columns.flatMap((column) => FIELDS_OF[column]));
  return Object.fromEntries([...fields].map((field) => [field, values[field]]));
}
