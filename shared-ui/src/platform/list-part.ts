import type { ApiResponse } from './base-query';

/** A part of a list, and where the rest begins. */
export interface ListPart<Entry> {
  entries: Entry[];
  /** The next part's cursor; null at the end. */
  next: string | null;
}

const NEXT_LINK = /<([^>]*)>\s*;[^,]*\brel="?next"?/;

/** The next part's cursor, from the response's `Link` header; null if there is none. */
export function nextCursor(link: string | null): string | null {
  const address = NEXT_LINK.exec(link ?? '')?.[1];
  return address === undefined ? null : new URL(address, 'http://list.invalid').searchParams.get('cursor');
}

/** Reads one part of a list: its entries from the body, and the start of the rest from the header. */
export function readListPart<Entry>(entries: Entry[], meta: ApiResponse): ListPart<Entry> {
  return { entries, next: nextCursor(meta?.response?.headers.get('Link') ?? null) };
}
