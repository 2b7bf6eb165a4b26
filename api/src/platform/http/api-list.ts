import { applyDecorators, Header, HttpCode } from '@nestjs/common';
import type { Type } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiProperty,
  ApiPropertyOptional,
  ApiResponse,
} from '@nestjs/swagger';

const PAGE_HEADERS = {
  'X-Total-Count': { description: 'How many entries the whole list has', schema: { type: 'integer' } },
  Link: { description: 'rel="next" while more entries follow', schema: { type: 'string' } },
} as const;

/** Documents a handler that returns a list in pages, with `headers` besides those that every such list has. */
export function ApiList(
  entry: Type<unknown>,
  headers: Record<string, { description: string; schema: { type: 'string' } }> = {},
): MethodDecorator {
  return applyDecorators(
    ApiOkResponse({ type: [entry], headers: { ...PAGE_HEADERS, ...headers } }),
    ApiFailures(400),
  );
}

/** Documents a handler that returns a list in pages without its total length. */
export function ApiCursorPage(entry: Type<unknown>): MethodDecorator {
  const headers = { Link: PAGE_HEADERS.Link };
  return applyDecorators(ApiOkResponse({ type: [entry], headers }), ApiFailures(400));
}

/** Sends and documents 200, whatever the method; with `no-store` nothing keeps the response. */
export function ApiOk(type: Type<unknown> | [Type<unknown>], keeping?: 'no-store'): MethodDecorator {
  return applyDecorators(HttpCode(200), ApiOkResponse({ type }), ...headersFor(keeping));
}

/** Sends and documents 202, which nothing keeps. */
export function ApiAccepted(type: Type<unknown>): MethodDecorator {
  return applyDecorators(HttpCode(202), ApiAcceptedResponse({ type }), ...headersFor('no-store'));
}

/** Sends and documents 204. */
export function ApiNoContent(keeping?: 'no-store'): MethodDecorator {
  return applyDecorators(HttpCode(204), ApiNoContentResponse(), ...headersFor(keeping));
}

function headersFor(keeping: 'no-store' | undefined): MethodDecorator[] {
  return keeping === undefined ? [] : [Header('cache-control', keeping)];
}

/** Documents the failures of a handler, or of a whole controller, besides those that every call has. */
export function ApiFailures(...statusCodes: FailureStatus[]): ClassDecorator & MethodDecorator {
  const statuses: FailureStatus[] = [...statusCodes, 429];
  return applyDecorators(
    ...statuses.map((status) => ApiResponse({ status, type: ErrorResponse, description: REASONS[status] })),
  );
}

/** A parameter decorator that also documents its handler. */
export function documented(bind: ParameterDecorator, ...documents: MethodDecorator[]): ParameterDecorator {
  return (target, handler, index) => {
    bind(target, handler, index);
    const method = Object.getOwnPropertyDescriptor(target, handler as string);
    if (method) for (const document of documents) document(target, handler as string, method);
  };
}

const REASONS = {
  400: 'The request isn’t valid; `fields` says which parts of it',
  401: 'Not logged in, or no longer',
  403: 'Logged in as someone who may not do this, or sent by another site',
  404: 'There’s no such thing',
  409: 'Not possible in its present state',
  410: 'No longer',
  413: 'More than is accepted at once',
  415: 'Only JSON is understood',
  429: 'Too many requests; Retry-After says when to come back',
  503: 'Not ready',
};

/** A status that callers must expect. */
export type FailureStatus = keyof typeof REASONS;

/** The format of every response that isn't a success. */
export class ErrorResponse {
  @ApiProperty({ type: 'integer', example: 404 })
  statusCode!: number;

  @ApiProperty({ description: 'What went wrong, fit to be shown' })
  message!: string;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'Message by field, when particular fields of the request are to blame',
    example: { authorEmail: 'Please enter a valid email address' },
  })
  fields?: Readonly<Record<string, string>>;

  @ApiProperty({ description: 'The name of the status', example: 'Not Found' })
  error!: string;
}
