import type { Sql } from '../../platform/database/sql.js';
import { raw, sql } from '../../platform/database/sql.js';
import { SUMMARY_COLUMNS } from '../clubs/club-rows.js';
import type { ClubSummaryRow } from '../clubs/club-rows.js';
import { paddedIds } from './index/club-index.sql.js';

/** Lengths of the lists of ids; the text of a statement comes from a fixed set. */
const LENGTHS = [5, 20, 50] as const;

const SUMMARY = raw(SUMMARY_COLUMNS);

/** A row of {@link foundClubs}. */
export type FoundClubRow = ClubSummaryRow & {
  teamDetails: string | null;
  cost: string | null;
  isClaimed: number;
};

/** The cards of clubs by their ids, at most 50, as far as they're listed at this moment; in no order. */
export function foundClubs(ids: readonly number[]): Sql {
  return sql`
    SELECT ${SUMMARY}, c.team_details AS teamDetails, c.cost,
      EXISTS (SELECT 1 FROM managed_clubs m WHERE m.club_id = c.id) AS isClaimed
    FROM clubs c WHERE c.id IN (${padded(ids)}) AND c.state = 'listed'`;
}

/** Names and addresses of clubs by their ids, in no order. */
export function suggestedClubs(ids: readonly number[]): Sql {
  return sql`SELECT c.id, c.name, c.slug, c.location FROM clubs c WHERE c.id IN (${padded(ids)}) AND c.state = 'listed'`;
}

function padded(ids: readonly number[]): Sql {
  return paddedIds(ids, LENGTHS.find((length) => length >= ids.length) ?? ids.length);
}
