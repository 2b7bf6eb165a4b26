/** What opening a page counts as: a view of a club's page, or clubs on a page of search results. */
export interface Opening {
  kind: 'view' | 'shown';
  clubIds: readonly number[];
}

const TEXT = /^(?:view=([1-9]\d{0,8})|shown=([1-9]\d{0,8}(?:,[1-9]\d{0,8}){0,999}))$/;

/** "view=17" or "shown=3,8,21". */
export function openingText({ kind, clubIds }: Opening): string {
  return `${kind}=${clubIds.join(',')}`;
}

/** Reads {@link openingText}; undefined for anything else. */
export function readOpening(text: string): Opening | undefined {
  const [, view, shown] = TEXT.exec(text) ?? [];
  if (view !== undefined) return { kind: 'view', clubIds: [Number(view)] };
  return shown === undefined ? undefined : { kind: 'shown', clubIds: shown.split(',').map(Number) };
}
