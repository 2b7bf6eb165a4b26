import { londonClock } from '@club-reviews/domain/london-clock';
import type { Sql } from '../../platform/database/sql.js';
import { joined, sql } from '../../platform/database/sql.js';
import { indexedColumns } from './indexed-club.js';

/** How many clubs one statement reads, whose text is always the same. */
export const CLUBS_AT_ONCE = 25;

/** The next clubs by id, in any state. */
export function clubsAfter(id: number): Sql {
  return sql`SELECT ${columnsNow()} FROM clubs k WHERE k.id > ${id} ORDER BY k.id LIMIT ${CLUBS_AT_ONCE}`;
}

/** Clubs by their ids, at most {@link CLUBS_AT_ONCE}. */
export function getClubs(ids: readonly number[]): Sql {
  return sql`SELECT ${columnsNow()} FROM clubs k WHERE k.id IN (${paddedIds(ids, CLUBS_AT_ONCE)})`;
}

/** This many ids, padded with one that no club has: the statement's text stays the same. */
export function paddedIds(ids: readonly number[], length: number): Sql {
  return joined([...ids, ...Array<number>(length - ids.length).fill(0)], ', ');
}

function columnsNow(): Sql {
  return indexedColumns(londonClock(new Date()).date);
}
