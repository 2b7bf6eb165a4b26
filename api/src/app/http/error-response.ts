import { STATUS_CODES } from 'node:http';
import { HttpException } from '@nestjs/common';
import type { ErrorResponse } from '../../platform/http/api-list.js';
import { ProductError } from '../../platform/errors.js';
import { isDatabaseUnavailable } from '../../platform/database/database-unavailable.js';

/**
 * What a caller is told about an error. Only our own messages and those about the request itself are sent; anything
 * else is a plain 500, or 503 while the database is away.
 */
export function toErrorResponse(error: unknown, method: string, path: string): ErrorResponse {
  if (error instanceof ProductError) {
    const { statusCode, message, title, fields } = error;
    return { ...answer(statusCode, message, title), ...(fields && { fields }) };
  }
  const statusCode = getStatusCode(error);
  if (isDatabaseUnavailable(error) || statusCode === 503)
    return answer(503, 'The service isn’t available at the moment');
  if (statusCode === 404) return answer(404, `There’s no call ${method} ${path}`);
  if (statusCode >= 400 && statusCode < 500) return answer(statusCode, toMessage(error));
  return answer(500, 'Something went wrong on our side');
}

function answer(
  statusCode: number,
  message: string,
  error = STATUS_CODES[statusCode] ?? 'Error',
): ErrorResponse {
  return { statusCode, message, error };
}

function getStatusCode(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  const statusCode = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof statusCode === 'number' ? statusCode : 500;
}

function toMessage(error: unknown): string {
  if (!(error instanceof HttpException))
    return error instanceof Error ? error.message : 'The request isn’t valid';
  const response = error.getResponse();
  const message = typeof response === 'string' ? response : (response as { message?: unknown }).message;
  return Array.isArray(message) ? message.join('; ') : typeof message === 'string' ? message : error.message;
}
