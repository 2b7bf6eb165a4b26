import { ROOT_CONTEXT, SpanKind, SpanStatusCode, context, propagation, trace } from '@opentelemetry/api';
import type { Context } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PeerTrust } from './trusted-peer.ts';
import { tracer } from './traces.ts';

const SERVER_ERROR = 500;

const contexts = new WeakMap<FastifyRequest, Context>();

/** Does work within a request's trace, if it has one. */
export function runInTrace(request: FastifyRequest, work: () => void): void {
  context.with(contexts.get(request) ?? ROOT_CONTEXT, work);
}

/**
 * Makes requests spans, by route and status and never by URL. For a server with tracing, whose `RequestLog` ends them.
 * @param isTraced whether requests to a route (like "/clubs/:slug") are worth a trace
 * @param isBelieved who may set the trace a request is part of: visitors could otherwise have all their requests kept
 */
export function addRequestTraces(
  app: FastifyInstance,
  isTraced: (route: string) => boolean,
  isBelieved: PeerTrust,
): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, headers } = request;
    const route = routeOptions.url ?? 'none';
    if (!isTraced(route)) return done();
    const caller = isBelieved(request) ? { traceparent: headers['traceparent'] } : {};
    const parent = propagation.extract(ROOT_CONTEXT, caller);
    const attributes = { 'http.request.method': method, 'http.route': route };
    const span = tracer().startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
    contexts.set(request, trace.setSpan(parent, span));
    runInTrace(request, done);
  });
  // After the body has been read, hooks are called by the connection, which has no trace context.
  app.addHook('preValidation', (request, _reply, done) => runInTrace(request, done));
}

/** Ends the running request's span. */
export function endRequestTrace(status: number, details?: Record<string, string>): void {
  const span = trace.getActiveSpan()?.setAttributes({ 'http.response.status_code': status, ...details });
  if (status >= SERVER_ERROR) span?.setStatus({ code: SpanStatusCode.ERROR });
  span?.end();
}
