import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Requests and responses carry the id under this name, from the first server to the last. */
export const REQUEST_ID_HEADER = 'x-request-id';

const SANE = /^[A-Za-z0-9][A-Za-z0-9._:-]{7,63}$/;

/** The id that a proxy gave the request, if it's safe to log, otherwise a new one. */
export function getRequestId({ headers }: { headers: IncomingHttpHeaders }): string {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && SANE.test(given) ? given : randomUUID();
}
