import { AsyncLocalStorage } from 'node:async_hooks';
import type { TraceSettings } from './trace-settings.ts';

/** What's known about a span besides its times: names from the code and numbers, never what somebody typed. */
export type SpanAttributes = Record<string, string | number>;

/** A span that is about to start. */
export interface SpanStart {
  /** What's being done, by a name that's the same for everybody. */
  name: string;
  kind?: 'server' | 'client' | 'consumer' | 'internal';
  attributes?: SpanAttributes;
  /** The `traceparent` (W3C) of what it continues, if that was in another process or at another time. */
  from?: string | undefined;
}

/** A running span. */
export interface Span {
  readonly traceId: string;
  /** What continues from here passes on this text (W3C). */
  readonly traceparent: string;
  set(attributes: SpanAttributes): void;
  /** Marks it as failed; only the error's code or name is sent. */
  fail(error?: unknown): void;
  end(): void;
}

/** Creates spans, and sends them once they've ended. */
export interface Tracer {
  start(span: SpanStart, parent: Span | undefined): Span;
  /** Sends the rest. */
  stop(): Promise<void>;
}

const underWay = new AsyncLocalStorage<Span | undefined>();
let tracer: Tracer | undefined;

/** Makes this tracer create all spans from now on; undefined turns tracing off, which is how every process starts. */
export function traceWith(next: Tracer | undefined): void {
  tracer = next;
}

/**
 * Sends this process's traces to a collector, if the settings name one; otherwise nothing is loaded.
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
  const { openTelemetry } = await import('./open-telemetry.ts');
  const opened = openTelemetry(service, settings, warn);
  traceWith(opened);
  return async () => {
    traceWith(undefined);
    await opened.stop();
  };
}

/** Whether tracing is on. */
export function areTraced(): boolean {
  return tracer !== undefined;
}

/** Starts a span: below the running one, below the given one, or as a new trace. Undefined if tracing is off. */
export function beginSpan(start: SpanStart): Span | undefined {
  return tracer?.start(start, underWay.getStore());
}

/** Runs `work` inside a span. */
export function within<T>(span: Span | undefined, work: () => T): T {
  return span === undefined ? work() : underWay.run(span, work);
}

/** Does work as a span, of the running trace or a new one. */
export async function inSpan<T>(start: SpanStart, work: (span?: Span) => Promise<T>): Promise<T> {
  const span = beginSpan(start);
  if (span === undefined) return work();
  try {
    return await underWay.run(span, () => work(span));
  } catch (error) {
    span.fail(error);
    throw error;
  } finally {
    span.end();
  }
}

/** The same, but only within a trace: what a process does on its own every few seconds isn't worth one. */
export function inPart<T>(start: SpanStart, work: (span?: Span) => Promise<T>): Promise<T> {
  return underWay.getStore() === undefined ? work() : inSpan(start, work);
}

/** To be passed on to whatever continues the running span; undefined if there is none. */
export function currentTraceparent(): string | undefined {
  return underWay.getStore()?.traceparent;
}

/** For log lines: the running trace, if there is one. */
export function traceFields(span = underWay.getStore()): { traceId?: string } {
  return span === undefined ? {} : { traceId: span.traceId };
}
