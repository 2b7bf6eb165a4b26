import { removalReason } from '@club-reviews/domain/removal-reasons';
import type { DeskWeek } from '../../api/types';

/** The name of a reason for a removal, also of "none". */
export function reasonName(code: string): string {
  return removalReason(code)?.label ?? 'No reason given';
}

/** How much came in and was decided in a week: of one kind, or of all. */
export function trafficOf({ kinds }: DeskWeek, kind: string): { arrived: number; decided: number } {
  const counted = kinds.filter((one) => kind === '' || one.kind === kind);
  return {
    arrived: counted.reduce((sum, { arrived }) => sum + arrived, 0),
    decided: counted.reduce((sum, { decided }) => sum + decided, 0),
  };
}

/** How many of a hundred decided reviews were removed; null in a week without a decision. */
export function removedShare({ removals, reviewsDecided }: DeskWeek, reasonCode: string): number | null {
  if (reviewsDecided === 0) return null;
  const count = removals.find((removal) => removal.reasonCode === reasonCode)?.count ?? 0;
  return (count / reviewsDecided) * 100;
}

/** The reasons that reviews were removed for in these weeks, the commonest first. */
export function reasonsIn(weeks: readonly DeskWeek[]): string[] {
  const totals = new Map<string, number>();
  for (const { reasonCode, count } of weeks.flatMap(({ removals }) => removals)) {
    totals.set(reasonCode, (totals.get(reasonCode) ?? 0) + count);
  }
  return [...totals].toSorted(([, one], [, other]) => other - one).map(([code]) => code);
}
