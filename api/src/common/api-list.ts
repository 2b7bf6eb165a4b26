import { applyDecorators } from '@nestjs/common';
import type { Type } from '@nestjs/common';
import { ApiOkResponse, ApiResponse } from '@nestjs/swagger';
import { ErrorAnswer } from './dto/error-answer.dto.js';

const PAGE_HEADERS = {
  'X-Total-Count': { description: 'How many entries the whole list has', schema: { type: 'integer' } },
  Link: { description: 'rel="next" while more entries follow', schema: { type: 'string' } },
} as const;

/** Documents a handler that answers a list in pages. */
export function ApiListOf(entry: Type<unknown>): MethodDecorator {
  return applyDecorators(ApiOkResponse({ type: [entry], headers: { ...PAGE_HEADERS } }), ApiFailures(400));
}

/** Documents the failures of a handler, beside those that every call has. */
export function ApiFailures(...statusCodes: (400 | 404 | 503)[]): MethodDecorator {
  return applyDecorators(
    ...[...statusCodes, 429].map((status) =>
      ApiResponse({ status, type: ErrorAnswer, description: REASONS[status] ?? '' }),
    ),
  );
}

const REASONS: Record<number, string> = {
  400: 'Something sent is not valid; the message names it',
  404: 'There is no such thing',
  429: 'Too many requests; Retry-After says when to come back',
  503: 'Not ready',
};
