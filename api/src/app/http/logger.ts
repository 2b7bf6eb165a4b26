import type { LoggerService } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LogController } from 'fastify';
import type { Logger } from 'pino';
import { pino, stdTimeFunctions } from 'pino';

const BUFFER_BYTES = 12_288;
const FLUSH_EVERY_MS = 1000;

/** Parts of Nest that list every module and route at start. */
const WIRING = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

/** Structured logs on standard output, one JSON object a line, written in small batches. */
export function createLogger(level: string): Logger {
  const destination = pino.destination({
    sync: false,
    minLength: BUFFER_BYTES,
    periodicFlush: FLUSH_EVERY_MS,
  });
  return pino(
    {
      level,
      base: undefined,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      // Of an error only what never holds data: database errors carry the statement and its values as well.
      serializers: {
        err: ({ name, message, code, stack }: NodeJS.ErrnoException) => ({ name, message, code, stack }),
      },
    },
    destination,
  );
}

/** One line for each finished request; without its query, which can hold what people typed. */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'requestId' });
  }

  override incomingRequest(): void {
    // The line at its end says it all.
  }

  override routeNotFound(): void {
    // Would log the address with its query.
  }

  override requestCompleted(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const { url } = request;
    const query = url.indexOf('?');
    request.log.info(
      {
        method: request.method,
        path: query < 0 ? url : url.slice(0, query),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
  }
}

/** What Nest itself and the services have to say, through the same log. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...details: unknown[]): void {
    this.write(WIRING.has(String(details.at(-1))) ? 'debug' : 'info', message, details);
  }

  error(message: unknown, ...details: unknown[]): void {
    this.write('error', message, details);
  }

  warn(message: unknown, ...details: unknown[]): void {
    this.write('warn', message, details);
  }

  debug(message: unknown, ...details: unknown[]): void {
    this.write('debug', message, details);
  }

  verbose(message: unknown, ...details: unknown[]): void {
    this.write('trace', message, details);
  }

  // Nest passes the name of the class that speaks last, and a stack trace before it.
  private write(
    level: 'info' | 'error' | 'warn' | 'debug' | 'trace',
    message: unknown,
    details: unknown[],
  ): void {
    const context = details.at(-1);
    const stack = details.length > 1 ? details[0] : undefined;
    this.logger[level]({ context, ...(stack === undefined ? {} : { stack }) }, String(message));
  }
}
