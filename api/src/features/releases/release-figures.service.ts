import type { Timing } from '@club-reviews/domain/release-telemetry';
import { LOAD_ERRORS, quantile, TIMINGS } from '@club-reviews/domain/release-telemetry';
import { Injectable } from '@nestjs/common';
import { RecentAnswers } from '../../platform/async/recent-answers.js';
import type { Resettable } from '../../platform/async/resettable.js';
import { hoursUntil } from './hours.js';
import type { ReleaseFigures, VersionFigures, VersionTiming } from './release-board.dto.js';
import type { LoadRow, TimingRow } from './release-figures.repository.js';
import { ReleaseFiguresRepository } from './release-figures.repository.js';

const HOURS = 24;
const DAYS = 30;
/** Three out of four visits, as for the web vitals. */
const SHARE = 0.75;
const REMEMBERED = 20;
const REMEMBERED_FOR_MS = 10_000;

/** How versions performed over time. */
@Injectable()
export class ReleaseFiguresService implements Resettable {
  private readonly recent = new RecentAnswers<ReleaseFigures>(REMEMBERED, REMEMBERED_FOR_MS);

  constructor(private readonly rows: ReleaseFiguresRepository) {}

  reset(): void {
    this.recent.clear();
  }

  /** The figures of a remote; there are none if nobody has loaded it. */
  get(remote: string, span: 'day' | 'month'): Promise<ReleaseFigures> {
    return this.recent.get(`${span} ${remote}`, () => this.read(remote, span));
  }

  private async read(remote: string, span: 'day' | 'month'): Promise<ReleaseFigures> {
    const hours = hoursUntil(new Date(), span === 'day' ? HOURS : (DAYS - 1) * HOURS + 1);
    const points = span === 'day' ? hours : [...new Set(hours.map((hour) => hour.slice(0, 10)))];
    // A day's hours begin with the day: from a day on means from its first hour.
    const from = points[0] ?? '';
    const step = span === 'day' ? 'hour' : 'day';
    const [loads, timings] = await Promise.all([
      this.rows.loads(remote, from, step),
      this.rows.timings(remote, from, step),
    ]);
    const versions = [...new Set([...loads, ...timings].map(({ version }) => version))];
    const totalOf = ({ loads: counts }: VersionFigures) => counts.reduce((sum, count) => sum + count, 0);
    return {
      points,
      versions: versions
        .map((version) => figuresOf(version, points, ofVersion(loads, version), ofVersion(timings, version)))
        .toSorted((a, b) => totalOf(b) - totalOf(a)),
    };
  }
}

function ofVersion<Row extends { version: string }>(rows: readonly Row[], wanted: string): Row[] {
  return rows.filter(({ version }) => version === wanted);
}

function figuresOf(
  version: string,
  points: readonly string[],
  loads: readonly LoadRow[],
  timings: readonly TimingRow[],
): VersionFigures {
  const failed = loads.filter(({ errorClass }) => errorClass !== '');
  const byPoint = (rows: readonly LoadRow[]) =>
    points.map((point) => sum(rows.filter(({ step }) => step === point)));
  return {
    version,
    loads: byPoint(loads),
    failures: byPoint(failed),
    errors: LOAD_ERRORS.map((errorClass) => ({
      errorClass,
      count: sum(failed.filter((row) => row.errorClass === errorClass)),
    }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count),
    timings: TIMINGS.flatMap((timing) => timingOf(timing, points, timings)),
  };
}

function timingOf(timing: Timing, points: readonly string[], rows: readonly TimingRow[]): VersionTiming[] {
  const measured = rows.filter((row) => row.timing === timing);
  const p75 = quantile(timing, buckets(measured), SHARE);
  if (p75 === null) return [];
  return [
    {
      timing,
      count: sum(measured),
      p75,
      points: points.map((point) =>
        quantile(timing, buckets(measured.filter(({ step }) => step === point)), SHARE),
      ),
    },
  ];
}

/** MySQL returns sums as strings. */
function sum(rows: readonly { count: number | string }[]): number {
  return rows.reduce((total, { count }) => total + Number(count), 0);
}

function buckets(rows: readonly TimingRow[]): number[] {
  const counts: number[] = [];
  for (const { bucket, count } of rows) {
    while (counts.length <= bucket) counts.push(0);
    counts[bucket] = (counts[bucket] ?? 0) + Number(count);
  }
  return counts;
}
