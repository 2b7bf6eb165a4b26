import type { Writable } from 'node:stream';
import { once } from 'node:events';
import type { ClubFileColumn } from '@club-reviews/domain/club-imports';
import { CLUB_FILE_COLUMN_NAMES } from '@club-reviews/domain/club-imports';
import { stringify } from 'csv-stringify/sync';
import { In } from 'typeorm';
import { Club } from '../../model/clubs/club.entity.js';
import { idBatches } from '../../platform/database/batches.js';
import type { Database } from '../../platform/database/database.js';
import type { ClubRow } from './club-columns.js';
import { ownExternalId, VALUE_SEPARATOR } from './club-columns.js';
import { FACT_TEXTS } from './fact-cells.js';
import { ClubSource } from './club-import.entity.js';
import { toShownSources } from '../../model/clubs/fact-sources.js';
import { FACT_COLUMNS, toRow } from './club-values.js';
import { toSourcesText } from './source-cells.js';

const BYTE_ORDER_MARK = '\uFEFF';
const CLUBS_PER_READ = 500;

/**
 * Writes all clubs but those that have become part of others as a file that {@link importClubs} takes. A club that came
 * from no file gets its own external id (see {@link ownExternalId}).
 * @param progress called with the share done, 0 to 1
 * @returns how many clubs there are
 */
export async function exportClubs(
  { dataSource, reader }: Database,
  output: Writable,
  progress: (done: number) => void = () => undefined,
): Promise<number> {
  let count = 0;
  await write(output, BYTE_ORDER_MARK + lines([[...CLUB_FILE_COLUMN_NAMES]]));
  for await (const { first, last, done } of idBatches(dataSource, 'clubs', CLUBS_PER_READ)) {
    const clubs = await reader
      .createQueryBuilder(Club, 'c')
      .where('c.id BETWEEN :first AND :last AND c.state <> :merged', { first, last, merged: 'merged' })
      .orderBy('c.id')
      .getMany();
    const sources = await reader.findBy(ClubSource, { clubId: In(clubs.map(({ id }) => id)) });
    const externalIds = new Map(sources.map(({ clubId, externalId }) => [clubId, externalId]));
    await write(
      output,
      lines(clubs.map((club) => toCells(club, externalIds.get(club.id) ?? ownExternalId(club.id)))),
    );
    count += clubs.length;
    progress(done);
  }
  return count;
}

function toCells(club: Club, externalId: string): string[] {
  const row = toRow(club, externalId);
  const sources = toSourcesText(toShownSources(club), FACT_COLUMNS);
  return CLUB_FILE_COLUMN_NAMES.map((column) => (column === 'sources' ? sources : cellText(row, column)));
}

function cellText(row: ClubRow, column: Exclude<ClubFileColumn, 'sources'>): string {
  switch (column) {
    case 'leagues':
      return row.leagues?.join(VALUE_SEPARATOR) ?? '';
    case 'teams':
      return FACT_TEXTS.teams(row.teams ?? []);
    case 'cost':
      return row.cost ? FACT_TEXTS.cost(row.cost) : '';
    case 'welfare_officer':
      return row.welfare_officer ? FACT_TEXTS.welfare_officer(row.welfare_officer) : '';
    case 'external_id':
    case 'name':
    case 'place':
    case 'postcode':
    case 'sport':
    case 'home_ground':
    case 'website':
    case 'description':
    case 'logo_url':
      return row[column] ?? '';
    default:
      return FACT_TEXTS[column](row[column]);
  }
}

function lines(rows: string[][]): string {
  return stringify(rows, { escape_formulas: true, record_delimiter: 'windows' });
}

async function write(output: Writable, text: string): Promise<void> {
  if (!output.write(text)) await once(output, 'drain');
}
