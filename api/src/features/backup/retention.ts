import { timeInName } from './places/backup-names.js';

const UNITS = ['daily', 'weekly', 'monthly'] as const;
const DAY_MS = 86_400_000;

/** How many backups are kept: the newest of each of the last days, weeks and months that have any. */
export type Retention = Record<(typeof UNITS)[number], number>;

const PART = /^(\d{1,3}) (daily|weekly|monthly)$/;

/** Reads a rule like "7 daily, 4 weekly, 6 monthly"; undefined if it isn't one, or keeps nothing. */
export function parseRetention(text: string): Retention | undefined {
  const rule: Retention = { daily: 0, weekly: 0, monthly: 0 };
  for (const part of text.split(',')) {
    const [, count, unit] = PART.exec(part.trim()) ?? [];
    if (unit === undefined) return undefined;
    rule[unit as keyof Retention] = Number(count);
  }
  return UNITS.some((unit) => rule[unit] > 0) ? rule : undefined;
}

/**
 * Which of these backups a rule doesn't keep. The newest is always kept, and so is anything with another kind of name.
 * @param names in any order
 */
export function expiredBackups(names: readonly string[], rule: Retention): string[] {
  const backups = names
    .flatMap((name) => {
      const time = timeInName(name);
      return time ? [{ name, time }] : [];
    })
    .sort((one, other) => other.time.getTime() - one.time.getTime());
  const kept = new Set(backups.slice(0, 1).map(({ name }) => name));
  for (const unit of UNITS) {
    const periods = new Set<string>();
    for (const { name, time } of backups) {
      const period = periodOf(time, unit);
      if (periods.has(period)) continue;
      if (periods.size === rule[unit]) break;
      periods.add(period);
      kept.add(name);
    }
  }
  return backups.map(({ name }) => name).filter((name) => !kept.has(name));
}

/** Days, weeks from Monday on, and months, all in UTC. */
function periodOf(time: Date, unit: keyof Retention): string {
  const day = time.toISOString().slice(0, 10);
  if (unit === 'daily') return day;
  if (unit === 'monthly') return day.slice(0, 7);
  const daysSinceMonday = (time.getUTCDay() + 6) % 7;
  return new Date(time.getTime() - daysSinceMonday * DAY_MS).toISOString().slice(0, 10);
}
