/** @jest-environment node */
import type { PageCall } from '@club-reviews/shared-ui/platform';
import type { ApiCall } from '../api-client';
import { createPageCaller } from './page-calls';

const VISITOR = { address: '192.0.2.1', requestId: 'r1' };
const ANSWERS: Record<string, unknown> = { '/groups': ['U7s', 'U8s'], '/reviews/U7s': ['a review'] };

const getCall = (path: string): PageCall => ({
  endpointName: 'call',
  arg: path,
  path,
  read: ({ body }) => body,
});

/** An api whose responses carry these headers, by path; `asked` lists the requests made. */
function apiWith(getHeaders: Record<string, Record<string, string>> = {}) {
  const asked: ApiCall[] = [];
  const run = createPageCaller(async (call) => {
    asked.push(call);
    const headers = new Headers(getHeaders[call.path]);
    return { status: 200, headers, body: ANSWERS[call.path] };
  });
  return { run, asked };
}

describe('page caller', () => {
  it('returns each request’s result, with its cache key', async () => {
    expect(await apiWith().run({ calls: [getCall('/groups')] }, VISITOR)).toMatchObject({
      values: [['U7s', 'U8s']],
      preloaded: [{ endpointName: 'call', arg: '/groups', value: ['U7s', 'U8s'] }],
    });
  });

  it('says which page the responses are for, and nothing about the visitor reading it', async () => {
    const { run, asked } = apiWith();
    await run({ calls: [getCall('/groups')] }, VISITOR);
    await run({ calls: [getCall('/groups')] }, { ...VISITOR, path: '/clubs/leeds-lions' });
    const headers = { 'X-Forwarded-For': '192.0.2.1', 'X-Request-Id': 'r1' };
    expect(asked.map((call) => call.headers)).toEqual([
      headers,
      { ...headers, 'X-Page-Path': '/clubs/leeds-lions' },
    ]);
  });

  it('makes further requests based on the first responses', async () => {
    const { run, asked } = apiWith();
    const { values, preloaded } = await run(
      {
        calls: [getCall('/groups')],
        dependentCalls: ([groups]) => [getCall(`/reviews/${(groups as string[])[0]}`)],
      },
      VISITOR,
    );
    expect(asked.map(({ path }) => path)).toEqual(['/groups', '/reviews/U7s']);
    expect(values).toEqual([['U7s', 'U8s'], ['a review']]);
    expect(preloaded.map(({ arg }) => arg)).toEqual(['/groups', '/reviews/U7s']);
  });

  it('fails when a further request fails', async () => {
    const broken = { ...getCall('/reviews/U7s'), read: () => Promise.reject(new Error('of no use')) };
    const page = { calls: [], dependentCalls: () => [broken] };
    await expect(apiWith().run(page, VISITOR)).rejects.toThrow('of no use');
  });

  it('gives all requests of a page one shared time limit', async () => {
    const { run, asked } = apiWith();
    await run({ calls: [getCall('/groups')], dependentCalls: () => [getCall('/reviews/U7s')] }, VISITOR);
    expect(asked[1]!.signal).toBe(asked[0]!.signal);
  });

  it.each([
    ['nothing without calls', [], {}, 'nothing'],
    [
      'the clubs that all answers name',
      ['/a', '/b'],
      { '/a': '17', '/b': '17,3,2147483647' },
      [17, 3, 2147483647],
    ],
    ['the directory when one names none', ['/a', '/b'], { '/a': '17' }, 'directory'],
    ['the directory when one names what is no club', ['/a'], { '/a': '17,x' }, 'directory'],
  ])('reports %s', async (_, paths, clubs: Record<string, string>, subject) => {
    const headers = Object.entries(clubs).map(([path, ids]) => [path, { 'X-Page-Clubs': ids }]);
    const { run } = apiWith(Object.fromEntries(headers) as Record<string, Record<string, string>>);
    expect(await run({ calls: paths.map(getCall) }, VISITOR)).toMatchObject({ subject });
  });

  it('tells whether a response may change at any moment', async () => {
    const { run } = apiWith({ '/groups': { 'Cache-Control': 'no-store' } });
    const page = (...paths: string[]) => run({ calls: paths.map(getCall) }, VISITOR);
    expect(await page('/groups', '/reviews/U7s')).toMatchObject({ isPassing: true });
    expect(await page('/reviews/U7s')).toMatchObject({ isPassing: false });
  });

  it('returns what opening the page counts', async () => {
    const { run } = apiWith({ '/groups': { 'X-Page-Opening': 'view=17' } });
    const calls = ['/groups', '/reviews/U7s'].map(getCall);
    expect(await run({ calls }, VISITOR)).toMatchObject({ openings: ['view=17'] });
  });
});
