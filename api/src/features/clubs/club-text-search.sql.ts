import { SEARCH_TERM_LENGTH } from '../../model/clubs/search-text.js';
import type { Sql } from '../../platform/database/sql.js';
import { sql } from '../../platform/database/sql.js';

/** The ids of listed clubs with a term that starts with a normalised text. */
export function termsStartingWith(text: string): Sql {
  const start = text.slice(0, SEARCH_TERM_LENGTH).trimEnd();
  return sql`
    SELECT DISTINCT club_id AS id FROM club_search_terms
    WHERE term >= ${start} AND term < ${firstTermAfter(start)}`;
}

/**
 * The smallest text of `[a-z0-9 ]` beyond all that start with `start`; every collation sorts these characters alike.
 */
function firstTermAfter(start: string): string {
  const stem = start.replace(/z+$/, '');
  const last = stem.at(-1);
  if (last === undefined) return 'z'.repeat(SEARCH_TERM_LENGTH + 1);
  const next = last === ' ' ? '0' : last === '9' ? 'a' : String.fromCharCode(last.charCodeAt(0) + 1);
  return stem.slice(0, -1) + next;
}
