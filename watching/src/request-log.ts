import type { FastifyReply, FastifyRequest } from 'fastify';
import { LogController } from 'fastify';
import { endOf } from './request-end.ts';
import type { RequestEnd } from './request-end.ts';
import { spanOf } from './request-traces.ts';
import { traceFields } from './traces.ts';

/** What a server adds to the lines of its requests. */
export interface RequestLogParts {
  /** Hears of every request at its end. */
  onEnd?: (end: RequestEnd, request: FastifyRequest) => void;
  /** What else is known of a request. */
  details?: (request: FastifyRequest) => object | undefined;
  /** Whether a request is worth a line only while somebody looks for something: it's logged as "debug" then. */
  isMinor?: (end: RequestEnd, request: FastifyRequest) => boolean;
}

/**
 * One line for each finished request, with the pattern of its route in place of its address: that can hold where people
 * are, what they typed, and secret links.
 */
export class RequestLog extends LogController {
  private readonly parts: RequestLogParts;

  constructor(parts: RequestLogParts = {}) {
    super({ requestIdLogLabel: 'requestId' });
    this.parts = parts;
  }

  override incomingRequest(): void {
    // The line at its end says it all.
  }

  override routeNotFound(): void {
    // Would log the address with its query.
  }

  override requestCompleted(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const { onEnd, details, isMinor } = this.parts;
    const end = endOf(request, reply);
    onEnd?.(end, request);
    const level = isMinor?.(end, request) === true ? 'debug' : 'info';
    // At its end the connection speaks, which knows of no trace.
    const trace = traceFields(spanOf(request));
    request.log[level]({ ...end, ...details?.(request), ...trace }, 'request');
  }
}
