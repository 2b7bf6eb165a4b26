/** The count of a choice; 0 for one that the answer doesn't name, undefined while there is no answer. */
export function countOf<Value>(
  counts: readonly { value: Value; count: number }[] | undefined,
  value: Value,
): number | undefined {
  return counts && (counts.find((entry) => entry.value === value)?.count ?? 0);
}

/** Adds a choice to a list, or takes it out. */
export function toggled<Choice>(chosen: readonly Choice[], choice: Choice): Choice[] {
  return chosen.includes(choice) ? chosen.filter((other) => other !== choice) : [...chosen, choice];
}
