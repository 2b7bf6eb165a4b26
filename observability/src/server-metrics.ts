import { hash, timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { RequestEnd } from './request-end.ts';

/** From a cached page to one that waited for an unresponsive database. */
export const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const MS_PER_SECOND = 1000;

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * What a server has counted since it started, for Prometheus. Nothing in it depends on what clients send: labels are
 * methods, route patterns, status classes, and names from the code.
 */
export class ServerMetrics {
  /** Other code registers its metrics here. */
  readonly registry = new Registry();

  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests from their arrival to the end of the answer',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [this.registry],
  });

  private readonly token: string | undefined;

  /**
   * @param token the token Prometheus sends; without it, nobody can read the metrics, and the process itself isn't
   * measured
   */
  constructor(token: string | undefined) {
    this.token = token;
    if (token !== undefined) collectDefaultMetrics({ register: this.registry });
  }

  /** Counts a completed request. */
  countRequest({ method, route, status, ms }: RequestEnd): void {
    this.requests.observe(
      {
        method: METHODS.has(method) ? method : 'other',
        route,
        status: `${Math.floor(status / 100)}xx`,
      },
      ms / MS_PER_SECOND,
    );
  }

  /** Adds a number that's read whenever Prometheus asks. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void {
    const gauge = new Gauge({
      name,
      help,
      registers: [this.registry],
      collect: async () => {
        gauge.set(await read());
      },
    });
  }

  /** The same for several numbers, distinguished by a label. */
  gauges(name: string, help: string, label: string, read: () => Record<string, number>): void {
    const gauge = new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [this.registry],
      collect: () => {
        gauge.reset();
        for (const [value, number] of Object.entries(read())) gauge.set({ [label]: value }, number);
      },
    });
  }

  /** The same for a number that only grows, and is counted elsewhere. */
  total(name: string, help: string, read: () => number): void {
    const counter = new Counter({
      name,
      help,
      registers: [this.registry],
      collect: () => {
        counter.reset();
        counter.inc(read());
      },
    });
  }

  /** Whether a caller may read the metrics; the comparison's duration doesn't reveal where the texts differ. */
  mayRead(authorization: string | undefined): boolean {
    if (this.token === undefined) return false;
    const [given, wanted] = [authorization ?? '', `Bearer ${this.token}`].map((text) =>
      hash('sha256', text, 'buffer'),
    );
    return given !== undefined && wanted !== undefined && timingSafeEqual(given, wanted);
  }

  /** The content type of {@link text}. */
  get contentType(): string {
    return this.registry.contentType;
  }

  /** Everything in Prometheus's text format. */
  text(): Promise<string> {
    return this.registry.metrics();
  }
}
