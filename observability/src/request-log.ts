import type { FastifyReply, FastifyRequest } from 'fastify';
import { LogController } from 'fastify';
import { getEnd } from './request-end.ts';
import type { RequestEnd } from './request-end.ts';
import { endRequestTrace, runInTrace } from './request-traces.ts';

/** What a server adds to its request log lines. */
export interface RequestLogParts {
  /** Called when a request ends. */
  onEnd?: (end: RequestEnd, request: FastifyRequest) => void;
  /** Additional fields about a request, which its span has too. */
  details?: (request: FastifyRequest) => Record<string, string> | undefined;
  /** Whether a request only matters when debugging: it's logged as "debug" then. */
  isMinor?: (end: RequestEnd, request: FastifyRequest) => boolean;
}

/**
 * One line for each finished request, whose span ends as well, with its route pattern instead of its URL, which can
 * reveal where people are, what they typed, and secret links.
 */
export class RequestLog extends LogController {
  private readonly parts: RequestLogParts;

  constructor(parts: RequestLogParts = {}) {
    super({ requestIdLogLabel: 'requestId' });
    this.parts = parts;
  }

  override incomingRequest(): void {
    // The line at the end has everything.
  }

  override routeNotFound(): void {
    // This would log the URL with its query.
  }

  override requestCompleted(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const { onEnd, details, isMinor } = this.parts;
    const end = getEnd(request, reply);
    onEnd?.(end, request);
    const level = isMinor?.(end, request) === true ? 'debug' : 'info';
    const more = details?.(request);
    // The end is reported by the connection, which has no trace context.
    runInTrace(request, () => {
      endRequestTrace(end.status, more);
      request.log[level]({ ...end, ...more }, 'request');
    });
  }
}
