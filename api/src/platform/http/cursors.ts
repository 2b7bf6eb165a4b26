import { z } from 'zod';
import type { Cursor } from '../database/newest-first.js';
import { LIST_START } from '../database/newest-first.js';
import { toIsoTimestamp, toStoredTimestamp } from '../database/timestamps.js';
import { wholeNumber } from './query-schema.js';

const CURSOR = /^(\d{1,15})-(\d{1,10})$/;

/** The parameters of such a list: `limit`, and `cursor` for where the previous page ended. */
export function cursorQuery(maxLimit: number, defaultLimit: number) {
  const error = 'must come from a Link header';
  return {
    limit: wholeNumber(1, maxLimit, defaultLimit, 'How many entries at most'),
    cursor: z
      .string({ error })
      .regex(CURSOR, { error })
      .optional()
      .describe('Where the run before ended, from its Link header'),
  };
}

/** Reads what {@link cursorText} wrote; the start of the list if there is none. */
export function parseCursor(text: string | undefined): Cursor {
  if (text === undefined) return LIST_START;
  const [, milliseconds = '', id = ''] = CURSOR.exec(text) ?? [];
  const latest = Date.parse(toIsoTimestamp(LIST_START.createdAt));
  return {
    createdAt: toStoredTimestamp(new Date(Math.min(Number(milliseconds), latest))),
    id: Math.min(Number(id), LIST_START.id),
  };
}

/** A cursor as sent to clients. */
export function cursorText({ createdAt, id }: Cursor): string {
  return `${Date.parse(toIsoTimestamp(createdAt))}-${id}`;
}
