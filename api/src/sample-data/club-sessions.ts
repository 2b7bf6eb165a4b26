import { getLastDate } from '@club-reviews/domain/club-sessions';
import { addDays, londonClock } from '@club-reviews/domain/london-clock';
import { toStoredTimestamp } from '../platform/database/timestamps.js';
import { Random } from './random.js';
import type { Row } from './sample-rows.js';
import { sampleClubId } from './sample-rows.js';

const STREAM = 9;

/** Every fifth club has some; the demo club doesn't, so that whoever tries it lists the first. */
const CLUBS_PER_SESSION = 5;
const SATURDAY = 6;
const WEEKS = 48;
const HOURS = ['09:30 10:30', '10:00 11:00', '10:30 11:30'].map((times) => times.split(' '));

/** A club's sessions to try, dated from `now` on: a weekly taster for most of a year, and for some an open day soon. */
export function sampleSessions(clubIndex: number, now: Date): Row[] {
  if (clubIndex % CLUBS_PER_SESSION !== 1) return [];
  const random = Random.for(STREAM, clubIndex);
  const today = londonClock(now).date;
  const saturday = addDays(today, (SATURDAY - new Date(`${today}T00:00:00Z`).getUTCDay() + 7) % 7);
  const [start_time = '', end_time = ''] = random.pick(HOURS);
  const toSession = (session: Row, startsOn: string, weeklyUntil: string | null): Row => ({
    ...{
      club_id: sampleClubId(clubIndex),
      title: null,
      place: null,
      postcode: null,
      link: null,
      state: 'on',
    },
    ...{ starts_on: startsOn, weekly_until: weeklyUntil, called_off: '' },
    last_on: getLastDate({ startsOn, weeklyUntil, calledOff: [] }),
    ...{ revision: 1, created_at: toStoredTimestamp(now), updated_at: toStoredTimestamp(now) },
    ...session,
  });
  const age_from = random.integer(4, 8);
  const taster = {
    ...{ kind: 'taster', category: random.pick(['mixed', 'girls', 'boys', 'mixed'] as const) },
    ...{ start_time, end_time, age_from, age_to: age_from + 2, cost_pence: random.pick([0, 0, 0, 300]) },
    ...{ bring: 'Shin pads, a drink and trainers or boots.', joining: 'Just turn up ten minutes early.' },
  };
  const openDay = {
    ...{ kind: 'open-day', category: 'mixed', start_time: '13:00', end_time: '15:00' },
    ...{
      age_from: null,
      age_to: null,
      cost_pence: 0,
      bring: null,
      joining: 'Meet the coaches and try every position.',
    },
  };
  return [
    toSession(taster, saturday, addDays(saturday, WEEKS * 7)),
    ...(random.chance(0.3) ? [toSession(openDay, addDays(saturday, 15), null)] : []),
  ];
}
