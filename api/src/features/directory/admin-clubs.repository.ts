import type { ClubState } from '@club-reviews/domain/club-state';
import { Injectable } from '@nestjs/common';
import { normaliseSearchText } from '../../model/clubs/search-text.js';
import { PreparedReads } from '../../platform/database/prepared-reads.js';
import type { Sql } from '../../platform/database/sql.js';
import { joined, raw, sql } from '../../platform/database/sql.js';
import { parseRowId } from '../../platform/http/row-id.js';
import { termsStartingWith } from '../clubs/club-text-search.sql.js';
import type { AdminClubRow, AdminClubsQuery, NameCursor } from './admin-clubs.dto.js';
import { parseNameCursor } from './admin-clubs.dto.js';

/** If more clubs match a text, the first of these are found. */
const MAX_MATCHES = 2000;

type Row = Omit<AdminClubRow, 'isClaimed' | 'state'> & {
  searchName: string;
  state: ClubState;
  isClaimed: number;
};

const COLUMNS = raw(`c.id, c.name, c.slug, c.location, c.postcode, c.state, c.review_count AS reviewCount,
  c.search_name AS searchName, EXISTS (SELECT 1 FROM managed_clubs m WHERE m.club_id = c.id) AS isClaimed`);

/** Finds clubs for moderators, in any state. */
@Injectable()
export class AdminClubsRepository {
  constructor(private readonly reads: PreparedReads) {}

  /** A page of clubs by name, along an index of names, or of the few that match a text. */
  async find(query: AdminClubsQuery): Promise<{ items: AdminClubRow[]; next: NameCursor | undefined }> {
    const { q, limit } = query;
    const matches = q ? matching(q) : undefined;
    const from =
      matches ??
      (query.claimed === 'yes' ? sql`SELECT DISTINCT club_id AS id FROM managed_clubs` : undefined);
    const conditions = [after(parseNameCursor(query.cursor)), ...filters(query)];
    const source = from ? sql`FROM (${from}) f JOIN clubs c ON c.id = f.id` : sql`FROM clubs c`;
    const rows = await this.reads.all<Row>(sql`
      SELECT ${COLUMNS} ${source} WHERE ${joined(conditions, ' AND ')}
      ORDER BY c.search_name, c.id LIMIT ${limit + 1}`);
    const found = rows.slice(0, limit);
    return {
      items: found.map(({ searchName: _, isClaimed, ...row }) => ({ ...row, isClaimed: Boolean(isClaimed) })),
      next: rows.length > limit ? found.at(-1) : undefined,
    };
  }
}

// Engines don't use an index for (search_name, id) > (?, ?).
function after({ searchName, id }: NameCursor): Sql {
  return sql`c.search_name >= ${searchName} AND (c.search_name > ${searchName} OR c.id > ${id})`;
}

function filters({ state, claimed }: AdminClubsQuery): Sql[] {
  const managed = sql`EXISTS (SELECT 1 FROM managed_clubs m WHERE m.club_id = c.id)`;
  return [
    ...(state ? [sql`c.state = ${state}`] : []),
    ...(claimed ? [claimed === 'yes' ? managed : sql`NOT ${managed}`] : []),
  ];
}

/**
 * The ids of the clubs that match a text: listed ones through the search terms, the others, which are few, by checking
 * each, and all by the start of their postcode.
 */
function matching(text: string): Sql {
  const words = normaliseSearchText(text);
  const id = parseRowId(text);
  const postcode = text.toUpperCase().replace(/\s+/g, ' ');
  const sources = [
    sql`SELECT id FROM clubs WHERE postcode >= ${postcode} AND postcode < ${`${postcode}~`}`,
    ...(words === '' ? [] : [termsStartingWith(words), unlisted(words)]),
    ...(id === undefined ? [] : [sql`SELECT id FROM clubs WHERE id = ${id}`]),
  ];
  return sql`${joined(sources, ' UNION ')} ${LIMIT}`;
}

const LIMIT = raw(`LIMIT ${MAX_MATCHES}`);

function unlisted(words: string): Sql {
  const pattern = `%${words}%`;
  return sql`SELECT id FROM clubs WHERE state IN ('closed', 'hidden', 'merged')
    AND (search_name LIKE ${pattern} OR search_location LIKE ${pattern})`;
}
