import { setTimeout as wait } from 'node:timers/promises';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Context, Span as OtelSpan } from '@opentelemetry/api';
import { ExportResultCode, parseKeyPairsIntoRecord, parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { TraceSettings } from './trace-settings.ts';
import type { Span, SpanAttributes, SpanStart, Tracer } from './traces.ts';

/** Statements are the longest values. */
const MAX_TEXT = 2000;
/** How long an ending process waits for a collector that is down. */
const STOP_TIMEOUT_MS = 3000;
/** How often we warn that the collector is down. */
const WARN_EVERY_MS = 600_000;

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

/** Creates traces with OpenTelemetry. This module is only loaded if they're wanted; see `startTraces`. */
export function openTelemetry(
  service: string,
  { endpoint, headers, share }: TraceSettings,
  warn: (message: string) => void,
): Tracer {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers: parseKeyPairsIntoRecord(headers),
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.namespace': 'club-reviews', 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanLimits: { attributeValueLengthLimit: MAX_TEXT },
    spanProcessors: [new BatchSpanProcessor({ exporter: warning(exporter, warn) })],
  });
  const tracer = provider.getTracer('club-reviews');
  return {
    start({ name, kind = 'internal', attributes = {}, from }, parent) {
      return new OpenSpan(tracer.startSpan(name, { kind: KINDS[kind], attributes }, contextOf(from, parent)));
    },
    async stop() {
      const timeout = new AbortController();
      const limit = wait(STOP_TIMEOUT_MS, undefined, timeout).catch(() => undefined);
      await Promise.race([provider.shutdown().catch(() => undefined), limit]);
      timeout.abort();
    },
  };
}

/** The parent of a span: in another process, in this one, or none. */
function contextOf(from: SpanStart['from'], parent: Span | undefined): Context {
  const remote = from === undefined ? null : parseTraceParent(from);
  if (remote !== null) return trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true });
  return parent instanceof OpenSpan ? trace.setSpan(ROOT_CONTEXT, parent.span) : ROOT_CONTEXT;
}

class OpenSpan implements Span {
  readonly span: OtelSpan;

  constructor(span: OtelSpan) {
    this.span = span;
  }

  get traceId(): string {
    return this.span.spanContext().traceId;
  }

  get traceparent(): string {
    const { traceId, spanId, traceFlags } = this.span.spanContext();
    return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
  }

  set(attributes: SpanAttributes): void {
    this.span.setAttributes(attributes);
  }

  fail(error?: unknown): void {
    const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
    // Never the message: it can contain what somebody typed.
    const type = [code, name].find((text) => typeof text === 'string');
    this.span.setStatus({ code: SpanStatusCode.ERROR });
    if (type !== undefined) this.span.setAttribute('error.type', type as string);
  }

  end(): void {
    this.span.end();
  }
}

/** An exporter that warns when it fails, but not every time. */
function warning(exporter: SpanExporter, warn: (message: string) => void): SpanExporter {
  let quietUntil = 0;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        if (result.code === ExportResultCode.FAILED && Date.now() >= quietUntil) {
          quietUntil = Date.now() + WARN_EVERY_MS;
          warn('traces are lost: nothing at OTEL_EXPORTER_OTLP_ENDPOINT takes them');
        }
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
