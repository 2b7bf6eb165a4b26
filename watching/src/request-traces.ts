import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PeerTrust } from './trusted-peer.ts';
import { beginSpan, within } from './traces.ts';
import type { Span, SpanAttributes } from './traces.ts';

/** What of a server's requests is traced. */
interface RequestTraceParts {
  /** Whether requests of a route (like "/clubs/:slug") are worth a trace. */
  isTraced: (route: string) => boolean;
  /** Who may say what trace a request is part of: visitors could have everything of theirs kept. */
  isBelieved: PeerTrust;
  /** What else is known at a request's end. */
  details?: (request: FastifyRequest) => SpanAttributes;
}

const SERVER_ERROR = 500;

const spans = new WeakMap<object, Span>();

/** What a request is of its trace; undefined where it has none. */
export const spanOf = (request: object): Span | undefined => spans.get(request);

/** Makes each request a part of a trace, by its route and status and never by its address. For a server that is traced. */
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
  // What comes after a body is read is called by the connection, which knows of no trace.
  app.addHook('preValidation', (request, _reply, done) => within(spanOf(request), done));
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const span = spanOf(request);
    span?.set({ 'http.response.status_code': statusCode, ...details?.(request) });
    if (statusCode >= SERVER_ERROR) span?.fail();
    span?.end();
    done();
  });
}
