import { removalReason } from '@club-reviews/domain/removal-reasons';
import type { QueueWeek } from '../../api/types';

/** The label of a reason for a removal, including "none". */
export function reasonName(code: string): string {
  return removalReason(code)?.label ?? 'No reason given';
}

/** How many came in and were decided in a week: of one kind, or of all. */
export function getTraffic({ kinds }: QueueWeek, kind: string): { arrived: number; decided: number } {
  const counted = kinds.filter((one) => kind === '' || one.kind === kind);
  return {
    arrived: counted.reduce((sum, { arrived }) => sum + arrived, 0),
    decided: counted.reduce((sum, { decided }) => sum + decided, 0),
  };
}

/** The percentage of decided reviews that were removed; null for a week without decisions. */
export function removedShare({ removals, reviewsDecided }: QueueWeek, reasonCode: string): number | null {
  if (reviewsDecided === 0) return null;
  const count = removals.find((removal) => removal.reasonCode === reasonCode)?.count ?? 0;
  return (count / reviewsDecided) * 100;
}

/** The reasons for removing reviews in these weeks, most common first. */
export function reasonsIn(weeks: readonly QueueWeek[]): string[] {
  const totals = new Map<string, number>();
  for (const { reasonCode, count } of weeks.flatMap(({ removals }) => removals)) {
    totals.set(reasonCode, (totals.get(reasonCode) ?? 0) + count);
  }
  return [...totals].toSorted(([, one], [, other]) => other - one).map(([code]) => code);
}
