/** @jest-environment node */
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiClient } from './api-client';
import type { ApiClient } from './api-client';

let server: Server;
let callApi: ApiClient;
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url!);
    response.setHeader('X-Page-Clubs', '7');
    if (request.url === '/api/clubs/lions') response.end('{"name":"Lions"}');
    else if (request.url === '/api/clubs/7')
      response.writeHead(301, { Location: '/api/clubs/lions' }).end('{"statusCode":301}');
    else if (request.url === '/api/elsewhere')
      response.writeHead(301, { Location: 'https://elsewhere.test/' }).end('{}');
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  callApi = createApiClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterAll(() => server.closeAllConnections());
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => void asked.splice(0));

const call = (path: string) => callApi({ path, signal: AbortSignal.timeout(5000) });

describe('the api client', () => {
  it('reads a response in full', async () => {
    const { status, headers, body } = await call('/clubs/lions');
    expect([status, headers.get('x-page-clubs'), body]).toEqual([200, '7', { name: 'Lions' }]);
    expect(await call('/nothing')).toMatchObject({ status: 404, body: undefined });
  });

  it('follows a redirect within the api, and then claims to depend on no single club', async () => {
    const { status, headers, body } = await call('/clubs/7');
    expect([status, headers.get('X-Page-Clubs'), body]).toEqual([200, null, { name: 'Lions' }]);
    expect(asked).toEqual(['/api/clubs/7', '/api/clubs/lions']);
  });

  it('follows no other redirect', async () => {
    expect(await call('/elsewhere')).toMatchObject({ status: 301 });
    expect(asked).toEqual(['/api/elsewhere']);
  });
});
