import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from './config';

const REQUEST_ID = /^[\w-]{8,64}$/;

/** How long clients may take over a request. */
interface RequestTimeouts {
  /** Until its headers have arrived. */
  headersMs: number;
  /** Until its body has arrived as well. */
  requestMs: number;
  /** How often connections are checked for that. */
  checkIntervalMs: number;
}

const REQUEST_TIMEOUTS: RequestTimeouts = { headersMs: 15_000, requestMs: 30_000, checkIntervalMs: 5_000 };

/** What the log says of a request: without its query, which holds where visitors are, what they typed, and secret links. */
const REQUEST_IN_LOG = ({ method, url }: { method: string; url: string }) => ({
  method,
  path: url.split('?', 1)[0],
});

/**
 * Creates the HTTP server without any routes.
 * @param logTo takes the log's lines instead of the standard output
 */
export function createHttpServer(
  { logLevel, trustProxy }: Pick<ServerConfig, 'logLevel' | 'trustProxy'>,
  timeouts = REQUEST_TIMEOUTS,
  logTo?: { write(line: string): void },
): FastifyInstance {
  const app = Fastify({
    logger: { level: logLevel, serializers: { req: REQUEST_IN_LOG }, ...(logTo && { stream: logTo }) },
    trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : crypto.randomUUID();
    },
    routerOptions: { ignoreDuplicateSlashes: false, maxParamLength: 500 },
    rewriteUrl: ({ url }) => decodableUrl(url ?? '/'),
    requestTimeout: timeouts.requestMs,
    http: { headersTimeout: timeouts.headersMs, connectionsCheckingInterval: timeouts.checkIntervalMs },
  });
  // Pages take no bodies: without parsers nothing is read into memory for them.
  app.removeAllContentTypeParsers();
  // Node answers 417 to any Expect but 100-continue. Like other servers, ignore what we don't know.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  return app;
}

/**
 * Turns an address whose escapes are broken ("/clubs/%E0%A4%A") into one that can be decoded. It's the address of no
 * page, and visitors should read that on a page instead of the framework's own error.
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
