import { CALENDAR_CLUBS, getCalledOff, getNextDates, getSearchEnd } from '@club-reviews/domain/club-sessions';
import type { LondonClock } from '@club-reviews/domain/london-clock';
import { Injectable } from '@nestjs/common';
import type { ClubSession } from '../../model/clubs/club-session.entity.js';
import { toCalledOff } from '../../model/clubs/club-session.entity.js';
import { PreparedReads } from '../../platform/database/prepared-reads.js';
import { raw, sql } from '../../platform/database/sql.js';
import { paddedIds } from '../directory/club-index.sql.js';
import type { NextSession, SessionToTry } from './club-session.dto.js';

/** How many dates of a weekly session are named. */
const DATES = 4;

const COLUMNS = raw(`s.id, s.club_id AS clubId, s.kind, s.title, s.starts_on AS startsOn,
  s.weekly_until AS weeklyUntil, s.start_time AS startTime, s.end_time AS endTime, s.age_from AS ageFrom,
  s.age_to AS ageTo, s.category, s.place, s.postcode, s.cost_pence AS costPence, s.bring, s.joining, s.link, s.state,
  s.called_off AS calledOff, s.revision, s.updated_at AS updatedAt`);

/** A session that isn't over yet, with all weeks that are called off. */
export type UpcomingSession = SessionToTry & Pick<ClubSession, 'clubId' | 'revision'> & { updatedAt: string };

/** The same as it's stored. */
type SessionRow = Omit<UpcomingSession, 'dates' | 'calledOff'> & Pick<ClubSession, 'calledOff'>;

/** Reads clubs' sessions that aren't over yet, along the index. */
@Injectable()
export class ClubSessionsRepository {
  constructor(private readonly reads: PreparedReads) {}

  /** The sessions of some clubs, at most {@link CALENDAR_CLUBS}, those that are called off too; the soonest first. */
  async findUpcoming(clubIds: readonly number[], now: LondonClock): Promise<UpcomingSession[]> {
    if (clubIds.length === 0) return [];
    const ids = paddedIds(clubIds, clubIds.length === 1 ? 1 : CALENDAR_CLUBS);
    const rows = await this.reads.all<SessionRow>(sql`
      SELECT ${COLUMNS} FROM club_sessions s WHERE s.club_id IN (${ids}) AND s.last_on >= ${now.date}`);
    return rows
      .map((row) => ({ ...row, calledOff: toCalledOff(row.calledOff) }))
      .map((session) => ({ ...session, dates: getNextDates(session, now, DATES) }))
      .filter(({ dates }) => dates.length > 0)
      .sort((one, other) => (toOrder(one) < toOrder(other) ? -1 : 1));
  }

  /** The next session of each of these clubs, if it's within the weeks that a search covers. */
  async findNext(clubIds: readonly number[], now: LondonClock): Promise<Map<number, NextSession>> {
    const end = getSearchEnd(now);
    const next = new Map<number, NextSession>();
    for (const { clubId, state, kind, costPence, startTime, dates } of await this.findUpcoming(
      clubIds,
      now,
    )) {
      const [date = end] = dates;
      if (state === 'on' && date < end && !next.has(clubId))
        next.set(clubId, { kind, costPence, startTime, date });
    }
    return next;
  }
}

/** A session without what isn't public, and without weeks that are over. */
export function toSessionToTry(
  { clubId: _, revision: __, updatedAt: ___, ...session }: UpcomingSession,
  now: LondonClock,
): SessionToTry {
  return { ...session, calledOff: getCalledOff(session, now) };
}

function toOrder({ dates: [date = ''], startTime, id }: UpcomingSession): string {
  return `${date} ${startTime} ${String(id).padStart(12, '0')}`;
}
