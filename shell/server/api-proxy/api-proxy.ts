import { STATUS_CODES } from 'node:http';
import type { Readable } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawServerBase,
  RouteGenericInterface,
} from 'fastify';
import { getClientAddress } from '@club-reviews/observability/client-address';
import { traceHeaders } from '@club-reviews/observability/traces';
import type { ApiClient } from '../api-client';
import { withoutConnectionHeaders } from './connection-headers';
import { UploadBuffer } from './upload-buffer';
import { findRefusal } from './upload-permission';
import { MAX_PHOTO_BYTES } from '@club-reviews/domain/club-photos';
import { BOUNCES_PATH, MAX_BODY_BYTES, MAX_BOUNCES_BYTES } from '@club-reviews/domain/request-limits';

/** Paths the api serves: its endpoints, clubs' badges in frames, and the mailbox in development. */
const API_PREFIXES = ['/api', '/badge', '/dev/mailbox'];

/** Whether the api responds to a URL, with its own headers. */
export function isForApi(url: string): boolean {
  return API_PREFIXES.some((prefix) => url.startsWith(`${prefix}/`));
}

/** Where clubs upload pictures, which may be larger than other bodies. */
const PICTURES_PATH = /^\/api\/club-admin\/photos\/?(?:\?|$)/;

/** Paths only the page server may request. */
const INTERNAL_PATH = /^\/api\/pages(?:\/|$)/i;

const NOT_FOUND = { statusCode: 404, message: 'There is nothing here', error: 'Not Found' };

/** How long the api may take to respond, and between two parts of a response: longer than it waits for its database. */
export interface CallTimeouts {
  readingMs: number;
  /** Writing, pictures and files of clubs included. */
  writingMs: number;
}

const CALL_TIMEOUTS: CallTimeouts = { readingMs: 30_000, writingMs: 120_000 };

/** What a client that was given up on may wait before it tries again. */
const RETRY_AFTER_SECONDS = 5;

/** Room for a few of them at once. Separate from the forms, so pictures can't push them out. */
const MAX_UNFINISHED_PICTURE_BYTES = 6 * MAX_PHOTO_BYTES;

/** Room for a few of them at once. */
const MAX_UNFINISHED_BOUNCES_BYTES = 4 * MAX_BOUNCES_BYTES;

/** Room for thousands of forms being sent at once, or 64 bodies of the maximum size. */
const MAX_UNFINISHED_BYTES = 16 * 1024 * 1024;

/**
 * Forwards requests for the api. Bodies are buffered first, see UploadBuffer; pictures only once the api knows who sends
 * them. An api that accepts a call and says nothing
 * gets a 503 in its place, so that its clients don't wait for ever and neither do we.
 * @param apiUrl where the api listens, without a trailing slash
 * @param callApi asks it whether somebody may send a picture
 */
export async function addApiProxy(
  app: FastifyInstance,
  apiUrl: string,
  callApi: ApiClient,
  timeouts: CallTimeouts = CALL_TIMEOUTS,
): Promise<void> {
  const forms = new UploadBuffer(MAX_BODY_BYTES, MAX_UNFINISHED_BYTES);
  const bounces = new UploadBuffer(MAX_BOUNCES_BYTES, MAX_UNFINISHED_BOUNCES_BYTES);
  const pictures = new UploadBuffer(MAX_PHOTO_BYTES, MAX_UNFINISHED_PICTURE_BYTES);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (request: FastifyRequest, body: Readable) => {
      const isBounces = request.url.split('?')[0] === BOUNCES_PATH;
      const uploads = isPicture(request) ? pictures : isBounces ? bounces : forms;
      const announcedBytes = Number(request.headers['content-length'] ?? 0);
      return uploads.read(body, announcedBytes, getClientAddress(request));
    });
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      const statusCode = error.statusCode ?? 500;
      // A client that disconnects before the response is sent isn't worth reporting.
      if (statusCode >= 500 && !reply.raw.destroyed)
        request.log.error({ err: error }, 'request to the api failed');
      const message = statusCode >= 500 ? 'Something went wrong on our side' : error.message;
      return reply.code(statusCode).send({ statusCode, message, error: STATUS_CODES[statusCode] });
    });
    scope.addHook('onSend', async (request, reply) => {
      // Fastify closes the connection if it responds before the whole body has arrived. A client that's still sending
      // would lose the response, so read the rest instead; only clients that are too slow are cut off.
      if (reply.statusCode === 408) return;
      reply.removeHeader('connection');
      request.raw.resume();
    });
    scope.addHook('onRequest', async (request, reply) => {
      if (isInternal(request.url, apiUrl)) return reply.code(404).send(NOT_FOUND);
      if (isPicture(request)) return sendRefusal(request, reply, callApi);
    });
    for (const prefix of API_PREFIXES) {
      await scope.register(httpProxy, {
        upstream: apiUrl,
        prefix,
        rewritePrefix: prefix,
        proxyPayloads: false,
        // The package would log the path, which can reveal what a visitor searched for. The api logs its own requests.
        disableRequestLogging: true,
        handler: (request, reply, path, options) => {
          const isReading = ['GET', 'HEAD'].includes(request.method);
          const timeout = isReading ? timeouts.readingMs : timeouts.writingMs;
          return reply.from(path, { ...options, ...getUpload(request), timeout });
        },
        replyOptions: {
          // The client decides whether to retry: repeating a 503 here would add to the load that caused it.
          retryDelay: () => null,
          onError: (reply, { error }) => {
            const isTimeout = (error as FastifyError).statusCode === 504;
            void sendUnavailable(reply, isTimeout ? 503 : 502, error);
          },
          rewriteRequestHeaders: (request, headers) => ({
            ...withoutConnectionHeaders(headers),
            'content-type': request.headers['content-type'],
            // Bodies of GET and HEAD requests have no meaning and aren't forwarded.
            'content-length': request.body === undefined ? undefined : headers['content-length'],
            'x-forwarded-for': request.ip,
            'x-forwarded-proto': request.protocol,
            'x-forwarded-host': request.host,
            'x-request-id': request.id,
            // The api trusts this header from us: a client that could set it would get all its requests traced.
            traceparent: traceHeaders().traceparent,
            tracestate: undefined,
          }),
          rewriteHeaders: withoutConnectionHeaders,
        },
      });
    }
  });
}

/** Sends the api's refusal of a picture, if it refuses it. */
async function sendRefusal(request: FastifyRequest, reply: FastifyReply, callApi: ApiClient) {
  try {
    const refusal = await findRefusal(request, callApi);
    if (refusal === undefined) return;
    const { status, headers, body } = refusal;
    for (const name of ['retry-after', 'www-authenticate'])
      reply.header(name, headers.get(name) ?? undefined);
    return await reply.code(status).send(body);
  } catch (error) {
    return sendUnavailable(reply, 503, error);
  }
}

function sendUnavailable(
  reply: FastifyReply<RouteGenericInterface, RawServerBase>,
  statusCode: 502 | 503,
  error: unknown,
) {
  reply.log.warn({ err: error }, 'the api did not answer');
  if (statusCode === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  return reply.code(statusCode).send({
    statusCode,
    message: 'The service isn’t available right now. Please try again in a moment.',
    error: STATUS_CODES[statusCode],
  });
}

/** Whether the api would treat a URL, however it's spelt, as one of the paths reserved for this server. */
function isInternal(url: string, apiUrl: string): boolean {
  const { pathname } = new URL(url, apiUrl);
  const spelt = decodeURIComponent(pathname).replace(/[\\/]+/g, '/');
  return INTERNAL_PATH.test(new URL(spelt, apiUrl).pathname);
}

function isPicture({ method, url }: FastifyRequest): boolean {
  return method === 'POST' && PICTURES_PATH.test(url);
}

/** The body and its type for `reply.from`, which would otherwise serialise a JSON Buffer a second time. */
function getUpload(request: FastifyRequest): { body?: unknown; contentType?: string } {
  if (request.body === undefined) return {};
  return { body: request.body, contentType: request.headers['content-type'] ?? 'application/octet-stream' };
}
