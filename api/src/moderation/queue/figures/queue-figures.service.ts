import { weekEnd, weeksUntil } from '@club-reviews/domain/weeks';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { shareQuestion } from '../../../platform/async/single-flight.js';
import { Database } from '../../../platform/database/database.js';
import type { QueueSource } from '../../../platform/queue/queue-source.js';
import type { QueueFigures, QueueWeekFigures } from './queue-figures.dto.js';
import { QueueWeek } from './queue-week.entity.js';
import { QueueSources } from '../queue-sources.js';
import { WaitingFiguresService } from './waiting-figures.service.js';
import type { WeekEvents } from './week-events.js';
import { readWeekEvents } from './week-events.js';

const HOUR_MS = 3_600_000;
const WEEKS_SHOWN = 12;
/** A transaction that began before midnight may end after it. */
const SETTLED_AFTER_MS = HOUR_MS;

/** How the queue is doing: what is waiting, and what happened in the last weeks. */
@Injectable()
export class QueueFiguresService {
  private readonly shared = shareQuestion(() => this.read());

  constructor(
    private readonly database: Database,
    private readonly sources: QueueSources,
    private readonly waiting: WaitingFiguresService,
  ) {}

  private get all(): QueueSource[] {
    return this.sources.all.map(({ source }) => source);
  }

  /** The current figures. */
  get(): Promise<QueueFigures> {
    return this.shared();
  }

  private async read(): Promise<QueueFigures> {
    const now = new Date();
    const weeks = weeksUntil(now, WEEKS_SHOWN);
    const [waiting, kept] = await Promise.all([
      this.waiting.read(),
      this.database.reader.find(QueueWeek, { where: { week: In(weeks) } }),
    ]);
    const known = new Map(kept.map(({ week, figures }) => [week, JSON.parse(figures) as QueueWeekFigures]));
    const found: QueueWeekFigures[] = [];
    for (const week of weeks) found.push(known.get(week) ?? (await this.readWeek(week, now)));
    return { waiting, weeks: found };
  }

  private async readWeek(week: string, now: Date): Promise<QueueWeekFigures> {
    const figures = toFigures(week, this.all, await readWeekEvents(this.database, this.all, week));
    if (now.getTime() - weekEnd(week).getTime() > SETTLED_AFTER_MS) {
      await this.database.transactions.runInTransaction((manager) =>
        manager.upsert(QueueWeek, { week, figures: JSON.stringify(figures) }, ['week']),
      );
    }
    return figures;
  }
}

function toFigures(
  week: string,
  sources: readonly QueueSource[],
  { arrivals, decisions, reviewsKept, removals }: WeekEvents,
): QueueWeekFigures {
  const times = decisions
    .flatMap(({ tookMs }) => (tookMs === undefined ? [] : [tookMs]))
    .toSorted((a, b) => a - b);
  const hoursAt = (index: number): number | null => {
    const time = times.at(index);
    return time === undefined ? null : Math.round(time / HOUR_MS);
  };
  return {
    week,
    kinds: sources
      .map(({ kind }) => ({
        kind,
        arrived: arrivals.find((arrival) => arrival.kind === kind)?.count ?? 0,
        decided: decisions.filter((decision) => decision.kind === kind).length,
      }))
      .filter(({ arrived, decided }) => arrived + decided > 0),
    medianHours: times.length === 0 ? null : hoursAt(Math.floor((times.length - 1) / 2)),
    longestHours: hoursAt(-1),
    reviewsDecided: reviewsKept + removals.reduce((sum, { count }) => sum + count, 0),
    removals,
  };
}
