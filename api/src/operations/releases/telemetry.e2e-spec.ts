import { canary, release } from '@club-reviews/releases/changes';
import { postJson } from '../../../test/support/sessions.js';
import {
  BEFORE,
  changeReleases,
  LIVE,
  REMOTE,
  releaseAndTry,
  getRevision,
  TRIED,
} from '../../../test/support/released-site.js';
import type { TestApi } from '../../../test/support/test-api.js';
import { startTestApi, useTestApi } from '../../../test/support/test-api.js';
import { RowPurge } from '../../privacy/retention/row-purge.js';
import { CanaryWatch } from './canary-watch.js';
import { getHour } from './hours.js';
import { ReleaseCounter } from './release-counter.js';
import { ReleaseLoads, ReleaseTimings } from './release-figures.entity.js';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const DAY_MS = 24 * 3_600_000;

const loaded = (version: string, remote = REMOTE) => ({ remote, version, outcome: 'loaded' });
const timed = (value: number, timing = 'LCP') => ({ remote: REMOTE, version: LIVE, timing, value });

describe('browsers’ reports', () => {
  const api = useTestApi('suite');

  beforeAll(async () => {
    await releaseAndTry(api);
    await changeReleases(api, release('mfe_club_admin', '3.0.0'));
  });

  beforeEach(async () => {
    await api.get(ReleaseCounter).flush();
    for (const entity of [ReleaseLoads, ReleaseTimings])
      await api.database.dataSource.manager.deleteAll(entity);
  });

  const report = (body: object, headers: Record<string, string> = {}) =>
    postJson(api, '/telemetry', body, { 'user-agent': FIREFOX, ...headers });
  const loads = async () => {
    await api.get(ReleaseCounter).flush();
    const rows = await api.database.reader.find(ReleaseLoads, { order: { remote: 'ASC', version: 'ASC' } });
    return rows.map(({ remote, version, outcome, errorClass, count }) =>
      [remote, version, outcome, errorClass, count].join(' '),
    );
  };
  const timings = async () => {
    await api.get(ReleaseCounter).flush();
    return api.database.reader.find(ReleaseTimings, { order: { bucket: 'ASC' } });
  };

  it('are added up by hour, release and outcome', async () => {
    const failed = { ...loaded(TRIED), outcome: 'fallback', errorClass: 'integrity' };
    for (const entries of [
      [loaded(LIVE), loaded('3.0.0', 'mfe_club_admin')],
      [loaded(LIVE), failed],
    ]) {
      const answer = await report({ loads: entries });
      expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([
        204,
        '',
        'no-store',
      ]);
    }
    expect(await loads()).toEqual([
      'mfe_club_admin 3.0.0 loaded  1',
      `${REMOTE} ${LIVE} loaded  2`,
      `${REMOTE} ${TRIED} fallback integrity 1`,
    ]);
    const [row] = await api.database.reader.find(ReleaseLoads, { take: 1 });
    expect(row?.hour).toMatch(/^\d{4}-\d\d-\d\dT\d\d$/);
  });

  it('put the vitals that the page of releases shows into buckets', async () => {
    await report({
      timings: [timed(1900), timed(2400), timed(80_000), timed(0.04, 'CLS'), timed(40, 'entry')],
    });
    const rows = (await timings()).map(({ timing, bucket, count }) => [timing, bucket, count].join(' '));
    expect(rows.toSorted()).toEqual(['CLS 3 1', 'LCP 10 2', 'LCP 16 1']);
  });

  it('about what isn’t in use are counted together', async () => {
    await report({ loads: [loaded('9.9.9'), loaded('8.8.8'), loaded(BEFORE)] });
    await report({ loads: [loaded(LIVE, 'invented'), loaded('1', '__proto__'), loaded('1', 'constructor')] });
    expect(await loads()).toEqual([
      `${REMOTE} ${BEFORE} loaded  1`,
      `${REMOTE} other loaded  2`,
      'other other loaded  3',
    ]);
  });

  it.each([
    [{ loads: 'all of them' }, 'loads'],
    [{ loads: [], visitor: 'me' }, 'visitor'],
    [{ loads: Array(21).fill(loaded(LIVE)) }, 'loads'],
    [{ loads: [{ ...loaded(LIVE), outcome: 'perfect' }] }, 'loads'],
    [{ loads: [{ ...loaded(LIVE), errorClass: 'http' }] }, 'loads'],
    [{ loads: [{ ...loaded(LIVE), outcome: 'failed' }] }, 'loads'],
    [{ loads: [{ ...loaded(LIVE), visitor: 'me' }] }, 'loads'],
    [{ loads: [{ ...loaded('../../etc') }] }, 'loads'],
    [{ timings: [timed(-1)] }, 'timings'],
    [{ timings: [timed(1e12)] }, 'timings'],
    [{ timings: [timed(1, 'mood')] }, 'timings'],
  ])('with %j are refused', async (body, field) => {
    const answer = await report(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ fields: { [field]: expect.any(String) } });
    expect(await loads()).toEqual([]);
  });

  it('that are far too long aren’t read', async () => {
    const filler = 'x'.repeat(300_000);
    expect((await report({ loads: [loaded(LIVE)], filler })).status).toBe(413);
    expect(await loads()).toEqual([]);
  });

  it('from robots and browsers that ask not to be tracked count nothing', async () => {
    const body = { loads: [loaded(LIVE)], timings: [timed(10)] };
    const senders: Record<string, string>[] = [
      { dnt: '1' },
      { 'sec-gpc': '1' },
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ];
    for (const headers of senders) expect((await report(body, headers)).status).toBe(204);
    expect([await loads(), await timings()]).toEqual([[], []]);
  });

  it('are added up by several instances in the same rows', async () => {
    const instances = [0, 1, 2].map(() => new ReleaseCounter(api.database));
    const now = new Date();
    for (const counter of instances) {
      for (let version = 0; version < 40; version++) {
        const release = { remote: REMOTE, version: `2.0.${version}` };
        counter.countLoad({ ...release, outcome: 'loaded', errorClass: '' }, now, 5);
        counter.countTiming({ ...release, timing: 'INP', bucket: 2 }, now, 7);
      }
    }
    await Promise.all(instances.map((counter) => counter.flush()));
    const [counted, measured] = [await loads(), await timings()];
    expect([counted.length, measured.length]).toEqual([40, 40]);
    expect(new Set(counted.map((row) => row.split(' ').at(-1)))).toEqual(new Set(['15']));
    expect(new Set(measured.map(({ count }) => count))).toEqual(new Set([21]));
  });

  it('are kept for thirty days', async () => {
    const counter = api.get(ReleaseCounter);
    const now = new Date();
    const old = new Date(now.getTime() - 32 * DAY_MS);
    for (const at of [old, now]) {
      counter.countLoad({ remote: REMOTE, version: LIVE, outcome: 'loaded', errorClass: '' }, at);
      counter.countTiming({ remote: REMOTE, version: LIVE, timing: 'LCP', bucket: 1 }, at);
    }
    await counter.flush();
    await api.get(RowPurge).run(now);
    const hours = [
      ...(await api.database.reader.find(ReleaseLoads)),
      ...(await api.database.reader.find(ReleaseTimings)),
    ].map(({ hour }) => hour);
    expect(hours).toEqual([getHour(now), getHour(now)]);
  });
});

describe('reports from one address', () => {
  it('are limited', async () => {
    const api = await startTestApi({ rateLimits: true });
    try {
      const statuses: number[] = [];
      for (let batch = 0; batch < 31; batch++)
        statuses.push(
          ...(await Promise.all(
            Array.from({ length: 10 }, async () => (await postJson(api, '/telemetry', {})).status),
          )),
        );
      expect(statuses.filter((status) => status === 204)).toHaveLength(300);
      expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    } finally {
      await api.stop();
    }
  });
});

describe('reports on a canary', () => {
  it('from one network don’t end it, however many it sends; from several they do', async () => {
    const api = await startTestApi({ rateLimits: true, canaryLimits: { loads: 10, chance: 0.001 } });
    const isTried = async () => (await getRevision(api)).remotes[REMOTE]?.canary !== undefined;
    const send = async (version: string, outcome: 'loaded' | 'failed', address: string) => {
      const load = { remote: REMOTE, version, outcome, ...(outcome === 'failed' && { errorClass: 'http' }) };
      const headers = { 'user-agent': FIREFOX, 'x-forwarded-for': address };
      return (await postJson(api, '/telemetry', { loads: Array(20).fill(load) }, headers)).status;
    };
    const judge = async () => {
      await api.get(ReleaseCounter).flush();
      await api.get(CanaryWatch).run();
    };
    try {
      await releaseAndTry(api);
      for (let network = 0; network < 20; network++) await send(LIVE, 'loaded', `81.2.${network}.1`);
      for (let times = 0; times < 20; times++)
        expect(await send(TRIED, 'failed', `81.3.0.${times}`)).toBe(204);
      await judge();
      expect(await isTried()).toBe(true);
      for (let network = 0; network < 10; network++) await send(TRIED, 'failed', `81.2.${network}.1`);
      await judge();
      expect(await isTried()).toBe(false);
    } finally {
      await api.stop();
    }
  });
});

describe('the share of visits that report', () => {
  const getSample = async (api: TestApi) =>
    (await api.read<{ telemetrySample: number }>('/config')).telemetrySample;

  it('is the setting’s, and all of them while a canary runs', async () => {
    const api = await startTestApi({ telemetrySample: 0.1 });
    try {
      await changeReleases(api, release(REMOTE, LIVE));
      expect(await getSample(api)).toBe(0.1);
      await changeReleases(api, canary(REMOTE, TRIED, 50));
      await new Promise((resolve) => setTimeout(resolve, 2100));
      expect(await getSample(api)).toBe(1);
    } finally {
      await api.stop();
    }
  });

  it('is zero if the setting says so, canary or not', async () => {
    const api = await startTestApi({ telemetrySample: 0 });
    try {
      await releaseAndTry(api);
      expect(await getSample(api)).toBe(0);
    } finally {
      await api.stop();
    }
  });
});
