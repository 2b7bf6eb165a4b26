import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, context, propagation, trace } from '@opentelemetry/api';
import type { Context, ContextManager } from '@opentelemetry/api';
import {
  W3CTraceContextPropagator,
  parseKeyPairsIntoRecord,
  setGlobalErrorHandler,
} from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TraceSettings } from './trace-settings.ts';

/** Statements are the longest values. */
const MAX_TEXT = 2000;
/** How long a collector may take; an ending process waits for it. */
const TIMEOUT_MS = 3000;
/** How often we warn that the collector is down. */
const WARN_EVERY_MS = 600_000;

const running = new AsyncLocalStorage<Context>();

/** Keeps the running span along asynchronous work. */
const contexts: ContextManager = {
  active: () => running.getStore() ?? ROOT_CONTEXT,
  with: (next, work, self, ...given) => running.run(next, () => work.apply(self as never, given)),
  bind: (_context, target) => target,
  enable: () => contexts,
  disable: () => contexts,
};

/**
 * Records spans and sends them with OpenTelemetry; see `startTraces`. The spans are our own: OpenTelemetry's
 * instrumentations for HTTP and Fastify record addresses and error messages, and continue anybody's trace.
 */
export function sendTraces(
  service: string,
  { endpoint, headers, share }: TraceSettings,
  warn: (message: string) => void,
): () => Promise<void> {
  let quietUntil = 0;
  const noteLoss = () => {
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + WARN_EVERY_MS;
    warn('traces are lost: nothing at OTEL_EXPORTER_OTLP_ENDPOINT takes them');
  };
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers: parseKeyPairsIntoRecord(headers),
    timeoutMillis: TIMEOUT_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.namespace': 'club-reviews', 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanLimits: { attributeValueLengthLimit: MAX_TEXT },
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  setGlobalErrorHandler(noteLoss);
  context.setGlobalContextManager(contexts);
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return async () => {
    for (const part of [trace, propagation, context]) part.disable();
    await provider.shutdown().catch(noteLoss);
  };
}
