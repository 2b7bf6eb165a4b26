import type { ApiAnswer } from './base-query';

/** A part of a list, and where the rest begins. */
export interface ListPart<Entry> {
  entries: Entry[];
  /** The cursor of the part that follows; null at the end. */
  next: string | null;
}

const NEXT_LINK = /<([^>]*)>\s*;[^,]*\brel="?next"?/;

/** The cursor of the part that follows, from the answer's `Link` header; null when there is none. */
export function nextCursor(link: string | null): string | null {
  const address = NEXT_LINK.exec(link ?? '')?.[1];
  return address === undefined ? null : new URL(address, 'http://list.invalid').searchParams.get('cursor');
}

/** Reads one part of a list: its entries from the body, and from the header where the rest begins. */
export function readListPart<Entry>(entries: Entry[], meta: ApiAnswer): ListPart<Entry> {
  return { entries, next: nextCursor(meta?.response?.headers.get('Link') ?? null) };
}
