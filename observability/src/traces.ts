import { SpanStatusCode, context, propagation, trace } from '@opentelemetry/api';
import type { Span, SpanOptions, Tracer } from '@opentelemetry/api';
import type { TraceSettings } from './trace-settings.ts';

export { SpanKind } from '@opentelemetry/api';

/**
 * Sends this process's traces to a collector, if the settings name one; otherwise nothing is recorded.
 * @param service the service's name: "shell" or "api"
 * @param warn called now and then if the collector is down
 * @returns a function that sends the rest, and stops tracing
 */
export async function startTraces(
  service: string,
  settings: TraceSettings | undefined,
  warn: (message: string) => void,
): Promise<() => Promise<void>> {
  if (settings === undefined) return async () => undefined;
  // Takes a while to load.
  const { sendTraces } = await import('./open-telemetry.ts');
  return sendTraces(service, settings, warn);
}

/** Creates all of this process's spans. */
export const tracer = (): Tracer => trace.getTracer('club-reviews');

/**
 * Does work as a span, of the running trace or a new one.
 * @param name what's being done, by a name that's the same for everybody; like attributes, never what somebody typed
 */
export function inSpan<T>(
  name: string,
  work: (span: Span) => Promise<T>,
  options: SpanOptions = {},
): Promise<T> {
  return tracer().startActiveSpan(name, options, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      const { code, name: type } = (error ?? {}) as { code?: unknown; name?: unknown };
      // Never the message: it can contain what somebody typed.
      span
        .setStatus({ code: SpanStatusCode.ERROR })
        .setAttribute('error.type', String(code ?? type ?? '_OTHER'));
      throw error;
    } finally {
      span.end();
    }
  });
}

/** The same, but only within a trace: what a process does on its own every few seconds isn't worth one. */
export function inPart<T>(
  name: string,
  work: (span?: Span) => Promise<T>,
  options?: SpanOptions,
): Promise<T> {
  return trace.getActiveSpan()?.isRecording() === true ? inSpan(name, work, options) : work();
}

/** Headers for whatever continues the running trace (W3C); none if there is none. */
export function traceHeaders(): { traceparent?: string } {
  const headers = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** For log lines: the running trace, if there is one. */
export function traceFields(): { traceId?: string } {
  const span = trace.getActiveSpan();
  return span === undefined ? {} : { traceId: span.spanContext().traceId };
}
