import { backupName, timeInName } from './places/backup-names.js';
import { expiredBackups, parseRetention } from './retention.js';

const DAY_MS = 86_400_000;
const LAST = Date.parse('2026-11-22T02:30:00Z');

/** Names of a backup each night, the newest first. */
const nights = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => backupName(new Date(LAST - index * DAY_MS)));

const dayOf = (name: string) => timeInName(name)?.toISOString().slice(0, 10);

describe('names of backups', () => {
  it('say when they were started', () => {
    const at = new Date('2026-11-22T02:30:05Z');
    expect(backupName(at)).toBe('club-reviews-20261122T023005Z.backup');
    expect(timeInName(backupName(at))).toEqual(at);
  });

  it.each(['club-reviews.sqlite', 'x-20261122T023005Z.backup', 'club-reviews-20261322T023005Z.backup'])(
    'don’t look like “%s”',
    (name) => expect(timeInName(name)).toBeUndefined(),
  );
});

describe('the rule that says which backups are kept', () => {
  it('is parsed from words', () => {
    expect(parseRetention('7 daily, 4 weekly, 6 monthly')).toEqual({ daily: 7, weekly: 4, monthly: 6 });
    expect(parseRetention('30 daily')).toEqual({ daily: 30, weekly: 0, monthly: 0 });
  });

  it.each(['', '7', '7 hourly', '-1 daily', '7 daily 4 weekly', '0 daily'])('isn’t “%s”', (text) =>
    expect(parseRetention(text)).toBeUndefined(),
  );

  it('keeps the newest of each of the last days, weeks and months', () => {
    const names = nights(250);
    const gone = new Set(expiredBackups(names, { daily: 7, weekly: 4, monthly: 6 }));
    expect(names.filter((name) => !gone.has(name)).map(dayOf)).toEqual([
      ...['2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17', '2026-11-16'],
      ...['2026-11-15', '2026-11-08', '2026-11-01', '2026-10-31', '2026-09-30', '2026-08-31'],
      ...['2026-07-31', '2026-06-30'],
    ]);
  });

  it('keeps as much when it’s applied every night', () => {
    let kept: string[] = [];
    for (const name of nights(250).reverse()) {
      const all = [...kept, name];
      const gone = expiredBackups(all, { daily: 7, weekly: 4, monthly: 6 });
      expect(gone).not.toContain(name);
      kept = all.filter((one) => !gone.includes(one));
    }
    expect(kept).toHaveLength(15);
  });

  it('never removes the newest, nor anything with another kind of name', () => {
    const old = backupName(new Date('2019-01-01T00:00:00Z'));
    expect(expiredBackups(['photo.jpg', old, 'mine.backup'], { daily: 1, weekly: 0, monthly: 0 })).toEqual(
      [],
    );
  });

  it('keeps the newest of several on one day', () => {
    const [morning, evening] = ['2026-11-22T02:30:00Z', '2026-11-22T19:00:00Z'].map((at) =>
      backupName(new Date(at)),
    );
    expect(expiredBackups([morning ?? '', evening ?? ''], { daily: 7, weekly: 0, monthly: 0 })).toEqual([
      morning,
    ]);
  });
});
