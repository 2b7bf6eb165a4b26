import { fastify } from 'fastify';
import { getRequestId } from './request-id.ts';
import { RequestLog } from './request-log.ts';
import { serverLog } from './server-log.ts';

/** A server whose log lines are kept. */
function watchedServer(level = 'info') {
  const lines: Record<string, unknown>[] = [];
  const to = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) };
  const server = fastify({
    loggerInstance: serverLog('api', level, to),
    logController: new RequestLog({
      details: ({ url }) => (url.startsWith('/clubs/') ? { remote: 'mfe_public' } : undefined),
      isMinor: ({ route }) => route === '/health',
    }),
    genReqId: getRequestId,
  });
  server.get('/clubs/:slug', async (request) => {
    request.log.warn(
      { req: request, err: Object.assign(new Error('broken'), { parameters: ['a@b.example'] }) },
      'oh',
    );
    return { clubs: [] };
  });
  server.get('/health', async () => 'ok');
  return { server, lines };
}

describe('the request log', () => {
  it('has one line for each request, in the format all servers share', async () => {
    const { server, lines } = watchedServer();
    await server.inject({
      url: '/clubs/leeds-lions?token=secret-1',
      headers: { 'x-request-id': 'request-17' },
    });
    await server.close();
    expect(lines).toHaveLength(2);
    expect(lines[1]).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown,
      service: 'api',
      requestId: 'request-17',
      method: 'GET',
      route: '/clubs/:slug',
      status: 200,
      ms: expect.any(Number) as unknown,
      bytes: expect.any(Number) as unknown,
      remote: 'mfe_public',
      msg: 'request',
    });
  });

  it('also has a line for a client that disconnected, and the server survives', async () => {
    const { server, lines } = watchedServer();
    server.addHook('onSend', async ({ raw }) => {
      Object.defineProperty(raw, 'socket', { value: null });
    });
    await server.inject('/clubs/leeds-lions');
    await server.close();
    expect(lines.at(-1)).toMatchObject({ msg: 'request', status: 200, bytes: 0 });
  });

  it.each(['/clubs/leeds-lions', '/not-there'])(
    'never reveals where a visitor is, nor what they search for: %s',
    async (path) => {
      const { server, lines } = watchedServer('trace');
      await server.inject({
        url: `${path}?lat=53.801&lng=-1.549&q=LS6%203AA&token=secret-1`,
        remoteAddress: '192.0.2.7',
        headers: { referer: 'https://site.example/?token=secret-2', cookie: 'c=secret-3' },
      });
      await server.close();
      expect(lines.at(-1)).toMatchObject({ msg: 'request' });
      expect(JSON.stringify(lines)).not.toMatch(/53\.8|1\.549|LS6|lat=|secret|192\.0|leeds|not-there|a@b/);
    },
  );

  it('leaves out routine requests, unless debugging', async () => {
    for (const [level, count] of [
      ['info', 0],
      ['debug', 1],
    ] as const) {
      const { server, lines } = watchedServer(level);
      await server.inject('/health');
      await server.close();
      expect(lines).toHaveLength(count);
    }
  });

  it('says how much was sent for each request on a connection', async () => {
    const { server, lines } = watchedServer();
    const address = await server.listen({ port: 0, host: '127.0.0.1' });
    for (let times = 0; times < 2; times += 1) await (await fetch(`${address}/clubs/one`)).text();
    await server.close();
    const bytes = lines.filter(({ msg }) => msg === 'request').map((line) => line['bytes'] as number);
    expect(bytes).toHaveLength(2);
    for (const one of bytes) expect(one).toBeGreaterThan(100);
    for (const one of bytes) expect(one).toBeLessThan(600);
  });
});
