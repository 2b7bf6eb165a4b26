import { z } from 'zod';
import { MAX_ROW_ID } from '../database/newest-first.js';

/** Parses a path parameter that names a row; undefined if no row can have that id. */
export function parseRowId(text: string): number | undefined {
  if (!/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= MAX_ROW_ID ? id : undefined;
}

/** The id of a row in a body; `error` is the message for anything else. */
export function rowIdField(error: string) {
  return z.number({ error }).int({ error }).min(1, { error }).max(MAX_ROW_ID, { error });
}
