import type { TeamCategory } from './club-facts.ts';
import { moneyText, TEAM_CATEGORY_NAMES, timeText, WEEKDAY_NAMES, WEEKDAYS } from './club-facts.ts';
import type { LondonClock } from './london-clock.ts';
import { addDays, londonClock, toDate, toDay, toLondonMoment } from './london-clock.ts';

/** What children can come and try. */
export const SESSION_KINDS = ['taster', 'trial', 'open-day'] as const;
export type SessionKind = (typeof SESSION_KINDS)[number];
export const SESSION_KIND_NAMES: Record<SessionKind, string> = {
  taster: 'Taster session',
  trial: 'Trial',
  'open-day': 'Open day',
};
const SHORT_NAMES: Record<SessionKind, string> = { taster: 'taster', trial: 'trial', 'open-day': 'open day' };

/** Whether a session takes place. */
export const SESSION_STATES = ['on', 'called-off'] as const;
export type SessionState = (typeof SESSION_STATES)[number];

/** When a session takes place: dates like "2026-12-12" and times like "10:00", as clocks in London show them. */
export interface SessionTimes {
  /** The first date, or the only one. */
  startsOn: string;
  /** Every week up to this date; null if it's once. */
  weeklyUntil: string | null;
  startTime: string;
  endTime: string;
  /** The weeks of a weekly session that are called off, by their dates. */
  calledOff: readonly string[];
}

/** Which dates a session has. */
type SessionDates = Pick<SessionTimes, 'startsOn' | 'weeklyUntil' | 'calledOff'>;

/** A date and time as London shows them. */
type LondonTime = Pick<LondonClock, 'date' | 'time'>;

/** What a session's card says. */
export interface SessionCard {
  kind: SessionKind;
  costPence: number;
  startTime: string;
}

/** A search for a session covers so many weeks. */
export const SESSION_SEARCH_WEEKS = 4;

/** The calendar of a search has the sessions of so many clubs at most. */
export const CALENDAR_CLUBS = 50;

/** Limits of a session, and how many a club can have ahead. */
export const MAX_CLUB_SESSIONS = 20;
export const MAX_SESSION_TITLE_LENGTH = 80;
export const MAX_SESSION_PLACE_LENGTH = 200;
export const MAX_SESSION_TEXT_LENGTH = 500;
export const MAX_SESSION_COST_PENCE = 50_000;
export const SESSION_AGES = { min: 2, max: 18 } as const;

/** The form's and the api's messages about an invalid session. */
export const SESSION_MESSAGES = {
  kind: 'Please choose what it is',
  category: 'Please choose who it’s for',
  startsOn: 'Please enter the date',
  tooFar: 'Please choose a date within the next year',
  over: 'This would be over already: please choose a later date',
  weeklyUntil: 'Please enter the last date',
  notWeekly: 'The last date must be after the first, and within a year of it',
  startTime: 'Please enter when it starts, such as 10:00',
  endTime: 'Please enter when it ends, such as 11:00',
  endsFirst: 'It must end after it starts',
  calledOff: 'Please choose weeks of this session by their dates',
  noWeekLeft: 'Please leave at least one week, or call off the whole session',
  age: `Please enter an age from ${SESSION_AGES.min} to ${SESSION_AGES.max}`,
  ages: 'The oldest age must not be below the youngest',
  cost: 'Please enter the cost in pounds, 0 if it’s free',
  postcode: 'Please enter a full postcode, such as LS6 3AA',
  noEmail: 'Please leave out email addresses: parents can ask you through the site',
  tooMany: `A club can list ${MAX_CLUB_SESSIONS} sessions ahead: please delete one first`,
  changed:
    'Somebody else has changed this session meanwhile. Yours wasn’t saved: please look at theirs first.',
  gone: 'This session has been deleted',
};

const DAY_MS = 24 * 3_600_000;
const MINUTE_MS = 60_000;
const WEEK_DAYS = 7;
const YEAR_DAYS = 366;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * When a session starts and ends on one of its dates. If the clock skips its start in March, it starts an hour later by
 * the clock and takes as long as ever.
 */
export function getSessionMoments(
  date: string,
  { startTime, endTime }: Pick<SessionTimes, 'startTime' | 'endTime'>,
): { start: Date; end: Date } {
  const start = toLondonMoment(date, startTime);
  const isSkipped = londonClock(start).time !== startTime;
  return { start, end: isSkipped ? new Date(`${date}T${endTime}:00Z`) : toLondonMoment(date, endTime) };
}

/** Every date that a session has or would have, those of weeks that are called off too. */
export function getAllDates({ startsOn, weeklyUntil }: Omit<SessionDates, 'calledOff'>): string[] {
  const days = toDay(getLastDate({ startsOn, weeklyUntil, calledOff: [] })) - toDay(startsOn);
  return Array.from({ length: days / WEEK_DAYS + 1 }, (_, week) => addDays(startsOn, week * WEEK_DAYS));
}

/** The last date on which a session takes place; its first one if every week is called off. */
export function getLastDate({ startsOn, weeklyUntil, calledOff }: SessionDates): string {
  if (weeklyUntil === null) return startsOn;
  const weeks = Math.floor((toDay(weeklyUntil) - toDay(startsOn)) / WEEK_DAYS);
  let last = addDays(startsOn, weeks * WEEK_DAYS);
  while (last > startsOn && calledOff.includes(last)) last = addDays(last, -WEEK_DAYS);
  return last;
}

/** When a session takes place, in days since 1970: once, or every week from the first to the last, save those off. */
interface SessionDays {
  first: number;
  last: number;
  endTime: string;
  off: readonly number[];
}

/** The next day on which a session isn't over yet; undefined if there's none. */
function getNextDay(
  { first, last, endTime, off }: SessionDays,
  today: number,
  time: string,
): number | undefined {
  const from = endTime > time ? today : today + 1;
  let day = first + Math.max(0, Math.ceil((from - first) / WEEK_DAYS)) * WEEK_DAYS;
  while (off.includes(day)) day += WEEK_DAYS;
  return day <= last ? day : undefined;
}

/**
 * The next dates of a session: those on which it isn't over yet, at most `count` of them. A weekly session keeps its time
 * of day when the clocks change.
 * @param now what the clocks in London show: see londonClock
 */
export function getNextDates(session: SessionTimes, now: LondonTime, count: number): string[] {
  const { startsOn, endTime, calledOff } = session;
  const [first, last] = [toDay(startsOn), toDay(getLastDate(session))];
  const days = { first, last, endTime, off: calledOff.map(toDay) };
  const dates: string[] = [];
  let next = getNextDay(days, toDay(now.date), now.time);
  while (next !== undefined && dates.length < count) {
    dates.push(toDate(next));
    next = getNextDay(days, next + 1, '');
  }
  return dates;
}

/** The weeks of a weekly session that are called off and not over yet. */
export function getCalledOff(
  { calledOff, endTime }: Pick<SessionTimes, 'calledOff' | 'endTime'>,
  now: LondonTime,
): string[] {
  return calledOff.filter((date) => date > now.date || (date === now.date && endTime > now.time));
}

/** The first date after the weeks that a search for sessions covers. */
export function getSearchEnd(now: LondonTime): string {
  return addDays(now.date, SESSION_SEARCH_WEEKS * WEEK_DAYS);
}

/** A date and time in minutes: only for comparing those that clocks in London show. */
export function toLondonMinute({ date, time }: LondonTime): number {
  return Date.parse(`${date}T${time}Z`) / MINUTE_MS;
}

/**
 * When searches find a session, in pairs of minutes: from the first on, and no longer from the second on. It's one pair
 * unless so many weeks are called off that a search covers none of the others.
 */
export function getSearchTimes(session: Omit<SessionTimes, 'startTime'>): number[] {
  const pairs: number[] = [];
  for (const date of getAllDates(session)) {
    if (session.calledOff.includes(date)) continue;
    const from = ((toDay(date) + 1 - SESSION_SEARCH_WEEKS * WEEK_DAYS) * DAY_MS) / MINUTE_MS;
    if (from <= (pairs.at(-1) ?? -Infinity)) pairs.pop();
    else pairs.push(from);
    pairs.push(toLondonMinute({ date, time: session.endTime }));
  }
  return pairs;
}

/** What is wrong with a session's dates and times, by field; undefined if nothing is. */
export function findTimeProblem(
  session: SessionTimes,
  now: LondonTime,
): { field: keyof SessionTimes; message: string } | undefined {
  const { startsOn, weeklyUntil, startTime, endTime } = session;
  if (startsOn > addDays(now.date, YEAR_DAYS)) return { field: 'startsOn', message: SESSION_MESSAGES.tooFar };
  if (weeklyUntil !== null && (weeklyUntil <= startsOn || weeklyUntil > addDays(startsOn, YEAR_DAYS)))
    return { field: 'weeklyUntil', message: SESSION_MESSAGES.notWeekly };
  if (endTime <= startTime) return { field: 'endTime', message: SESSION_MESSAGES.endsFirst };
  const dates = getAllDates(session);
  if (!session.calledOff.every((date) => dates.includes(date)))
    return { field: 'calledOff', message: SESSION_MESSAGES.calledOff };
  const isOver = getNextDates({ ...session, calledOff: [] }, now, 1).length === 0;
  if (!isOver && getNextDates(session, now, 1).length === 0)
    return { field: 'calledOff', message: SESSION_MESSAGES.noWeekLeft };
  if (isOver)
    return { field: weeklyUntil === null ? 'startsOn' : 'weeklyUntil', message: SESSION_MESSAGES.over };
  return undefined;
}

/** Whether the oldest age isn't below the youngest. */
export function areAgesInOrder({
  ageFrom,
  ageTo,
}: {
  ageFrom: number | null;
  ageTo: number | null;
}): boolean {
  return ageFrom === null || ageTo === null || ageTo >= ageFrom;
}

/** Whether a text contains an email address. */
export function hasEmail(text: string): boolean {
  return /\S@\S/.test(text);
}

/** A date as people say it: "Sat 12 Dec". */
export function dayText(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  const weekday = WEEKDAYS[(day.getUTCDay() + 6) % 7]!;
  return `${WEEKDAY_NAMES[weekday].slice(0, 3)} ${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]}`;
}

/** Until when a weekly session repeats, by its last date: "Every week until Sat 30 Oct 2027". */
export function weeklyText(session: SessionDates): string {
  const last = getLastDate(session);
  return `Every week until ${dayText(last)} ${last.slice(0, 4)}`;
}

/** Which weeks a session leaves out: "Not on Sat 26 Dec, Sat 2 Jan". */
export function calledOffText(dates: readonly string[]): string {
  return `Not on ${dates.map(dayText).join(', ')}`;
}

/** A session's time as people say it: "10am to 11.30am". */
export function timesText({ startTime, endTime }: Pick<SessionTimes, 'startTime' | 'endTime'>): string {
  return `${timeText(startTime)} to ${timeText(endTime)}`;
}

/** The ages that a session is for: "Ages 5 to 7", "All ages". */
export function sessionAges({ ageFrom, ageTo }: { ageFrom: number | null; ageTo: number | null }): string {
  if (ageFrom === null && ageTo === null) return 'All ages';
  if (ageTo === null) return `Age ${ageFrom} and over`;
  if (ageFrom === null) return `Up to age ${ageTo}`;
  return ageFrom === ageTo ? `Age ${ageFrom}` : `Ages ${ageFrom} to ${ageTo}`;
}

/** What a session costs: "Free", "£5". */
export function sessionCost(costPence: number): string {
  return costPence === 0 ? 'Free' : moneyText(costPence);
}

/** What a session is called: what it is, without a title. */
export function sessionName({ title, kind }: { title: string | null; kind: SessionKind }): string {
  return title ?? SESSION_KIND_NAMES[kind];
}

/** What its name leaves open of a session: "Ages 5 to 7", "Girls", "Free", "Every week until Sat 30 Oct 2027". */
export function sessionFacts(
  session: SessionDates &
    Parameters<typeof sessionName>[0] &
    Parameters<typeof sessionAges>[0] & { category: TeamCategory; costPence: number },
): string[] {
  return [
    ...(session.title === null ? [] : [SESSION_KIND_NAMES[session.kind]]),
    ...[sessionAges(session), TEAM_CATEGORY_NAMES[session.category], sessionCost(session.costPence)],
    ...(session.weeklyUntil === null ? [] : [weeklyText(session)]),
  ];
}

/** A session in one line: "Free taster Sat 12 Dec, 10am". */
export function sessionLine({ kind, costPence, startTime }: SessionCard, date: string): string {
  return `${sessionCost(costPence)} ${SHORT_NAMES[kind]} ${dayText(date)}, ${timeText(startTime)}`;
}

/* One word that a club's name may go on from, such as "trial", isn't enough. */
const SEARCH =
  /^(?:free )?(?:(?:taster|trial|try[- ]?out|open day)(?= (?:sessions?|near|in|around|at)\b)|tasters|trials|try[- ]?outs|open days)(?: sessions?)?(?: near me| (?:near|in|around|at) (.+))?$/i;

/**
 * What a typed search for sessions means: "taster sessions near LS6" is one around LS6.
 * @returns the place, "" without one; undefined for any other text
 */
export function readSessionSearch(text: string): string | undefined {
  const found = SEARCH.exec(text.trim().replace(/\s+/g, ' '));
  return found === null ? undefined : (found[1] ?? '');
}
