import type { IncomingHttpHeaders } from 'node:http';

/** A request exactly as sent: nothing is tidied up. */
export interface RawRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

/** See send-request.mjs. */
export function sendRequest(
  origin: string,
  request: RawRequest,
  patienceMs?: number,
): Promise<{ status: number; headers: IncomingHttpHeaders; names: string[]; body: Buffer }>;
