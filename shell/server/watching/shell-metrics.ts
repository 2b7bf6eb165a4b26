import { SECONDS, ServerMetrics } from '@club-reviews/observability/server-metrics';
import type { RequestEnd } from '@club-reviews/observability/request-end';
import { Counter, Histogram } from 'prom-client';
import type { Violation } from '../policy-reports/violation';
import type { PageSeen } from './page-seen';

const MS_PER_SECOND = 1000;

/** What the shell's own api requests are for, by the start of their path; everything else is page data. */
const CALLS = /^\/(?:pages\/(changes|openings)|(config))(?:\?|$)/;

/** What the shell counts for Prometheus. */
export class ShellMetrics extends ServerMetrics {
  private readonly pages = new Histogram({
    name: 'page_duration_seconds',
    help: 'Pages from the request to the end of the answer',
    labelNames: ['remote', 'page', 'cache', 'status'],
    buckets: SECONDS,
    registers: [this.registry],
  });

  private readonly calls = new Histogram({
    name: 'api_call_duration_seconds',
    help: 'Calls that the shell makes of the api to render pages',
    labelNames: ['call', 'outcome'],
    buckets: SECONDS,
    registers: [this.registry],
  });

  private readonly violations = new Counter({
    name: 'csp_violations_total',
    help: 'What browsers report that the Content-Security-Policy has refused',
    labelNames: ['directive', 'source'],
    registers: [this.registry],
  });

  /** Counts a violation that a browser reported. */
  countViolation({ directive, source }: Pick<Violation, 'directive' | 'source'>): void {
    this.violations.inc({ directive, source });
  }

  /** Counts a page that has been sent. */
  countPage({ remote, page, cache }: PageSeen, { ms, status }: Pick<RequestEnd, 'ms' | 'status'>): void {
    this.pages.observe({ remote, page, cache, status: `${Math.floor(status / 100)}xx` }, ms / MS_PER_SECOND);
  }

  /**
   * Counts a request to the api.
   * @param path below `/api`, with its query
   * @param status undefined if there was no response
   */
  countCall(path: string, status: number | undefined, ms: number): void {
    const [, page, other] = CALLS.exec(path) ?? [];
    const outcome = status === undefined ? 'no-answer' : `${Math.floor(status / 100)}xx`;
    this.calls.observe({ call: page ?? other ?? 'page-data', outcome }, ms / MS_PER_SECOND);
  }
}
