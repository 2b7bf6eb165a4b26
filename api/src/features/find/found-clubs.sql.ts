import type { Sql } from '../../platform/database/sql.js';
import { raw, sql } from '../../platform/database/sql.js';
import { SUMMARY_COLUMNS } from '../clubs/club-rows.js';
import type { ClubSummaryRow } from '../clubs/club-rows.js';
import type { FactsRow } from '../clubs/row-facts.js';
import { FACT_COLUMNS } from '../clubs/row-facts.js';
import { paddedIds } from './index/club-index.sql.js';

/** Lengths of the lists of ids; the text of a statement comes from a fixed set. */
const LENGTHS = [5, 20, 50] as const;

const CARD = raw(`${SUMMARY_COLUMNS}, ${FACT_COLUMNS}`);

/** A row of {@link foundClubs}. */
export type FoundClubRow = ClubSummaryRow & FactsRow & { isClaimed: number; state: string };

/** The cards of clubs by their ids, at most 50, in no order, including those that are no longer listed. */
// A condition on the state would make SQLite use the index on it, and read all clubs.
export function foundClubs(ids: readonly number[]): Sql {
  return sql`
    SELECT ${CARD}, c.state,
      EXISTS (SELECT 1 FROM managed_clubs m WHERE m.club_id = c.id) AS isClaimed
    FROM clubs c WHERE c.id IN (${padded(ids)})`;
}

/** Names and addresses of clubs by their ids, in no order. */
export function suggestedClubs(ids: readonly number[]): Sql {
  return sql`SELECT c.id, c.name, c.slug, c.location, c.state FROM clubs c WHERE c.id IN (${padded(ids)})`;
}

function padded(ids: readonly number[]): Sql {
  return paddedIds(ids, LENGTHS.find((length) => length >= ids.length) ?? ids.length);
}
