import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import { Catch } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RefusedCalls } from '../../platform/auth/refused-calls.js';
import { TooManyRequestsError } from '../../platform/errors.js';
import { toErrorResponse } from './error-response.js';

const RETRY_AFTER_SECONDS = 5;

/**
 * The one place where errors become responses; anything unexpected is logged with the request's id, and what was
 * refused because of the caller is logged in the security log.
 */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly refused: RefusedCalls) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const [request, reply] = [http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>()];
    this.refused.note(error, request, reply);
    answerError(error, request, reply);
  }
}

/** Sends the response for an error, even for those that happen before a handler is found. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const answer = toErrorResponse(error, request.method, request.url.split('?', 1)[0] ?? '');
  if (answer.statusCode >= 500) request.log.error({ err: error }, 'request failed');
  if (reply.sent) return;
  if (error instanceof TooManyRequestsError) void reply.header('retry-after', error.retryAfterSeconds);
  if (answer.statusCode === 413) readOn(request, reply);
  if (answer.statusCode === 503) void reply.header('retry-after', RETRY_AFTER_SECONDS);
  void reply.status(answer.statusCode).type('application/json; charset=utf-8').send(answer);
}

/**
 * Fastify would close the connection while the client is still sending, and the response would often be lost. Instead
 * the rest of the body is read and dropped.
 */
function readOn(request: FastifyRequest, reply: FastifyReply): void {
  reply.removeHeader('connection');
  request.raw.resume();
}
