import { setImmediate as othersFirst } from 'node:timers/promises';
import { addDays, londonClock } from '@club-reviews/domain/london-clock';
import { clubAdminHeaders, storeClubAdmin } from '../../../test/support/club-admins.js';
import { storeClubs } from '../../../test/support/factories.js';
import { onMachine } from '../../../test/support/machine-clock.js';
import { catchUp, FeedReader, findModelProblems } from '../../../test/support/open-data.js';
import { explainOn } from '../../../test/support/plans.js';
import { team } from '../../../test/support/saved-searches.js';
import { send } from '../../../test/support/sessions.js';
import { startTestApi, useTestApi } from '../../../test/support/test-api.js';
import { until } from '../../../test/support/until.js';
import type { OwnSessionToTry } from '../../club-area/sessions/own-sessions.dto.js';
import { invalidateClubs, invalidateEveryClub } from '../../model/clubs/club-versions.js';
import { Club } from '../../model/clubs/club.entity.js';
import { sql } from '../../platform/database/sql.js';
import type { ErrorResponse } from '../../platform/http/api-list.js';
import { OpenDataFollower } from './open-data-follower.js';
import type { Dataset } from './open-data.dto.js';
const FEED = '/open-data/session-series';
const ON = { openData: true, operator: { operatorName: 'Leeds Football Parents' } };
const TODAY = londonClock(new Date()).date;
const DAY_MS = 24 * 3_600_000;
const COST = { pence: 2500, per: 'month' as const, note: null };
const PLACE = { latitude: 53.821, longitude: -1.571, cost: COST };
const TASTER = {
  ...{ kind: 'taster', category: 'girls', startsOn: addDays(TODAY, 3), weeklyUntil: null },
  ...{ startTime: '10:00', endTime: '11:00', ageFrom: 5, ageTo: 7, costPence: 0, bring: 'Shin pads' },
};

type Series = Record<string, unknown> & { '@id': string; name: string };

describe('the open data feed', () => {
  const api = useTestApi('suite', ON);
  const follower = () => api.get(OpenDataFollower);
  let [lions, otters, owls]: number[] = [];
  let headers: Record<string, string>;

  beforeAll(async () => {
    const clubs = await storeClubs(api.database, [
      {
        name: 'Leeds Lions',
        homeGround: 'Lions Park',
        teamDetails: [team(), team({ ageGroup: 'U12s' })],
        ...PLACE,
      },
      {
        name: 'Otley Otters',
        teamDetails: [team({ ageGroup: 'all ages', category: 'disability' })],
        ...PLACE,
      },
      { name: 'Yeadon Owls', teamDetails: [team()], ...PLACE, cost: null },
    ]);
    [lions, otters, owls] = clubs.map(({ id }) => id);
    await storeClubAdmin(api.database, lions!, { email: 'sam@lions.example' });
    headers = await clubAdminHeaders(api, 'sam@lions.example');
    await catchUp(api);
  });

  const change = (id: number, changes: Partial<Club>) =>
    api.database.transactions.runInTransaction(async (manager) => {
      await manager.update(Club, { id }, changes);
      invalidateClubs(manager, [id]);
    });
  const call = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const response = await send(api, method, `/club-admin/sessions-to-try${path}`, headers, body);
    expect(response.ok).toBe(true);
    return (await response.text()) || 'null';
  };
  const add = async (changes: object = {}) =>
    JSON.parse(await call('POST', '', { ...TASTER, ...changes })) as OwnSessionToTry;
  const startReader = async () => {
    const reader = new FeedReader(api);
    await reader.read();
    return reader;
  };
  const findSeries = ({ items }: FeedReader, id: string) => items.get(id) as Series | undefined;

  it('tells of teams’ training and of sessions, with what the standard requires', async () => {
    const once = await add();
    const weekly = await add({
      weeklyUntil: addDays(TODAY, 24),
      calledOff: [addDays(TODAY, 10), addDays(TODAY, 24)],
      costPence: 350,
      link: 'https://book.example',
    });
    await catchUp(api);
    const reader = await startReader();
    const teams = [...reader.items.values()].filter((item) => (item as Series)['@id'].includes('#team-'));
    expect(teams.map((item) => (item as Series).name).sort()).toEqual([
      'U10s Girls, Leeds Lions',
      'U12s Girls, Leeds Lions',
      'all ages Disability, Otley Otters',
    ]);
    expect(teams.find((item) => (item as Series).name.startsWith('U10s'))).toMatchObject({
      url: 'http://127.0.0.1:3000/clubs/leeds-lions',
      ageRange: { minValue: 8, maxValue: 10 },
      genderRestriction: 'https://openactive.io/FemaleOnly',
      description: 'Training: Tuesday 6pm to 7pm. Places free',
      eventSchedule: [{ byDay: ['https://schema.org/Tuesday'], startTime: '18:00', endTime: '19:00' }],
      offers: [{ price: 25, priceCurrency: 'GBP', name: '£25 a month' }],
      location: { name: 'Lions Park', geo: { latitude: 53.821, longitude: -1.571 } },
    });
    expect(findSeries(reader, `${lions}-session-${once.id}`)).toMatchObject({
      name: 'Taster session, Leeds Lions',
      isAccessibleForFree: true,
      attendeeInstructions: 'Bring: Shin pads',
      subEvent: [{ '@type': 'ScheduledSession', duration: 'PT60M', isAccessibleForFree: true }],
    });
    expect(findSeries(reader, `${lions}-session-${weekly.id}`)).toMatchObject({
      eventSchedule: [
        {
          ...{ '@type': 'Schedule', startDate: TASTER.startsOn, endDate: addDays(TODAY, 17) },
          exceptDate: [expect.stringMatching(`^${addDays(TODAY, 10)}T`) as string],
        },
      ],
      offers: [{ price: 3.5, url: 'https://book.example' }],
    });
    for (const { id } of [once, weekly]) await call('DELETE', `/${id}`);
  });

  it('leaves out training without a cost or a place, and sessions elsewhere without a postcode', async () => {
    const elsewhere = await add({ place: 'Kirkstall School' });
    await catchUp(api);
    const reader = await startReader();
    expect(findSeries(reader, `${lions}-session-${elsewhere.id}`)).toBeUndefined();
    expect([...reader.items.keys()].some((id) => id.startsWith(`${owls}-`))).toBe(false);
    await change(owls!, { cost: COST });
    await catchUp(api);
    await reader.read();
    expect([...reader.items.keys()].some((id) => id.startsWith(`${owls}-`))).toBe(true);
    await change(owls!, { cost: null });
    await call('DELETE', `/${elsewhere.id}`);
  });

  it('follows what is added, changed, called off, hidden and deleted', async () => {
    await catchUp(api);
    const reader = await startReader();
    const added = await add();
    const key = `${lions}-session-${added.id}`;
    await catchUp(api);
    await reader.read();
    expect(findSeries(reader, key)).toMatchObject({ eventStatus: 'https://schema.org/EventScheduled' });
    const { dates: _, id, ...session } = added;
    await call('PUT', `/${id}`, { ...session, state: 'called-off' });
    await catchUp(api);
    await reader.read();
    expect(findSeries(reader, key)).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
    await change(otters!, { state: 'hidden' });
    await call('DELETE', `/${id}`);
    await catchUp(api);
    await reader.read();
    expect(findSeries(reader, key)).toBeUndefined();
    expect([...reader.items.keys()].filter((one) => one.startsWith(`${otters}-`))).toEqual([]);
    await change(otters!, { state: 'listed' });
    await catchUp(api);
    await reader.read();
    expect([...reader.items.keys()].filter((one) => one.startsWith(`${otters}-`))).toHaveLength(1);
  });

  it('deletes a session the day after its last', async () => {
    const { id } = await add();
    await catchUp(api);
    const reader = await startReader();
    expect(reader.items.has(`${lions}-session-${id}`)).toBe(true);
    await onMachine(4 * DAY_MS, async () => {
      await until(async () => {
        await follower().run();
        await reader.read();
        return !reader.items.has(`${lions}-session-${id}`);
      });
    });
    await call('DELETE', `/${id}`);
  });

  it('gives nothing a new place that looks as before, and none an old state', async () => {
    await catchUp(api);
    const reader = await startReader();
    const seen = reader.numbers.length;
    await change(lions!, { description: 'Newly told.' });
    await catchUp(api);
    await reader.read();
    expect(reader.numbers).toHaveLength(seen);
    // Until the next run, for which the lock is taken, the page ends before what has changed.
    const early = await api.database.dialect.withLock('open-data', async () => {
      await change(lions!, { homeGround: 'Newer Park' });
      const reading = await startReader();
      await change(lions!, { homeGround: 'Lions Park' });
      return reading;
    });
    expect([...early.items.values()].map((item) => (item as Series).name)).not.toContain(
      'U10s Girls, Leeds Lions',
    );
    await early.read();
    expect([...early.items]).toEqual([...reader.items]);
  });

  it('looks at all clubs again when every one may have changed', async () => {
    await api.database.dataSource.query('UPDATE clubs SET home_ground = ? WHERE id = ?', [
      'Oak Park',
      otters,
    ]);
    await api.database.transactions.runInTransaction((manager) => {
      invalidateEveryClub(manager);
      return Promise.resolve();
    });
    await catchUp(api);
    const reader = await startReader();
    expect(
      [...reader.items.values()].map((item) => (item as { location: { name: string } }).location.name),
    ).toContain('Oak Park');
  });

  it('loses nothing while clubs write, several runs race and a reader reads', async () => {
    const seeds = Array.from({ length: 12 }, (_, index) => ({
      name: `Racers ${index}`,
      teamDetails: [team()],
      ...PLACE,
    }));
    const racers = await storeClubs(api.database, seeds);
    await catchUp(api);
    const reader = await startReader();
    let isWriting = true;
    const write = async (club: Club, index: number) => {
      for (let round = 0; round < 8; round += 1) {
        const teamDetails =
          (index + round) % 3 === 0 ? [] : [team({ freePlaces: round }), team({ ageGroup: 'U9s' })];
        await change(club.id, { teamDetails });
        if (index === 0) await call('DELETE', `/${(await add()).id}`);
      }
    };
    const racer = follower() as unknown as { follow(): Promise<void> };
    const race = async () => {
      // Past the lock that lets one instance run: whoever comes second finds its items written, and gives up.
      while (isWriting) {
        await Promise.allSettled([racer.follow(), racer.follow()]);
        // On SQLite they never wait.
        await othersFirst();
      }
    };
    const read = async () => {
      while (isWriting) await reader.read();
    };
    const others = [race(), read()];
    await Promise.all(racers.map(write));
    isWriting = false;
    await Promise.all(others);
    await catchUp(api);
    await reader.read();
    expect(reader.numbers).toEqual([...new Set(reader.numbers)].sort((one, other) => one - other));
    const fresh = await startReader();
    expect(new Map([...reader.items].sort())).toEqual(new Map([...fresh.items].sort()));
    const expected = racers.flatMap(({ id }, index) => Array<number>((index + 7) % 3 === 0 ? 0 : 2).fill(id));
    const found = [...fresh.items.keys()].map((key) => Number.parseInt(key, 10));
    expect(found.filter((id) => racers.some((club) => club.id === id)).sort((a, b) => a - b)).toEqual(
      expected,
    );
  });

  it('reads a page along the order of changes', async () => {
    const plan = await api.database.reads.all<Record<string, unknown>>(
      sql`${explainOn(api.database)} SELECT modified FROM open_data_items WHERE modified > ${1} ORDER BY modified LIMIT ${500}`,
    );
    expect(JSON.stringify(plan)).toMatch(/PRIMARY|USING (COVERING )?INDEX|INTEGER PRIMARY KEY/);
    expect(JSON.stringify(plan)).not.toMatch(/filesort|TEMP B-TREE/);
  });

  it('refuses a change that is none, with the field’s name', async () => {
    for (const wrong of ['-1', 'x', '1.5', '99999999999999999']) {
      const response = await api.call(`${FEED}?afterChangeNumber=${wrong}`);
      expect(response.status).toBe(400);
      expect(((await response.json()) as ErrorResponse).fields).toHaveProperty('afterChangeNumber');
    }
  });

  it('describes itself as a dataset that OpenActive’s validator accepts', async () => {
    const dataset = await api.read<Dataset>('/open-data');
    expect(dataset).toMatchObject({
      license: 'https://creativecommons.org/licenses/by/4.0/',
      publisher: { name: 'Leeds Football Parents' },
      distribution: [{ contentUrl: 'http://127.0.0.1:3000/api/open-data/session-series' }],
    });
    expect(await api.read('/config')).toMatchObject({ openData: true });
    // When it began, and when it last changed.
    expect(findModelProblems([dataset], 'DatasetSite')).toEqual([
      'warning missing_recommended_field $.dateModified',
      'warning missing_recommended_field $.datePublished',
    ]);
  });
});

describe('open data that is off, or that nobody publishes', () => {
  it.each([
    ['off', { ...ON, openData: false }],
    ['without an operator', { ...ON, operator: {} }],
  ])('isn’t there: %s', async (_, settings) => {
    const api = await startTestApi(settings);
    await storeClubs(api.database, [{ name: 'Leeds Lions', teamDetails: [team()], ...PLACE }]);
    await api.get(OpenDataFollower).run();
    expect([(await api.call('/open-data')).status, (await api.call(FEED)).status]).toEqual([404, 404]);
    expect(await api.read('/config')).not.toHaveProperty('openData');
    const [counted] = await api.database.reads.all<{ count: number }>(
      sql`SELECT COUNT(*) AS count FROM open_data_items`,
    );
    expect(Number(counted?.count)).toBe(0);
    await api.stop();
  });
});
