import { addClosingAnswers } from '@club-reviews/observability/closing-responses';
import { getRequestId } from '@club-reviews/observability/request-id';
import { RequestLog } from '@club-reviews/observability/request-log';
import { serverLog } from '@club-reviews/observability/server-log';
import { answerUnread } from '@club-reviews/observability/unread-requests';
import Fastify from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ServerConfig } from './config';
import { addPageSeen } from './watching/page-seen';
import { ShellMetrics } from './watching/shell-metrics';

/** Time limits for receiving a request. */
interface RequestTimeouts {
  /** Until its headers have arrived. */
  headersMs: number;
  /** Until its body has arrived as well. */
  requestMs: number;
  /** How often connections are checked for this. */
  checkIntervalMs: number;
}

const REQUEST_TIMEOUTS: RequestTimeouts = { headersMs: 15_000, requestMs: 30_000, checkIntervalMs: 5_000 };

/** What monitors the server. */
interface Watching {
  /** Receives the log lines instead of standard output. */
  logTo?: { write(line: string): void };
  metrics?: ShellMetrics;
}

/**
 * Creates the HTTP server without any routes.
 * @param watching where logs and metrics go
 */
export function createHttpServer(
  { logLevel, trustProxy }: Pick<ServerConfig, 'logLevel' | 'trustProxy'>,
  timeouts = REQUEST_TIMEOUTS,
  { logTo, metrics = new ShellMetrics(undefined) }: Watching = {},
): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = serverLog('shell', logLevel, logTo);
  const app = Fastify({
    loggerInstance,
    trustProxy,
    logController: new RequestLog({
      onEnd: (end, { pageSeen }) => {
        metrics.countRequest(end);
        if (pageSeen !== undefined) metrics.countPage(pageSeen, end);
      },
      details: ({ pageSeen }) => ({ ...pageSeen }),
      // The api logs its own requests; file requests and health checks are frequent and tell us little. Failures are
      // always logged.
      isMinor: ({ status }, { pageSeen }) => pageSeen === undefined && status < 500,
    }),
    genReqId: getRequestId,
    clientErrorHandler: answerUnread,
    routerOptions: { ignoreDuplicateSlashes: false, maxParamLength: 500 },
    rewriteUrl: ({ url }) => decodableUrl(url ?? '/'),
    requestTimeout: timeouts.requestMs,
    http: { headersTimeout: timeouts.headersMs, connectionsCheckingInterval: timeouts.checkIntervalMs },
  });
  addClosingAnswers(app);
  addPageSeen(app);
  // Pages accept no bodies: without parsers, none are read into memory.
  app.removeAllContentTypeParsers();
  // Node answers 417 to any Expect other than 100-continue. Like other servers, ignore unknown ones.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  return app;
}

/**
 * Turns a URL with broken escapes ("/clubs/%E0%A4%A") into one that can be decoded. It matches no page, but visitors
 * should see our "not found" page instead of the framework's own error.
 */
function decodableUrl(url: string): string {
  const [, path, rest] = /^([^?]*)(.*)$/s.exec(url)!;
  try {
    decodeURIComponent(path!);
    return url;
  } catch {
    return path!.replaceAll('%', '%25') + rest!;
  }
}
