import { MAX_COUNTED } from '@club-reviews/domain/queue';
import { Injectable } from '@nestjs/common';
import { QueueSources } from '../queue-sources.js';
import { WaitingEntries } from '../waiting-entries.js';
import type { QueueWaiting } from './queue-figures.dto.js';

/** How much of each kind is waiting in the queue, and since when. */
@Injectable()
export class WaitingFiguresService {
  constructor(
    private readonly sources: QueueSources,
    private readonly waiting: WaitingEntries,
  ) {}

  /** The current figures. */
  async read(): Promise<QueueWaiting> {
    const kinds = await Promise.all(
      this.sources.all.map(async ({ source: { kind } }) => {
        const places = await this.waiting.read(new Set([kind]), MAX_COUNTED + 1);
        return {
          kind,
          hasMore: places.length > MAX_COUNTED,
          times: places.map(({ since }) => since.getTime()).toSorted((a, b) => a - b),
        };
      }),
    );
    const all = kinds.flatMap(({ times }) => times).toSorted((a, b) => a - b);
    return {
      kinds: kinds.flatMap(({ kind, times, hasMore }) => {
        const oldestSince = toIso(times[0]);
        return oldestSince === null
          ? []
          : [{ kind, count: Math.min(times.length, MAX_COUNTED), hasMore, oldestSince }];
      }),
      medianSince: toIso(all[Math.floor((all.length - 1) / 2)]),
    };
  }
}

function toIso(time: number | undefined): string | null {
  return time === undefined ? null : new Date(time).toISOString();
}
