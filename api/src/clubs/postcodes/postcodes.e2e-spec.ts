import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { storeClubs } from '../../../test/support/factories.js';
import type { TestApi } from '../../../test/support/test-api.js';
import { startTestApi } from '../../../test/support/test-api.js';
import { until } from '../../../test/support/until.js';
import { OutwardCode, Postcode } from './postcode.entity.js';

/** A position far from any outward code's middle, to show where the result came from. */
const PLACE = { latitude: 52.1, longitude: -3.1 };

/** Serves the postcodes.io protocol for a few made-up postcodes. */
function answer(request: IncomingMessage, response: ServerResponse): void {
  const reply = (status: number, body: object): void => {
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ status, ...body }));
  };
  switch (decodeURIComponent(request.url ?? '')) {
    case '/postcodes/LS6 3AB':
      return reply(200, { result: { postcode: 'LS6 3AB', country: 'England', ...PLACE } });
    case '/postcodes/LS6 3AC':
      return reply(404, {
        error: 'Postcode not found',
        terminated: { postcode: 'LS6 3AC', year_terminated: 1998, ...PLACE },
      });
    case '/postcodes/LS6 3AD':
      return reply(200, { result: { postcode: 'LS6 3AD', latitude: null, longitude: null } });
    case '/postcodes/LS6 3AE':
      return reply(200, { result: 'nonsense' });
    case '/postcodes/LS6 3AF':
      return reply(500, { error: 'broken' });
    case '/postcodes/LS6 3AG':
      response.writeHead(200).end('<html>');
      return;
    case '/postcodes/LS6 3AH':
      return; // never responds
    case '/postcodes/NP16 5AA':
      return reply(200, { result: { postcode: 'NP16 5AA', country: 'Wales', ...PLACE } });
    case '/outcodes/ZZ9':
      return reply(200, { result: { outcode: 'ZZ9', ...PLACE } });
    default:
      return reply(404, { error: 'Postcode not found' });
  }
}

describe('where a postcode is', () => {
  let api: TestApi;
  let service: Server;
  let asked: string[];

  const near = async (postcode: string): Promise<string[]> => {
    const clubs = await api.read<{ name: string }[]>(
      `/clubs/search?postcode=${encodeURIComponent(postcode)}`,
    );
    return clubs.map((club) => club.name);
  };

  beforeAll(async () => {
    service = createServer((request, response) => {
      asked.push(request.url ?? '');
      answer(request, response);
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  });

  afterAll(() => {
    service.closeAllConnections();
    service.close();
  });

  beforeEach(async () => {
    asked = [];
    const { port } = service.address() as AddressInfo;
    api = await startTestApi({ postcodesApiUrl: `http://127.0.0.1:${port}` });
    await storeClubs(api.database, [
      { name: 'By the table', latitude: 50.5, longitude: -4.5 },
      { name: 'By the service', ...PLACE },
      { name: 'By the outward code', latitude: 53.82, longitude: -1.57 },
    ]);
  });

  afterEach(() => api.stop());

  it('is known from the table, without a request', async () => {
    await api.database.dataSource.manager.save(Postcode, {
      postcode: 'LS63AA',
      latitude: 50.5,
      longitude: -4.5,
    });
    await api.database.dataSource.manager.save(OutwardCode, {
      outwardCode: 'LS7',
      latitude: 50.5,
      longitude: -4.5,
    });
    expect(await near('LS6 3AA')).toEqual(['By the table']);
    expect(await near('LS7')).toEqual(['By the table']);
    expect(asked).toEqual([]);
  });

  it('is requested from the service once, and stored', async () => {
    expect(await near('LS6 3AB')).toEqual(['By the service']);
    expect(await near('ls63ab')).toEqual(['By the service']);
    expect(asked).toEqual(['/postcodes/LS6%203AB']);
    const kept = () => api.database.dataSource.getRepository(Postcode).findOneBy({ postcode: 'LS63AB' });
    await until(async () => (await kept()) !== null);
    expect(await kept()).toEqual({ postcode: 'LS63AB', ...PLACE, inEngland: true });
  });

  it('is remembered as outside England', async () => {
    expect(await near('NP16 5AA')).toEqual(['By the service']);
    const kept = () => api.database.dataSource.getRepository(Postcode).findOneBy({ postcode: 'NP165AA' });
    await until(async () => (await kept()) !== null);
    expect(await kept()).toMatchObject({ inEngland: false });
  });

  it('is its last position, when the postcode is no longer in use', async () => {
    expect(await near('LS6 3AC')).toEqual(['By the service']);
  });

  it('is requested for an outward code that the product doesn’t know', async () => {
    expect(await near('ZZ9')).toEqual(['By the service']);
    expect(await near('LS6')).toEqual(['By the outward code']);
    expect(asked).toEqual(['/outcodes/ZZ9']);
  });

  it.each(['LS6 3AD', 'LS6 9ZZ'])('isn’t made up when the service doesn’t know %s', async (postcode) => {
    const response = await api.call(`/clubs/search?postcode=${encodeURIComponent(postcode)}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      message: expect.stringContaining(`postcode "${postcode}" wasn’t found`),
    });
  });

  it.each(['LS6 3AE', 'LS6 3AF', 'LS6 3AG', 'LS6 3AH'])(
    'is the middle of the outward code when the service fails with %s',
    async (postcode) => {
      expect(await near(postcode)).toEqual(['By the outward code']);
    },
  );

  it('isn’t cached when a later request may return more', async () => {
    const getCache = async (postcode: string) => {
      const path = `/clubs/search?postcode=${encodeURIComponent(postcode)}`;
      return (await api.call(path)).headers.get('cache-control');
    };
    expect(await getCache('LS6 3AB')).toBe('no-cache');
    expect(await getCache('LS6')).toBe('no-cache');
    expect(await getCache('LS6 9ZZ')).toBe('no-store');
    expect(await getCache('LS6 3AF')).toBe('no-store');
  });

  it('may be among other words', async () => {
    for (const text of ['near LS7', 'Leeds LS6 3AB']) {
      const response = await api.call(`/clubs/search?postcode=${encodeURIComponent(text)}`);
      expect(response.status).toBe(200);
    }
  });

  it('comes from a new table at once', async () => {
    const { manager } = api.database.dataSource;
    await manager.save(Postcode, { postcode: 'LS63AA', latitude: 50.5, longitude: -4.5 });
    expect(await near('LS6 3AA')).toEqual(['By the table']);
    await manager.save(Postcode, { postcode: 'LS63AA', ...PLACE });
    expect(await near('LS6 3AA')).toEqual(['By the service']);
  });

  it('isn’t requested from a silent service again for a while', async () => {
    await near('LS6 3AH');
    expect(await near('LS6 3AB')).toEqual(['By the outward code']);
    expect(asked).toEqual(['/postcodes/LS6%203AH']);
  });
});
