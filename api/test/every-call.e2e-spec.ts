import { JwtService } from '@nestjs/jwt';
import fc from 'fast-check';
import type { Contract } from './support/any-request.js';
import { anyRequest } from './support/any-request.js';
import { clubAdminHeaders, storeClubAdmin } from './support/club-admins.js';
import { errorProblem } from './support/error-shape.js';
import { storeClubs } from './support/factories.js';
import type { RawAnswer, RawRequest } from './support/raw-request.js';
import { sendRaw } from './support/raw-request.js';
import { siteAdminHeaders } from './support/sessions.js';
import type { TestApi } from './support/test-api.js';
import { startTestApi } from './support/test-api.js';
import { TEST_SECRETS } from './support/test-settings.js';

const SEED = 20_261_121;
const REQUESTS_PER_CALL = 120;
const AT_ONCE = 6;
const TIMEOUT_MS = 10_000;

describe('every call of the contract, whatever it is sent', () => {
  let api: TestApi;
  let authorizations: (string | undefined)[];

  beforeAll(async () => {
    api = await startTestApi();
    const [club] = await storeClubs(api.database, [
      {
        name: 'Leeds Lions',
        latitude: 53.82,
        longitude: -1.57,
        reviews: Array.from({ length: 30 }, (_, index) => ({
          isApproved: index % 2 === 0,
          responseText: index % 4 === 0 ? 'Thank you!' : null,
        })),
      },
      { name: 'Zebra Athletic', reviews: [{ isVerified: false, isApproved: false }] },
    ]);
    const { authorization = '' } = await siteAdminHeaders(api);
    await storeClubAdmin(api.database, club?.id ?? 0, { email: 'sam@lions.example' });
    const clubAdmin = await clubAdminHeaders(api, 'sam@lions.example');
    const foreign = new JwtService().sign({ role: 'site-admin' }, { secret: TEST_SECRETS.jwtSecrets[0] });
    authorizations = [
      authorization,
      authorization,
      authorization,
      clubAdmin['authorization'],
      clubAdmin['authorization'],
      undefined,
      `Bearer ${foreign}`,
      'Bearer x.y.z',
      'Basic eDp5',
    ];
  });

  afterAll(() => api.stop());

  it('never fails, never hangs, and says what is wrong in one shape', async () => {
    const { paths } = await api.read<Contract>('/openapi.json');
    const calls = Object.entries(paths)
      .flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
      )
      // What takes things away comes late, so that the other calls find what they are about; the sessions go last.
      .sort((one, other) => destructiveness(one) - destructiveness(other));
    expect(calls.length).toBeGreaterThan(35);
    const statuses = new Map<number, number>();
    for (const { path, method, operation } of calls) {
      const requests = fc.sample(anyRequest(method, path, operation, authorizations), {
        seed: SEED,
        numRuns: REQUESTS_PER_CALL,
      });
      for (let first = 0; first < requests.length; first += AT_ONCE) {
        await Promise.all(
          requests.slice(first, first + AT_ONCE).map(async (request) => {
            const answer = await answerTo(request);
            statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
            expectRightShape(request, answer);
          }),
        );
      }
    }
    // What was sent reached more than the front door.
    expect([...statuses.keys()]).toEqual(
      expect.arrayContaining([200, 201, 204, 400, 401, 404, 409, 413, 415]),
    );
    expect((await api.call('/health')).status).toBe(200);
    // Each new call adds to it: a busy machine needs minutes.
  }, 600_000);

  /** An answer that is given before a large body has arrived ends the connection, which some clients see first. */
  async function answerTo(request: RawRequest): Promise<RawAnswer> {
    try {
      return await sendRaw(api.url, request, TIMEOUT_MS);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      const mayBeCutOff =
        (request.body?.length ?? 0) > 100_000 && (code === 'EPIPE' || code === 'ECONNRESET');
      if (!mayBeCutOff) throw new Error(`${describeRequest(request)}: ${String(error)}`, { cause: error });
      return { status: 413, contentType: 'application/json', body: cutOff };
    }
  }
});

function destructiveness({ path, method }: { path: string; method: string }): number {
  if (/\/(logout|sessions)/.test(path)) return 2;
  return method === 'delete' ? 1 : 0;
}

const cutOff = JSON.stringify({ statusCode: 413, message: 'cut off', error: 'Payload Too Large' });

function expectRightShape(request: RawRequest, { status, contentType, body }: RawAnswer): void {
  const told = describeRequest(request);
  expect([told, status < 500]).toEqual([told, true]);
  if (request.method === 'HEAD' || [204, 303, 304].includes(status)) {
    expect([told, body]).toEqual([told, '']);
  } else if (status >= 400) {
    expect([told, errorProblem(JSON.parse(body), status)]).toEqual([told, null]);
  } else if (contentType.startsWith('application/json')) {
    expect(() => void JSON.parse(body)).not.toThrow();
  } else {
    expect([told, contentType]).toEqual([told, expect.stringMatching(/^(text\/(csv|html)|image\/png)/)]);
  }
}

function describeRequest({ method, path, headers, body }: RawRequest): string {
  return `${method} ${path.slice(0, 200)} ${JSON.stringify(headers).slice(0, 300)} ${body?.toString('latin1').slice(0, 200) ?? ''}`;
}
