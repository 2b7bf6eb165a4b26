import { raw } from '../../platform/database/sql.js';
import { SUMMARY_COLUMNS } from '../club-rows.js';
import type { ClubSummaryRow } from '../club-rows.js';
import type { FactsRow } from '../row-facts.js';
import { FACT_COLUMNS } from '../row-facts.js';

/** The columns of clubs `c` for a search result's card. */
export const FOUND_COLUMNS = raw(`${SUMMARY_COLUMNS}, ${FACT_COLUMNS},
  EXISTS (SELECT 1 FROM managed_clubs m WHERE m.club_id = c.id) AS isClaimed`);

/** A row of {@link FOUND_COLUMNS}. */
export type FoundClubRow = ClubSummaryRow & FactsRow & { isClaimed: number };
