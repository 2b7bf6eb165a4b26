import { z } from 'zod';
import { MAX_ROW_ID } from '../database/newest-first.js';

/** Reads the part of an address that names a row; undefined when no row can have that name. */
export function parseRowId(text: string): number | undefined {
  if (!/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= MAX_ROW_ID ? id : undefined;
}

/** The id of a row in a body; `error` is said of anything else. */
export function rowIdField(error: string) {
  return z.number({ error }).int({ error }).min(1, { error }).max(MAX_ROW_ID, { error });
}
