/** @jest-environment node */
import type { PageCall } from '@club-reviews/shared-ui/platform';
import { createPageCaller } from './page-calls';

const VISITOR = { address: '192.0.2.1', requestId: 'r1' };
const ANSWERS: Record<string, unknown> = {
  'http://api/api/groups': ['U7s', 'U8s'],
  'http://api/api/reviews/U7s': ['a review'],
};

const callOf = (path: string): PageCall => ({
  endpointName: 'call',
  arg: path,
  path,
  read: ({ body }) => body,
});

let asked: string[];

beforeEach(() => {
  asked = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    asked.push(String(address));
    const body = ANSWERS[String(address)];
    return new Response(JSON.stringify(body ?? { message: 'No such call' }));
  });
});
afterEach(() => jest.restoreAllMocks());

describe('page caller', () => {
  it('hands over what each call yields, with its cache key', async () => {
    const run = createPageCaller('http://api');
    expect(await run({ calls: [callOf('/groups')] }, VISITOR)).toEqual({
      values: [['U7s', 'U8s']],
      preloaded: [{ endpointName: 'call', arg: '/groups', value: ['U7s', 'U8s'] }],
    });
  });

  it('says which page is opened, and by which browser', async () => {
    const run = createPageCaller('http://api');
    const headersOfLastCall = () => jest.mocked(fetch).mock.lastCall?.[1]?.headers;
    await run({ calls: [callOf('/groups')] }, VISITOR);
    expect(headersOfLastCall()).toEqual({ 'X-Forwarded-For': '192.0.2.1', 'X-Request-Id': 'r1' });
    const opens = { path: '/clubs/leeds-lions', userAgent: 'Firefox' };
    await run({ calls: [callOf('/groups')] }, { ...VISITOR, opens });
    expect(headersOfLastCall()).toMatchObject({
      'X-Page-Path': '/clubs/leeds-lions',
      'User-Agent': 'Firefox',
    });
  });

  it('makes further calls from the answers of the first ones', async () => {
    const run = createPageCaller('http://api');
    const { values, preloaded } = await run(
      {
        calls: [callOf('/groups')],
        dependentCalls: ([groups]) => [callOf(`/reviews/${(groups as string[])[0]}`)],
      },
      VISITOR,
    );
    expect(asked).toEqual(['http://api/api/groups', 'http://api/api/reviews/U7s']);
    expect(values).toEqual([['U7s', 'U8s'], ['a review']]);
    expect(preloaded.map(({ arg }) => arg)).toEqual(['/groups', '/reviews/U7s']);
  });

  it('fails when a further call fails', async () => {
    const run = createPageCaller('http://api');
    const broken = { ...callOf('/reviews/U7s'), read: () => Promise.reject(new Error('of no use')) };
    await expect(run({ calls: [], dependentCalls: () => [broken] }, VISITOR)).rejects.toThrow('of no use');
  });
});
