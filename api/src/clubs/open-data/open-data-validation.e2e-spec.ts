import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { harvestRPDE } from '@openactive/harvesting-utils';
import { RpdeValidator } from '@openactive/rpde-validator';
import { catchUp, FeedReader, findModelProblems } from '../../../test/support/open-data.js';
import type { TestApi } from '../../../test/support/test-api.js';
import { startTestApi } from '../../../test/support/test-api.js';
import { until } from '../../../test/support/until.js';
import { invalidateClubs } from '../../model/clubs/club-versions.js';
import { Club } from '../../model/clubs/club.entity.js';
import type { FeedPage } from './open-data.dto.js';

/** What the standard recommends and the site doesn't publish, or not every club says. */
const UNSAID = [
  '$.leader',
  '$.level',
  '$.location.amenityFeature',
  '$.location.description',
  '$.location.image',
  '$.location.openingHoursSpecification',
  '$.location.telephone',
  '$.organizer.sameAs',
  '$.organizer.telephone',
  '$.subEvent.leader',
  '$.subEvent.maximumAttendeeCapacity',
  '$.subEvent.remainingAttendeeCapacity',
];

describe('the open data of the sample clubs', () => {
  let api: TestApi;
  // The feed's links lead to the site's address, which has to be known before the api has a port.
  const site = createServer((request, response) => {
    void fetch(`${api.url}${request.url}`).then(async ({ status, headers, body }) => {
      for (const name of ['content-type', 'cache-control']) response.setHeader(name, headers.get(name) ?? '');
      response.writeHead(status).end(await new Response(body).text());
    });
  });
  let publicUrl: string;

  beforeAll(async () => {
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    publicUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    api = await startTestApi({
      ...{ publicUrl, sampleData: true, openData: true },
      operator: { operatorName: 'Leeds Football Parents' },
    });
    await catchUp(api);
  });

  afterAll(async () => {
    site.close();
    await api.stop();
  });

  const change = (id: number, changes: Partial<Club>) =>
    api.database.transactions.runInTransaction(async (manager) => {
      await manager.update(Club, { id }, changes);
      invalidateClubs(manager, [id]);
    });
  const startReader = async () => {
    const reader = new FeedReader(api);
    await reader.read();
    return reader;
  };
  const findClubs = ({ items }: FeedReader) => [
    ...new Set([...items.keys()].map((key) => Number.parseInt(key, 10))),
  ];

  it('has only items that OpenActive’s validator accepts, without what the site doesn’t publish', async () => {
    const reader = await startReader();
    expect(reader.items.size).toBeGreaterThan(1000);
    const problems = findModelProblems(reader.items.values(), 'RPDEFeed');
    expect(problems).toEqual(UNSAID.map((path) => `warning missing_recommended_field ${path}`));
  });

  it('comes in pages that OpenActive’s validator accepts', async () => {
    await change(findClubs(await startReader())[0]!, { state: 'hidden' });
    await catchUp(api);
    const { pages } = await RpdeValidator(`${publicUrl}/api/open-data/session-series`, { pageLimit: 100 });
    const findings = pages.flatMap(({ errors }) =>
      errors.filter(({ severity }) => severity !== 'suggestion').map(({ type, message }) => [type, message]),
    );
    // It wants the end of the feed to be kept for an hour when it gets there page by page, and for 8 seconds at most when it
    // asks for the end: only the latter is what the standard says.
    expect(findings).toEqual([
      ['missing_cache_control', expect.stringContaining('3600 or more for all pages except the last')],
    ]);
  });

  it('is followed by OpenActive’s harvester while clubs come, change and go', async () => {
    const harvested = new FeedReader(api);
    let ends = 0;
    let isOver = false;
    const harvest = harvestRPDE({
      ...{ baseUrl: `${publicUrl}/api/open-data/session-series`, feedContextIdentifier: 'SessionSeries' },
      ...{ isOrdersFeed: false, headers: () => Promise.resolve({}) },
      processPage: ({ rpdePage }) => {
        (rpdePage as FeedPage).items.forEach((item) => harvested.take(item));
        return Promise.resolve();
      },
      onReachedEndOfFeed: () => Promise.resolve(void (ends += 1)),
      optionallyWaitBeforeNextRequest: () =>
        isOver ? Promise.reject(new Error('It’s over')) : Promise.resolve(),
      config: { howLongToSleepAtFeedEnd: () => 10 },
    });
    const outcome = expect(harvest).rejects.toThrow('It’s over');
    try {
      await until(() => ends > 0);
      const clubs = findClubs(harvested).slice(0, 30);
      const write = async (id: number, index: number) => {
        for (let round = 0; round < 4; round += 1) {
          const state = (index + round) % 3 === 0 ? 'hidden' : 'listed';
          await change(id, { state, homeGround: `Ground ${round}` });
          if (index % 10 === 0) await catchUp(api);
        }
      };
      await Promise.all(clubs.map(write));
      await catchUp(api);
      const expected = await startReader();
      expect(findClubs(expected).filter((id) => clubs.includes(id))).toHaveLength(20);
      const sorted = ({ items }: FeedReader) =>
        JSON.stringify([...items].sort(([one], [other]) => (one < other ? -1 : 1)));
      await until(() => sorted(harvested) === sorted(expected));
    } finally {
      isOver = true;
      await outcome;
    }
  });
});
