/** A list's filters as the api takes them: without those that aren't set. */
export function toFilters<Values extends object>(
  values: Values,
): { [Name in keyof Values]?: Exclude<Values[Name], null | false> } {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== '' && value !== null && value !== false),
  ) as ReturnType<typeof toFilters<Values>>;
}
