import { isDate, londonClock, toLondonMoment } from './london-clock.ts';
import {
  areAgesInOrder,
  findTimeProblem,
  getAllDates,
  getCalledOff,
  getLastDate,
  getNextDates,
  getSearchEnd,
} from './club-sessions.ts';
import {
  getSearchTimes,
  getSessionMoments,
  readSessionSearch,
  toLondonMinute,
  weeklyText,
} from './club-sessions.ts';
import { hasEmail, sessionAges, sessionFacts, sessionLine, sessionName } from './club-sessions.ts';

const WEEKLY = {
  ...{ startsOn: '2026-03-22', weeklyUntil: '2026-04-06', startTime: '10:00', endTime: '11:00' },
  calledOff: [],
};
const at = (iso: string) => londonClock(new Date(iso));

describe('the next dates of a session', () => {
  it.each([
    ['2026-03-21T12:00:00Z', ['2026-03-22', '2026-03-29', '2026-04-05']],
    // The 22nd is still winter: it ends at 11:00 UTC.
    ['2026-03-22T10:59:59Z', ['2026-03-22', '2026-03-29', '2026-04-05']],
    ['2026-03-22T11:00:00Z', ['2026-03-29', '2026-04-05']],
    // From the 29th on it's summer: it ends at 10:00 UTC.
    ['2026-03-29T09:59:59Z', ['2026-03-29', '2026-04-05']],
    ['2026-03-29T10:00:00Z', ['2026-04-05']],
    ['2026-04-05T10:00:00Z', []],
  ])('are those that aren’t over at %s', (now, dates) => {
    expect(getNextDates(WEEKLY, at(now), 9)).toEqual(dates);
  });

  it.each([
    ['2026-10-24', '2026-10-24T09:59:59Z', 1],
    ['2026-10-24', '2026-10-24T10:00:00Z', 0],
    ['2026-10-25', '2026-10-25T10:59:59Z', 1],
    ['2026-10-25', '2026-10-25T11:00:00Z', 0],
    ['2027-03-27', '2027-03-27T10:59:59Z', 1],
    ['2027-03-28', '2027-03-28T10:00:00Z', 0],
    ['2027-10-30', '2027-10-30T10:00:00Z', 0],
    ['2027-10-31', '2027-10-31T10:59:59Z', 1],
  ])('end by London’s clock on %s at %s', (startsOn, now, count) => {
    expect(getNextDates({ ...WEEKLY, startsOn, weeklyUntil: null }, at(now), 9)).toHaveLength(count);
  });

  it('are as many as are wanted, up to the last week that is reached', () => {
    expect(getNextDates(WEEKLY, at('2026-01-01T00:00:00Z'), 2)).toEqual(['2026-03-22', '2026-03-29']);
    expect(getLastDate(WEEKLY)).toBe('2026-04-05');
    const startsOn = '2026-10-18';
    expect(getLastDate({ startsOn, weeklyUntil: '2026-11-01', calledOff: [] })).toBe('2026-11-01');
    expect(getLastDate({ startsOn, weeklyUntil: null, calledOff: [] })).toBe('2026-10-18');
  });

  it.each<[off: string[], next: string[], last: string, text: string]>([
    [[], ['2026-03-22', '2026-03-29', '2026-04-05'], '2026-04-05', 'Sun 5 Apr'],
    [['2026-03-22'], ['2026-03-29', '2026-04-05'], '2026-04-05', 'Sun 5 Apr'],
    [['2026-03-29'], ['2026-03-22', '2026-04-05'], '2026-04-05', 'Sun 5 Apr'],
    [['2026-04-05', '2026-03-29'], ['2026-03-22'], '2026-03-22', 'Sun 22 Mar'],
    [['2026-03-22', '2026-03-29', '2026-04-05'], [], '2026-03-22', 'Sun 22 Mar'],
  ])('leave out the weeks %j that are called off', (calledOff, next, last, text) => {
    const session = { ...WEEKLY, calledOff };
    expect(getNextDates(session, at('2026-03-01T12:00:00Z'), 9)).toEqual(next);
    expect(getLastDate(session)).toBe(last);
    expect(weeklyText(session)).toBe(`Every week until ${text} 2026`);
    expect(getAllDates(session)).toEqual(['2026-03-22', '2026-03-29', '2026-04-05']);
  });

  it('are called off until they’d be over', () => {
    const session = { ...WEEKLY, calledOff: ['2026-03-22', '2026-03-29'] };
    expect(getCalledOff(session, at('2026-03-22T10:59:00Z'))).toEqual(session.calledOff);
    expect(getCalledOff(session, at('2026-03-22T11:00:00Z'))).toEqual(['2026-03-29']);
  });
});

it.each([
  ['2027-03-27', '01:30', '02:30', '2027-03-27T01:30:00.000Z', '2027-03-27T02:30:00.000Z'],
  // Skipped: it's half past two then.
  ['2027-03-28', '01:30', '02:30', '2027-03-28T01:30:00.000Z', '2027-03-28T02:30:00.000Z'],
  ['2027-03-28', '00:30', '02:30', '2027-03-28T00:30:00.000Z', '2027-03-28T01:30:00.000Z'],
  ['2027-03-28', '10:00', '11:00', '2027-03-28T09:00:00.000Z', '2027-03-28T10:00:00.000Z'],
])('a session on %s from %s to %s is from %s to %s', (date, startTime, endTime, start, end) => {
  const moments = getSessionMoments(date, { startTime, endTime });
  expect([moments.start.toISOString(), moments.end.toISOString()]).toEqual([start, end]);
});

it.each([
  { startsOn: '2026-06-21', weeklyUntil: null },
  { startsOn: '2026-03-22', weeklyUntil: '2026-08-02' },
  { startsOn: '2026-08-02', weeklyUntil: '2026-08-08' },
  {
    startsOn: '2026-06-07',
    weeklyUntil: '2026-08-02',
    calledOff: ['2026-06-14', '2026-06-21', '2026-06-28', '2026-07-05', '2026-07-12'],
  },
])('a search finds a session in the minutes in which its next date is soon: %j', (dates) => {
  const session = { ...WEEKLY, ...dates };
  const times = getSearchTimes(session);
  const [first, end] = ['2026-02-20', '2026-09-01'].map((date) => toLondonMinute({ date, time: '00:00' }));
  for (let minute = first!; minute < end!; minute += 30) {
    const iso = new Date(minute * 60_000).toISOString();
    const now = { date: iso.slice(0, 10), time: iso.slice(11, 16) };
    const [next] = getNextDates(session, now, 1);
    const isFound = times.some((from, at) => at % 2 === 0 && minute >= from && minute < times[at + 1]!);
    expect([iso, isFound]).toEqual([iso, !!next && next < getSearchEnd(now)]);
  }
});

it.each([
  ['2026-03-28', '10:00', '2026-03-28T10:00:00.000Z'],
  ['2026-03-29', '00:30', '2026-03-29T00:30:00.000Z'],
  // Skipped: the clock goes from 1:00 to 2:00.
  ['2026-03-29', '01:30', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29', '02:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-24', '00:00', '2026-10-23T23:00:00.000Z'],
  // Shown twice: the first.
  ['2026-10-25', '01:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', '02:00', '2026-10-25T02:00:00.000Z'],
])('%s %s in London is %s', (date, time, iso) => {
  expect(toLondonMoment(date, time).toISOString()).toBe(iso);
});

it.each([
  [{}, undefined],
  [{ startsOn: '2028-01-01' }, 'startsOn'],
  [{ weeklyUntil: '2026-03-22' }, 'weeklyUntil'],
  [{ weeklyUntil: '2028-03-22' }, 'weeklyUntil'],
  [{ endTime: '10:00' }, 'endTime'],
  [{ startsOn: '2026-03-01', weeklyUntil: null }, 'startsOn'],
  [{ startsOn: '2026-02-01', weeklyUntil: '2026-03-09' }, 'weeklyUntil'],
  [{ calledOff: ['2026-03-29'] }, undefined],
  [{ calledOff: ['2026-03-30'] }, 'calledOff'],
  [{ calledOff: ['2026-03-22', '2026-03-29', '2026-04-05'] }, 'calledOff'],
])('times with %j have a problem with %s', (change, field) => {
  expect(findTimeProblem({ ...WEEKLY, ...change }, at('2026-03-10T12:00:00Z'))?.field).toBe(field);
});

it('says a session in one line', () => {
  const session = { kind: 'taster', costPence: 0, startTime: '10:00' } as const;
  expect(sessionLine(session, '2026-12-12')).toBe('Free taster Sat 12 Dec, 10am');
  expect(sessionLine({ kind: 'open-day', costPence: 250, startTime: '17:30' }, '2027-03-28')).toBe(
    '£2.50 open day Sun 28 Mar, 5.30pm',
  );
});

it.each([
  [null, null, 'All ages'],
  [5, null, 'Age 5 and over'],
  [null, 7, 'Up to age 7'],
  [5, 7, 'Ages 5 to 7'],
  [6, 6, 'Age 6'],
])('says the ages from %s to %s', (ageFrom, ageTo, text) => {
  expect(sessionAges({ ageFrom, ageTo })).toBe(text);
});

it.each([
  [null, 4, true],
  [5, null, true],
  [5, 5, true],
  [5, 4, false],
])('ages from %s to %s are in order: %s', (ageFrom, ageTo, expected) => {
  expect(areAgesInOrder({ ageFrom, ageTo })).toBe(expected);
});

it.each([
  ['taster sessions near LS6', 'LS6'],
  ['  Free  taster sessions in  Leeds ', 'Leeds'],
  ['open days', ''],
  ['trial near York', 'York'],
  ['tasters near me', ''],
  ['taster session', ''],
  ['trial', undefined],
  ['Trialton FC', undefined],
  ['Leeds taster sessions', undefined],
])('reads the search %j', (text, place) => {
  expect(readSessionSearch(text)).toBe(place);
});

it.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['26-1-1', false],
])('knows whether %s is a date', (text, expected) => {
  expect(isDate(text)).toBe(expected);
});

it('notices email addresses', () => {
  expect(hasEmail('Write to sam@lions.example')).toBe(true);
  expect(hasEmail('Meet @ the gate')).toBe(false);
});

it.each([
  [null, 'Trial', ['Ages 5 to 7', 'Girls', '£3.50', 'Every week until Sun 29 Mar 2026']],
  [
    'Come and try',
    'Come and try',
    ['Trial', 'Ages 5 to 7', 'Girls', '£3.50', 'Every week until Sun 29 Mar 2026'],
  ],
])('a session with the title %j has a name, and facts that add to it', (title, name, facts) => {
  const session = {
    ...{ title, kind: 'trial' as const, ageFrom: 5, ageTo: 7, category: 'girls' as const, costPence: 350 },
    ...{ startsOn: '2026-03-22', weeklyUntil: '2026-03-29', calledOff: [] },
  };
  expect([sessionName(session), sessionFacts(session)]).toEqual([name, facts]);
});
