import {
  getLastDate,
  sessionAges,
  sessionCost,
  SESSION_KIND_NAMES,
  sessionName,
} from '@club-reviews/domain/club-sessions';
import { toLondonMoment } from '@club-reviews/domain/london-clock';
import { TEAM_CATEGORY_NAMES } from '@club-reviews/domain/club-facts';
import ical, { ICalEventStatus } from 'ical-generator';
import { toIsoTimestamp } from '../../platform/database/timestamps.js';
import type { ClubDetail } from '../clubs.dto.js';
import type { UpcomingSession } from './club-sessions.repository.js';

const TIMEZONE = 'Europe/London';

/** London's summer time, as it has been since 1996: without this, calendars would have to know the name. */
const VTIMEZONE = `BEGIN:VTIMEZONE
TZID:${TIMEZONE}
BEGIN:DAYLIGHT
TZNAME:BST
TZOFFSETFROM:+0000
TZOFFSETTO:+0100
DTSTART:19960331T010000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZNAME:GMT
TZOFFSETFROM:+0100
TZOFFSETTO:+0000
DTSTART:19961027T020000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE`;

/** What events say of the club whose sessions they are. */
export type SessionClub = Pick<ClubDetail, 'id' | 'name' | 'slug' | 'location' | 'homeGround'>;

/** A calendar, and where its events lead. */
interface CalendarParts {
  name: string;
  description?: string;
  publicUrl: string;
}

/** The iCalendar file of some sessions; those that are called off stay in it as cancelled. */
export function toCalendar(
  { name, description, publicUrl }: CalendarParts,
  entries: readonly { club: SessionClub; session: UpcomingSession }[],
): string {
  const calendar = ical({
    name,
    ...(description === undefined ? {} : { description }),
    prodId: '//club-reviews//sessions//EN',
    // Only the events name the zone: with one for the whole calendar, the library leaves universal times without their Z.
    timezone: { name: null, generator: () => VTIMEZONE },
    // Calendars look for changes about once a day.
    ttl: 24 * 3600,
  });
  for (const { club, session } of entries) {
    const { startsOn, weeklyUntil, startTime, endTime, link } = session;
    const url = `${publicUrl}/clubs/${club.slug}`;
    const cost = sessionCost(session.costPence);
    const event = calendar.createEvent({
      id: `session-${session.id}@${new URL(publicUrl).hostname}`,
      sequence: session.revision,
      stamp: toIsoTimestamp(session.updatedAt),
      start: toWallTime(startsOn, startTime),
      end: toWallTime(startsOn, endTime),
      timezone: TIMEZONE,
      summary: `${sessionName(session)}, ${club.name}`,
      location: [session.place ?? club.homeGround ?? club.location, session.postcode]
        .filter((part) => part !== null)
        .join(', '),
      description: [
        `${SESSION_KIND_NAMES[session.kind]} · ${sessionAges(session)} · ${TEAM_CATEGORY_NAMES[session.category]} · ${cost}`,
        session.bring === null ? null : `Bring: ${session.bring}`,
        session.joining,
        link,
      ]
        .filter((part) => part !== null)
        .join('\n'),
      url,
      status: session.state === 'on' ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    });
    if (weeklyUntil !== null) event.repeating(toRule(session));
  }
  return calendar.toString();
}

/** A date whose local parts are those of London's clock: the library writes them as they are, beside the zone. */
function toWallTime(date: string, time: string): Date {
  return new Date(`${date}T${time}:00`);
}

/** Every week up to the last one, without those that are called off. */
function toRule({ calledOff, startTime, ...session }: UpcomingSession): string {
  const until = toUtc(toLondonMoment(getLastDate({ ...session, calledOff: [] }), startTime));
  const off = calledOff.map((date) => toIcalTime(`${date}T${startTime}:00`)).join(',');
  return `RRULE:FREQ=WEEKLY;UNTIL=${until}${off && `\r\nEXDATE;TZID=${TIMEZONE}:${off}`}`;
}

function toUtc(moment: Date): string {
  return toIcalTime(moment.toISOString());
}

function toIcalTime(text: string): string {
  return text.replace(/[-:]|\.\d+/g, '');
}
