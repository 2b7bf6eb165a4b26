import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { toIsoMoment, toStoredMoment } from '../database/moments.js';
import { wholeNumber } from './query-schema.js';
import { LARGEST_ROW_ID } from './row-id.js';

/** A place in a list that is sorted by moment and id, newest first: what comes after it is older. */
export interface Cursor {
  /** As stored (see toStoredMoment). */
  createdAt: string;
  id: number;
}

/** A run of such a list; `next` is undefined at its end. */
export interface Run<T> {
  items: T[];
  next: Cursor | undefined;
}

/** Before everything. */
export const LIST_START: Cursor = { createdAt: '9999-12-31 23:59:59.000', id: LARGEST_ROW_ID };

const CURSOR = /^(\d{1,15})-(\d{1,10})$/;

/** The parameters of such a list: `limit`, and `cursor` for where the run before ended. */
export function runOfList(maxLimit: number, defaultLimit: number) {
  const error = 'must be one that a Link header gave';
  return {
    limit: wholeNumber(1, maxLimit, defaultLimit, 'How many entries at most'),
    cursor: z
      .string({ error })
      .regex(CURSOR, { error })
      .optional()
      .describe('Where the run before ended, from its Link header'),
  };
}

/** Reads what {@link cursorText} wrote; the start of the list when there is none. */
export function parseCursor(text: string | undefined): Cursor {
  if (text === undefined) return LIST_START;
  const [, milliseconds = '', id = ''] = CURSOR.exec(text) ?? [];
  const latest = Date.parse(toIsoMoment(LIST_START.createdAt));
  return {
    createdAt: toStoredMoment(new Date(Math.min(Number(milliseconds), latest))),
    id: Math.min(Number(id), LIST_START.id),
  };
}

/** A cursor as it travels. */
export function cursorText({ createdAt, id }: Cursor): string {
  return `${Date.parse(toIsoMoment(createdAt))}-${id}`;
}

/** Sets Link rel="next" while the list goes on. */
export function announceNext(request: FastifyRequest, reply: FastifyReply, next: Cursor | undefined): void {
  announceNextAt(request.url, reply, next);
}

/** The same for a list that goes on at another address than the one that was asked for. */
export function announceNextAt(url: string, reply: FastifyReply, next: Cursor | undefined): void {
  if (!next) return;
  const [path, query] = url.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set('cursor', cursorText(next));
  void reply.header('link', `<${path}?${parameters.toString()}>; rel="next"`);
}
