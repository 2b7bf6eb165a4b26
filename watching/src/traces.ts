import { AsyncLocalStorage } from 'node:async_hooks';
import type { TraceSettings } from './trace-settings.ts';

/** What is known of a part of a trace, besides when it was: names from the code and numbers, never what somebody typed. */
export type SpanAttributes = Record<string, string | number>;

/** A part of a trace that is about to begin. */
export interface SpanStart {
  /** What is done, by a name that is the same for everybody. */
  name: string;
  kind?: 'server' | 'client' | 'consumer' | 'internal';
  attributes?: SpanAttributes;
  /** The `traceparent` (W3C) of what it goes on from, where that was in another process or at another time. */
  from?: string | undefined;
}

/** A part of a trace that is under way. */
export interface Span {
  readonly traceId: string;
  /** What goes on from here says so by this text (W3C). */
  readonly traceparent: string;
  set(attributes: SpanAttributes): void;
  /** Says that it failed; of the error only its code or name goes out. */
  fail(error?: unknown): void;
  end(): void;
}

/** Makes the parts of traces, and sends them on once they've ended. */
export interface Tracer {
  start(span: SpanStart, parent: Span | undefined): Span;
  /** Sends what is left. */
  stop(): Promise<void>;
}

const underWay = new AsyncLocalStorage<Span | undefined>();
let tracer: Tracer | undefined;

/** Has traces made by this tracer from now on; by none without one, which is how every process begins. */
export function traceWith(next: Tracer | undefined): void {
  tracer = next;
}

/**
 * Has traces of this process sent to a collector, if the settings name one; else nothing is loaded.
 * @param service who speaks: "shell" or "api"
 * @param warn is told, now and then, that the collector takes nothing
 * @returns sends what is left, and ends it
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

/** Whether traces are made here. */
export function areTraced(): boolean {
  return tracer !== undefined;
}

/** Begins a part of a trace: of the one under way, of the one it's told, else a new one. Undefined where none are made. */
export function beginSpan(start: SpanStart): Span | undefined {
  return tracer?.start(start, underWay.getStore());
}

/** Runs `work` as what a part of a trace does. */
export function within<T>(span: Span | undefined, work: () => T): T {
  return span === undefined ? work() : underWay.run(span, work);
}

/** Does work as a part of a trace, or as the beginning of one. */
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

/** The same, where a trace is under way: what a process does by itself every few seconds isn't worth one. */
export function inPart<T>(start: SpanStart, work: (span?: Span) => Promise<T>): Promise<T> {
  return underWay.getStore() === undefined ? work() : inSpan(start, work);
}

/** What goes on from what is under way has to be told this; undefined where nothing is. */
export function currentTraceparent(): string | undefined {
  return underWay.getStore()?.traceparent;
}

/** For lines of the log: the trace under way, if there is one. */
export function traceFields(span = underWay.getStore()): { traceId?: string } {
  return span === undefined ? {} : { traceId: span.traceId };
}
