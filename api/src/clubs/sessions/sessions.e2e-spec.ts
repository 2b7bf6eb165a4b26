import { dayText, getNextDates, SESSION_MESSAGES } from '@club-reviews/domain/club-sessions';
import { addDays, londonClock } from '@club-reviews/domain/london-clock';
import ICAL from 'ical.js';
import { clubAdminHeaders, storeClubAdmin } from '../../../test/support/club-admins.js';
import { storeClubs } from '../../../test/support/factories.js';
import { send, siteAdminHeaders } from '../../../test/support/sessions.js';
import { storedMails } from '../../../test/support/stored-mails.js';
import { useTestApi } from '../../../test/support/test-api.js';
import type { OwnSessionToTry } from '../../club-area/sessions/own-sessions.dto.js';
import { ClubChange } from '../../model/clubs/club-change.js';
import { ClubSession } from '../../model/clubs/club-session.entity.js';
import type { ErrorResponse } from '../../platform/http/api-list.js';
import type { ClubPageResponse } from '../club-page.dto.js';
import type { FoundClubs } from '../search/find.dto.js';
import type { SessionToTry } from './club-session.dto.js';

const TODAY = londonClock(new Date()).date;
const inDays = (days: number) => addDays(TODAY, days);

const TASTER = {
  ...{ kind: 'taster', title: null, startsOn: inDays(3), weeklyUntil: inDays(17) },
  ...{ startTime: '10:00', endTime: '11:00', ageFrom: 5, ageTo: 7, category: 'girls' },
  ...{ place: null, postcode: 'LS6 3AA', costPence: 0, bring: 'Shin pads', joining: null, link: null },
  ...{ calledOff: [] as string[], state: 'on' },
};

describe('sessions to try over HTTP', () => {
  const api = useTestApi('suite');
  let headers: Record<string, string>;
  let ids: number[];

  beforeAll(async () => {
    const at = { latitude: 53.82, longitude: -1.57 };
    const clubs = await storeClubs(api.database, [
      { name: 'Leeds Lions', homeGround: 'Lions Park', ...at },
      { name: 'York Yaks', ...at },
      { name: 'Otley Owls', ...at },
    ]);
    ids = clubs.map(({ id }) => id);
    await storeClubAdmin(api.database, ids[0] ?? 0, { email: 'sam@lions.example' });
    await storeClubAdmin(api.database, ids[1] ?? 0, { email: 'yan@yaks.example' });
    headers = await clubAdminHeaders(api, 'sam@lions.example');
  });

  afterEach(async () => {
    for (const { id } of await listed()) await call('DELETE', `/${id}`);
  });

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', body?: object) =>
    send(api, method, `/club-admin/sessions-to-try${path}`, headers, body);
  const listed = async () => (await (await call('GET')).json()) as OwnSessionToTry[];
  const add = async (change: object = {}) => {
    const response = await call('POST', '', { ...TASTER, ...change });
    expect(response.status).toBe(201);
    return (await response.json()) as OwnSessionToTry;
  };
  const change = ({ dates: _, id, ...session }: OwnSessionToTry, changes: object) =>
    call('PUT', `/${id}`, { ...session, ...changes });
  const getPage = async () =>
    (await api.read<ClubPageResponse>('/clubs/leeds-lions?include=page')).page!.sessions;
  const find = (query = '') => api.read<FoundClubs>(`/clubs/find?${query}`);
  const getCalendar = async (path: string) => {
    const response = await api.call(path);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    return new ICAL.Component(ICAL.parse(await response.text()) as unknown[]);
  };

  it('are added, changed, called off and deleted, and the page follows at once', async () => {
    const added = await add();
    expect(added).toMatchObject({ ...TASTER, revision: 1, dates: [inDays(3), inDays(10), inDays(17)] });
    expect(await getPage()).toEqual(
      [{ ...added, revision: undefined }].map(({ revision: _, ...one }) => one),
    );
    const changed = await change(added, { weeklyUntil: null, costPence: 350 });
    expect(await changed.json()).toMatchObject({ costPence: 350, dates: [inDays(3)], revision: 2 });
    expect((await getPage()).map(({ costPence }) => costPence)).toEqual([350]);
    await change((await listed())[0]!, { state: 'called-off' });
    expect((await getPage()).map(({ state }) => state)).toEqual(['called-off']);
    expect((await call('DELETE', `/${added.id}`)).status).toBe(204);
    expect(await getPage()).toEqual([]);
    expect((await call('DELETE', `/${added.id}`)).status).toBe(404);
  });

  it('come in the order of their next dates, without those that are over', async () => {
    const later = await add({ startsOn: inDays(5), weeklyUntil: null });
    const sooner = await add({ startsOn: inDays(3) });
    const { id } = await add();
    const over = { startsOn: inDays(-14), weeklyUntil: inDays(-7), lastOn: inDays(-7) };
    await api.database.dataSource.getRepository(ClubSession).update({ id }, over);
    expect((await getPage()).map((session) => session.id)).toEqual([sooner.id, later.id]);
  });

  it('aren’t overwritten by someone who hasn’t seen the last change', async () => {
    const added = await add();
    expect((await change(added, { costPence: 100 })).status).toBe(200);
    const second = await change(added, { costPence: 200 });
    expect([second.status, ((await second.json()) as ErrorResponse).message]).toEqual([
      409,
      SESSION_MESSAGES.changed,
    ]);
    expect((await listed())[0]?.costPence).toBe(100);
  });

  it('belong to the clubs that one manages', async () => {
    const added = await add();
    const others = await clubAdminHeaders(api, 'yan@yaks.example');
    const path = `/club-admin/sessions-to-try/${added.id}`;
    expect((await send(api, 'DELETE', path, others)).status).toBe(404);
    expect((await send(api, 'DELETE', `${path}?clubId=${ids[0]}`, others)).status).toBe(403);
    expect((await listed()).map(({ id }) => id)).toEqual([added.id]);
  });

  it.each<[field: string, change: object]>([
    ['kind', { kind: 'match' }],
    ['startsOn', { startsOn: '2026-02-30' }],
    ['startsOn', { startsOn: inDays(-1), weeklyUntil: null }],
    ['startsOn', { startsOn: inDays(400), weeklyUntil: null }],
    ['weeklyUntil', { weeklyUntil: inDays(2) }],
    ['startTime', { startTime: '24:00' }],
    ['endTime', { endTime: '09:00' }],
    ['calledOff', { calledOff: inDays(10) }],
    ['calledOff', { calledOff: ['2026-02-30'] }],
    ['calledOff', { calledOff: [inDays(11)] }],
    ['calledOff', { calledOff: [inDays(3), inDays(10), inDays(17)] }],
    ['calledOff', { calledOff: Array.from({ length: 54 }, () => inDays(10)) }],
    ['ageFrom', { ageFrom: 1 }],
    ['ageTo', { ageTo: 4 }],
    ['category', { category: undefined }],
    ['postcode', { postcode: 'LS6' }],
    ['costPence', { costPence: -1 }],
    ['joining', { joining: 'Write to sam@lions.example' }],
    ['link', { link: 'javascript:alert(1)' }],
  ])('are refused because of %s: %j', async (field, change) => {
    const response = await call('POST', '', { ...TASTER, ...change });
    expect(response.status).toBe(400);
    expect(Object.keys(((await response.json()) as ErrorResponse).fields ?? {})).toEqual([field]);
  });

  it('are twenty at most, without those that are over since this morning', async () => {
    const past = await add();
    const over = { startsOn: TODAY, weeklyUntil: null, lastOn: TODAY, endTime: '00:00' };
    await api.database.dataSource.manager.update(ClubSession, past.id, over);
    for (let count = 0; count < 20; count += 1) await add();
    expect(await listed()).toHaveLength(20);
    expect((await call('POST', '', TASTER)).status).toBe(409);
    // Nor does one that's over come back beside them.
    expect((await change(past, { startsOn: inDays(1) })).status).toBe(409);
  });

  it('are shown to moderators, who can’t undo them', async () => {
    await add();
    const changes = await api.database.dataSource.getRepository(ClubChange).find({ order: { id: 'DESC' } });
    expect(changes[0]).toMatchObject({ action: 'profile-edited', isUnseen: true });
    expect(changes[0]?.changes).toContain('Taster session');
  });

  it('are found when they’re within four weeks and not called off', async () => {
    const session = await add({ weeklyUntil: null });
    const names = async () => (await find('sessions=true')).clubs.map(({ name }) => name);
    expect(await names()).toEqual(['Leeds Lions']);
    const { clubs, facets } = await find();
    expect(facets.sessions).toBe(1);
    expect(clubs.map(({ nextSession }) => nextSession)).toEqual([
      { kind: 'taster', costPence: 0, startTime: '10:00', date: inDays(3) },
      null,
      null,
    ]);
    await change(session, { startsOn: inDays(29) });
    expect(await names()).toEqual([]);
    await change((await listed())[0]!, { startsOn: inDays(27) });
    expect(await names()).toEqual(['Leeds Lions']);
    await change((await listed())[0]!, { state: 'called-off' });
    expect(await names()).toEqual([]);
  });

  it('leave out a week that is called off: on the page, in searches and calendars', async () => {
    const added = await add();
    const off = { calledOff: [inDays(10), inDays(3), inDays(10)] };
    const changed = (await (await change(added, off)).json()) as OwnSessionToTry;
    expect(changed).toMatchObject({ calledOff: [inDays(3), inDays(10)], dates: [inDays(17)] });
    expect(await getPage()).toMatchObject([{ calledOff: [inDays(3), inDays(10)], dates: [inDays(17)] }]);
    expect((await find('sessions=true')).clubs[0]?.nextSession?.date).toBe(inDays(17));
    const [event] = (await getCalendar('/clubs/leeds-lions/sessions.ics')).getAllSubcomponents('vevent');
    const next = new ICAL.Event(event!).iterator().next();
    expect(next?.toString()).toBe(`${inDays(17)}T10:00:00`);
    // Four weeks are all that a search looks at.
    await change(changed, { weeklyUntil: inDays(31), calledOff: [3, 10, 17, 24].map(inDays) });
    expect((await find('sessions=true')).clubs).toEqual([]);
    const [last] = await listed();
    expect(last).toMatchObject({ dates: [inDays(31)] });
    // Its last week counts, not one that is off: it makes room for others once it's over.
    await change(last!, { calledOff: [31, 24].map(inDays) });
    const stored = { id: added.id, lastOn: inDays(17) };
    expect(await api.database.reader.findOneBy(ClubSession, { id: added.id })).toMatchObject(stored);
  });

  it('are taken down by staff one by one, and the club is told why', async () => {
    const [first, second] = [await add({ title: 'A match', startsOn: inDays(-4) }), await add()];
    const staff = await siteAdminHeaders(api);
    const path = `/admin/clubs/${ids[0]}/sessions-to-try`;
    const seen = (await (await send(api, 'GET', path, staff)).json()) as SessionToTry[];
    expect(seen.map(({ id }) => id)).toEqual([first.id, second.id]);
    const takeDown = (reason?: string) =>
      send(api, 'POST', `/admin/sessions-to-try/${first.id}/take-down`, staff, { reason });
    const refused = await takeDown();
    expect([refused.status, ((await refused.json()) as ErrorResponse).fields]).toEqual([
      400,
      { reason: 'Please give a reason' },
    ]);
    expect((await takeDown('It’s a match, not a session.')).status).toBe(204);
    expect((await takeDown('Twice')).status).toBe(404);
    expect((await getPage()).map(({ id }) => id)).toEqual([second.id]);
    const [change] = await api.database.dataSource.manager.find(ClubChange, { order: { id: 'DESC' } });
    expect(change).toMatchObject({
      ...{ actor: 'site-admin', action: 'edited', isUnseen: false, reason: 'It’s a match, not a session.' },
    });
    expect(change?.changes).toContain('A match');
    const told = (await storedMails(api.database)).filter(({ mail }) => mail.kind === 'session-taken-down');
    const parts = [`A match, ${dayText(inDays(3))}`, 'not a session'];
    expect(told.map(({ to, text }) => [to, ...parts.map((part) => text.includes(part))])).toEqual([
      ['sam@lions.example', true, true],
    ]);
  });

  it('are a calendar that programs read, on London’s clock', async () => {
    const weekly = await add({
      startsOn: inDays(3),
      weeklyUntil: inDays(350),
      joining: 'Just turn up, 10 min early',
    });
    const off = await add({
      weeklyUntil: null,
      startsOn: inDays(9),
      title: 'Girls’ day',
      state: 'called-off',
    });
    const calendar = await getCalendar('/clubs/leeds-lions/sessions.ics');
    expect(calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe('Europe/London');
    const [first, second] = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
    expect(first).toMatchObject({
      summary: 'Taster session, Leeds Lions',
      location: 'Lions Park, LS6 3AA',
      description:
        'Taster session · Ages 5 to 7 · Girls · Free\nBring: Shin pads\nJust turn up, 10 min early',
    });
    expect(String(first?.component.getFirstPropertyValue('dtstamp'))).toMatch(/Z$/);
    expect(second?.summary).toBe('Girls’ day, Leeds Lions');
    expect(second?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(off.state).toBe('called-off');
    // Every week at ten by London's clock, over both changes of it.
    const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone')!);
    const dates: string[] = [];
    const occurrences = first!.iterator();
    for (let next = occurrences.next(); next; next = occurrences.next()) {
      const { date, time } = londonClock(new Date(next.convertToZone(ICAL.Timezone.utcTimezone).toString()));
      expect(next.zone?.tzid).toBe(zone.tzid);
      expect(time).toBe('10:00');
      dates.push(date);
    }
    expect(dates).toEqual(getNextDates({ ...TASTER, weeklyUntil: inDays(350) }, londonClock(new Date()), 99));
    expect(weekly.dates).toEqual(dates.slice(0, 4));
  });

  it('are a calendar of what a search finds', async () => {
    await add();
    const found = await getCalendar('/clubs/sessions.ics?near=LS6&radius=10');
    expect(found.getAllSubcomponents('vevent')).toHaveLength(1);
    const none = await getCalendar('/clubs/sessions.ics?q=York');
    expect(none.getAllSubcomponents('vevent')).toHaveLength(0);
    expect((await api.call('/clubs/sessions.ics?radius=7')).status).toBe(400);
    expect((await api.call('/clubs/nobody/sessions.ics')).status).toBe(404);
  });
});
