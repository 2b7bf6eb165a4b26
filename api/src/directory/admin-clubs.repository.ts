import { Injectable } from '@nestjs/common';
import { normaliseSearchText } from '../model/clubs/search-text.js';
import { PreparedReads } from '../platform/database/prepared-reads.js';
import { raw } from '../platform/database/sql.js';
import { parseRowId } from '../platform/http/row-id.js';
import { compareNames } from '../clubs/directory/club-index.js';
import { ClubIndexSync } from '../clubs/directory/club-index-sync.js';
import { readClubs } from '../clubs/directory/club-rows.sql.js';
import type { IndexedClub } from '../clubs/directory/indexed-club.js';
import { containsText } from '../clubs/directory/indexed-club.js';
import type { AdminClubRow, AdminClubsQuery, NameCursor } from './admin-clubs.dto.js';
import { parseNameCursor } from './admin-clubs.dto.js';

type Row = Omit<AdminClubRow, 'isClaimed' | 'state'> & { isClaimed: number };

const COLUMNS = raw(`c.id, c.name, c.slug, c.location, c.postcode, c.review_count AS reviewCount,
  EXISTS (SELECT 1 FROM managed_clubs m WHERE m.club_id = c.id) AS isClaimed`);

type Condition = (club: IndexedClub) => boolean;

/** Finds clubs for moderators, in any state. */
@Injectable()
export class AdminClubsRepository {
  constructor(
    private readonly reads: PreparedReads,
    private readonly keeper: ClubIndexSync,
  ) {}

  /** A page of clubs by name, of all or of those that match. */
  async find(query: AdminClubsQuery): Promise<{ items: AdminClubRow[]; next: NameCursor | undefined }> {
    const conditions = toConditions(query);
    const fits: Condition = (club) => conditions.every((holds) => holds(club));
    const { index } = await this.keeper.current();
    const { limit } = query;
    const found = [
      ...findFirst(index.inOrder('name'), fits, limit + 1),
      ...findFirst([...index.unlisted].sort(compareNames), fits, limit + 1),
    ].sort(compareNames);
    const page = found.slice(0, limit);
    const next = found.length > limit ? page.at(-1) : undefined;
    const rows = await readClubs<Row>(
      this.reads,
      page.map(({ id }) => id),
      COLUMNS,
    );
    return { items: rows.map((row) => ({ ...row, isClaimed: Boolean(row.isClaimed) })), next };
  }
}

function toConditions({ q, state, claimed, cursor }: AdminClubsQuery): Condition[] {
  const start = parseNameCursor(cursor);
  return [
    (club) => compareNames(club, start) > 0,
    ...(state ? [(club: IndexedClub) => club.state === state] : []),
    ...(claimed ? [(club: IndexedClub) => club.isManaged === (claimed === 'yes')] : []),
    ...(q ? [matching(q)] : []),
  ];
}

/** By name or place, by the start of the postcode, or by id. */
function matching(text: string): Condition {
  const words = normaliseSearchText(text);
  const postcode = text.toUpperCase().replace(/\s+/g, ' ');
  const id = parseRowId(text);
  return (club) =>
    club.id === id ||
    club.postcode?.startsWith(postcode) === true ||
    (words !== '' && containsText(club, words));
}

function findFirst(clubs: readonly IndexedClub[], fits: Condition, limit: number): IndexedClub[] {
  const found: IndexedClub[] = [];
  for (const club of clubs) {
    if (found.length === limit) break;
    if (fits(club)) found.push(club);
  }
  return found;
}
