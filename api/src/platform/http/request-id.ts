import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Request and answer carry the id under this name. */
export const REQUEST_ID_HEADER = 'x-request-id';

const SANE = /^[A-Za-z0-9][A-Za-z0-9._:-]{7,63}$/;

/** The id a proxy gave the request, if it is one that can go into a log as it is, else a new one. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && SANE.test(given) ? given : randomUUID();
}
