import { BOUNCES_PATH, MAX_BODY_BYTES, MAX_BOUNCES_BYTES } from '@club-reviews/domain/request-limits';
import { addClosingAnswers } from '@club-reviews/observability/closing-responses';
import { warnOfForwarded } from '@club-reviews/observability/forwarded-warning';
import { Readiness } from '@club-reviews/observability/readiness';
import { REQUEST_ID_HEADER, getRequestId } from '@club-reviews/observability/request-id';
import { RequestLog } from '@club-reviews/observability/request-log';
import { addRequestTraces } from '@club-reviews/observability/request-traces';
import { serverLog } from '@club-reviews/observability/server-log';
import { ServerMetrics } from '@club-reviews/observability/server-metrics';
import { startTraces } from '@club-reviews/observability/traces';
import { peerTrust } from '@club-reviews/observability/trusted-peer';
import { answerUnread } from '@club-reviews/observability/unread-requests';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import { fastifyRequestContext } from '@fastify/request-context';
import fastifyRateLimit from '@fastify/rate-limit';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { fastify } from 'fastify';
import { constants as zlib } from 'node:zlib';
import { AppModule } from '../app.module.js';
import { endDeadlinesWithResponses, RequestDeadline } from '../../platform/async/request-deadline.js';
import { BADGE_FRAME_ROUTE } from '../../clubs/share-images/badges.controller.js';
import type { Settings } from '../../platform/config/settings.js';
import { MAILBOX_PATH } from '../../platform/mail/mailbox-rule.js';
import { RefusedCalls } from '../../platform/auth/refused-calls.js';
import { METRICS_PATH } from '../../platform/metrics/metrics.controller.js';
import { describeApi } from '../openapi-document.js';
import { addDocs } from './docs-page.js';
import { answerError, ErrorFilter } from './error.filter.js';
import { addEtags } from '../../platform/http/etag.js';
import { NestLogger } from './nest-logger.js';
import { addNoStoreHeader } from '../../platform/http/no-store.js';
import { getClientAddress } from '../../platform/http/request-origin.js';
import { securityHeaders } from '../../platform/http/security-headers.js';
import type { RateLimitPluginOptions } from '@fastify/rate-limit';

/** Where pictures are uploaded, which may be larger than other bodies. */
const PICTURES_PATH = '/api/club-admin/photos';
/** Where mail programs post their own form (RFC 8058). */
const UNSUBSCRIBE_PATHS = ['/api/saved-searches/unsubscribe', '/api/invitations/unsubscribe'];
const COMPRESS_FROM_BYTES = 1024;
// Longer than any address: what is too long to name a club names none, like everything else.
const MAX_PATH_PARAMETER_LENGTH = 20_000;
const BROTLI_QUALITY = 4;
/** How many times as long as visitors the staff wait for a change, rather than having it refused. */
const STAFF_DEADLINE = 4;
const GZIP_LEVEL = 5;

/** What monitoring calls every few seconds, to check that all is well. */
const MINOR_ROUTE = /^\/(?:api\/health|metrics)(?:\/|$)/;

/** How long clients may take for a request. */
export interface RequestTimeouts {
  /** Until its headers have arrived. */
  headersMs: number;
  /** Until its body has arrived as well. */
  requestMs: number;
  /** How often connections are checked for that. */
  checkIntervalMs: number;
}

const REQUEST_TIMEOUTS: RequestTimeouts = { headersMs: 15_000, requestMs: 30_000, checkIntervalMs: 5_000 };

/** What the process around the application shares with it. */
export interface Surroundings {
  /** Tells when the process wants no more requests. */
  readiness?: Readiness;
  /** Receives the log's lines instead of the standard output. */
  logTo?: { write(line: string): void };
}

/**
 * Builds the application around an open, migrated database; it does not listen yet.
 * @param around what the process around it shares with it
 */
export async function createApp(
  settings: Settings,
  timeouts = REQUEST_TIMEOUTS,
  { readiness = new Readiness(), logTo }: Surroundings = {},
): Promise<NestFastifyApplication> {
  const logger = serverLog('api', settings.logLevel, logTo);
  const metrics = new ServerMetrics(settings.metricsToken);
  const stopTraces = await startTraces('api', settings.traces, (message) => logger.warn(message));
  const server = await createServer(settings, { logger, metrics }, timeouts);
  server.addHook('onClose', stopTraces);
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(settings, { metrics, readiness, log: logger }),
    new FastifyAdapter(server as never),
    { logger: new NestLogger(logger), bodyParser: false, abortOnError: false },
  );
  // The colon of a parameter is literal: the badge's image has nearly the same route, and stays below /api.
  const badgeFrame = BADGE_FRAME_ROUTE.replace(':', '\\:');
  app.setGlobalPrefix('api', { exclude: [`${MAILBOX_PATH}{/*rest}`, METRICS_PATH, badgeFrame] });
  app.useGlobalFilters(new ErrorFilter(app.get(RefusedCalls)));
  addDocs(server, () => describeApi(app), securityHeaders('docs', isHttps(settings)));
  await app.init();
  return app;
}

async function createServer(
  settings: Settings,
  { logger, metrics }: { logger: FastifyBaseLogger; metrics: ServerMetrics },
  timeouts: RequestTimeouts,
): Promise<FastifyInstance> {
  const server = fastify({
    loggerInstance: logger,
    logController: new RequestLog({
      onEnd: (end) => metrics.countRequest(end),
      isMinor: ({ route, status }) => MINOR_ROUTE.test(route) && status < 500,
    }),
    trustProxy: settings.trustProxy,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: timeouts.requestMs,
    http: { headersTimeout: timeouts.headersMs, connectionsCheckingInterval: timeouts.checkIntervalMs },
    forceCloseConnections: 'idle',
    genReqId: getRequestId,
    clientErrorHandler: answerUnread,
    routerOptions: { maxParamLength: MAX_PATH_PARAMETER_LENGTH, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
  }) as unknown as FastifyInstance;
  addClosingAnswers(server);
  server.removeContentTypeParser(['text/plain', 'application/json']);
  addJsonParser(server);
  addPictureParser(server);
  addUnsubscribeParser(server);
  addBounceParser(server);
  // Node returns 417 for any Expect but 100-continue. Like other servers, this ignores what it doesn't know.
  server.server.on('checkExpectation', (request, response) =>
    server.server.emit('request', request, response),
  );

  const isBelieved = peerTrust(settings.trustProxy);
  warnOfForwarded(server, isBelieved);
  if (settings.traces) addRequestTraces(server, (route) => !MINOR_ROUTE.test(route), isBelieved);
  const headers = { ...securityHeaders('api', isHttps(settings)), 'cache-control': 'no-cache' };
  server.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers).header(REQUEST_ID_HEADER, request.id);
    done();
  });
  if (settings.rateLimits) await server.register(fastifyRateLimit, readLimit);
  await server.register(fastifyCookie);
  // Who makes a request is known wherever its work continues (see actingStaff).
  await server.register(fastifyRequestContext, {
    defaultStoreValues: (request) => ({
      request,
      staff: undefined,
      isPassing: false,
      patience: new RequestDeadline(isStaffChange(request) ? STAFF_DEADLINE : 1),
    }),
  });
  endDeadlinesWithResponses(server);
  addNoStoreHeader(server);
  addEtags(server);
  await server.register(fastifyCompress, {
    threshold: COMPRESS_FROM_BYTES,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    zlibOptions: { level: GZIP_LEVEL },
  });
  return server;
}

/** Reads JSON bodies. Clients that set the type on every call send none with calls that need none. */
function addJsonParser(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null);
    else void parse(request, body, done);
  });
}

/** Leaves pictures to their handler, which reads them once it knows who is sending them. No other call accepts any. */
function addPictureParser(server: FastifyInstance): void {
  const types = /^(?:image\/|application\/octet-stream)/;
  server.addContentTypeParser(types, (request, body, done) => {
    if (request.routeOptions.url === PICTURES_PATH && request.method === 'POST') done(null, body);
    else done(new UnsupportedTypeError(request.headers['content-type'] ?? ''));
  });
}

/**
 * Lets mail programs end a series of mails with one click: the address is all that's needed, and what they post isn't
 * read.
 */
function addUnsubscribeParser(server: FastifyInstance): void {
  const types = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  server.addContentTypeParser(types, (request, body, done) => {
    body.resume();
    const { url = '' } = request.routeOptions;
    if (UNSUBSCRIBE_PATHS.includes(url) && request.method === 'POST') done(null);
    else done(new UnsupportedTypeError(request.headers['content-type'] ?? ''));
  });
}

/** Reads bounces: reports as mail servers hand them over, which no other call accepts, and providers' batches. */
function addBounceParser(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    if (route.url === BOUNCES_PATH) route.bodyLimit = MAX_BOUNCES_BYTES;
  });
  server.addContentTypeParser('message/rfc822', { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.url === BOUNCES_PATH) done(null, body);
    else done(new UnsupportedTypeError(request.headers['content-type'] ?? ''));
  });
}

/** Fastify's error for types that it has no parser for. */
class UnsupportedTypeError extends Error {
  readonly statusCode = 415;

  constructor(type: string) {
    super(`Unsupported Media Type: ${type}`);
  }
}

/** Whether it's a change by staff: merging clubs or undoing an import moves many rows at once. */
function isStaffChange({ method, url }: FastifyRequest): boolean {
  return method !== 'GET' && url.startsWith('/api/admin/');
}

function isHttps({ publicUrl }: Settings): boolean {
  return publicUrl.startsWith('https:');
}

const READS_PER_MINUTE = 1200;
const REMEMBERED_ADDRESSES = 50_000;

const NOT_SAID = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/**
 * A generous limit for each address: far more than a person, or a school behind one address, reads, and low enough to
 * stop a scraper. Counted in this process.
 */
const readLimit: RateLimitPluginOptions = {
  max: READS_PER_MINUTE,
  timeWindow: '1 minute',
  cache: REMEMBERED_ADDRESSES,
  keyGenerator: getClientAddress,
  // Nobody gets near the limit while reading; anyone who reaches it is told when to come back.
  addHeaders: NOT_SAID,
  addHeadersOnExceeding: NOT_SAID,
  errorResponseBuilder: (_request, { statusCode, after }) =>
    Object.assign(new Error(`Too many requests: please try again in ${after}`), { statusCode }),
};
