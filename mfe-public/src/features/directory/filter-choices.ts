import type { Weekday } from '@club-reviews/domain/club-facts';
import { WEEKNIGHTS } from '../../lib/child-context';

/** The count of a choice; 0 if it isn't in the response, undefined without one. */
export function getCount<Value>(
  counts: readonly { value: Value; count: number }[] | undefined,
  value: Value,
): number | undefined {
  return counts && (counts.find((entry) => entry.value === value)?.count ?? 0);
}

/** Adds a choice to a list, or removes it. */
export function toggled<Choice>(chosen: readonly Choice[], choice: Choice): Choice[] {
  return chosen.includes(choice) ? chosen.filter((other) => other !== choice) : [...chosen, choice];
}

/** Whether these days are Monday to Friday, and no others. */
export function isWeeknights(days: readonly Weekday[]): boolean {
  return days.join() === WEEKNIGHTS.join();
}
