import { DESK_KINDS } from '@club-reviews/domain/desk';
import type { Database } from '../../../platform/database/database.js';
import { readLanes } from '../desk-lanes.js';
import type { DeskWaiting } from './desk-figures.dto.js';

/** Waiting entries are counted up to this number, for each kind. */
export const MAX_COUNTED = 1000;

/** How much of each kind is waiting on the desk, and since when. */
export async function readWaiting(database: Database): Promise<DeskWaiting> {
  const lanes = await Promise.all(
    DESK_KINDS.map((kind) => readLanes(database, new Set([kind]), MAX_COUNTED, undefined)),
  );
  const moments = lanes.map((places) => places.map(({ since }) => since.getTime()).toSorted((a, b) => a - b));
  const all = moments.flat().toSorted((a, b) => a - b);
  const isoAt = (times: readonly number[], index: number): string | null => {
    const time = times[index];
    return time === undefined ? null : new Date(time).toISOString();
  };
  return {
    kinds: DESK_KINDS.flatMap((kind, index) => {
      const times = moments[index] ?? [];
      const oldestSince = isoAt(times, 0);
      return oldestSince === null ? [] : [{ kind, count: times.length, oldestSince }];
    }),
    medianSince: isoAt(all, Math.floor((all.length - 1) / 2)),
  };
}
