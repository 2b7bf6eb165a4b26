import type { DestinationStream, Logger } from 'pino';
import { pino, stdTimeFunctions } from 'pino';
import { logDestination } from './log-destination.ts';
import { traceFields } from './traces.ts';

/**
 * Only the fields of an error that never contain data: database errors include the statement and its values as well.
 */
const errorFields = ({ name, message, code, stack }: NodeJS.ErrnoException) => ({
  name,
  message,
  code,
  stack,
});

/** Fields of a request, if one is logged: without its URL, which can contain what people typed, and secret links. */
const requestFields = ({ method, routeOptions }: { method: string; routeOptions?: { url?: string } }) => ({
  method,
  route: routeOptions?.url,
});

/**
 * A server's log: one JSON object per line, written in small batches, in the same format for all servers. Every line
 * has `time` (ISO 8601), `level` (a word), `service` and `msg`, and `traceId` while a trace is running;
 * docs/operations.md has the rest.
 * @param service the service's name: "shell" or "api"
 * @param to receives the lines instead of standard output
 */
export function serverLog(service: string, level: string, to: DestinationStream = logDestination()): Logger {
  return pino(
    {
      level,
      base: { service },
      timestamp: stdTimeFunctions.isoTime,
      mixin: () => traceFields(),
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: errorFields, req: requestFields, res: () => undefined },
    },
    to,
  );
}
