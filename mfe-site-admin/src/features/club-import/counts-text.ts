import { ROW_OUTCOMES } from '@club-reviews/domain/club-imports';
import { wholeNumber } from '@club-reviews/shared-ui';
import type { ImportCounts } from '../../api/types';

/** How many rows had which outcome, as a sentence: "2 new, 1 broken". */
export function countsText(counts: ImportCounts): string {
  const said = ROW_OUTCOMES.filter((outcome) => counts[outcome] > 0);
  if (said.length === 0) return 'No rows.';
  return `${said.map((outcome) => `${wholeNumber(counts[outcome])} ${outcome}`).join(', ')}.`;
}
