import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PeerTrust } from './trusted-peer.ts';
import { beginSpan, within } from './traces.ts';
import type { Span, SpanAttributes } from './traces.ts';

/** Which of a server's requests are traced. */
interface RequestTraceParts {
  /** Whether requests to a route (like "/clubs/:slug") are worth a trace. */
  isTraced: (route: string) => boolean;
  /** Who may set the trace a request is part of: visitors could otherwise have all their requests kept. */
  isBelieved: PeerTrust;
  /** Additional attributes at a request's end. */
  details?: (request: FastifyRequest) => SpanAttributes;
}

const SERVER_ERROR = 500;

const spans = new WeakMap<object, Span>();

/** A request's span; undefined if it has none. */
export const spanOf = (request: object): Span | undefined => spans.get(request);

/** Makes each request a span, by route and status and never by URL. For a server with tracing. */
export function addRequestTraces(
  app: FastifyInstance,
  { isTraced, isBelieved, details }: RequestTraceParts,
): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, headers } = request;
    const route = routeOptions.url ?? 'none';
    if (!isTraced(route)) return done();
    const from = isBelieved(request) ? headers['traceparent'] : undefined;
    const span = beginSpan({
      name: `${method} ${route}`,
      kind: 'server',
      attributes: { 'http.request.method': method, 'http.route': route },
      from: typeof from === 'string' ? from : undefined,
    });
    if (span !== undefined) spans.set(request, span);
    within(span, done);
  });
  // After the body has been read, hooks are called by the connection, which has no trace context.
  app.addHook('preValidation', (request, _reply, done) => within(spanOf(request), done));
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const span = spanOf(request);
    span?.set({ 'http.response.status_code': statusCode, ...details?.(request) });
    if (statusCode >= SERVER_ERROR) span?.fail();
    span?.end();
    done();
  });
}
