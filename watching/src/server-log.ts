import type { DestinationStream, Logger } from 'pino';
import { pino, stdTimeFunctions } from 'pino';
import { logDestination } from './log-destination.ts';
import { traceFields } from './traces.ts';

/** Of an error only what never holds data: database errors carry the statement and its values as well. */
const errorFields = ({ name, message, code, stack }: NodeJS.ErrnoException) => ({
  name,
  message,
  code,
  stack,
});

/** Of a request, where somebody logs one: without its address, which can hold what people typed, and secret links. */
const requestFields = ({ method, routeOptions }: { method: string; routeOptions?: { url?: string } }) => ({
  method,
  route: routeOptions?.url,
});

/**
 * The log of a server: one JSON object a line, written in small batches, in the same form for all of them. Every line has
 * `time` (ISO 8601), `level` (a word), `service` and `msg`, and `traceId` while a trace is under way; docs/operations.md has the rest.
 * @param service who speaks: "shell" or "api"
 * @param to takes the lines instead of the standard output
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
