import { storeClubs } from '../../../test/support/factories.js';
import { useTestApi } from '../../../test/support/test-api.js';

describe('every response', () => {
  const api = useTestApi('suite');

  beforeAll(async () => {
    await storeClubs(
      api.database,
      Array.from({ length: 12 }, (_, index) => ({
        name: `Club ${index}`,
        description: 'A friendly club. '.repeat(10),
      })),
    );
  });

  it('allows nothing to run, frame or sniff', async () => {
    const { headers } = await api.call('/stats');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it('carries the id of its request', async () => {
    const given = await api.call('/stats', { headers: { 'x-request-id': 'proxy-1234.abcd' } });
    expect(given.headers.get('x-request-id')).toBe('proxy-1234.abcd');
    const made = await api.call('/stats', { headers: { 'x-request-id': 'no good: "quoted"' } });
    expect(made.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect((await api.call('/nowhere')).headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });

  it('isn’t sent again while it hasn’t changed', async () => {
    const first = await api.call('/clubs');
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/"[\w-]{43}"$/);
    const again = await api.call('/clubs', {
      headers: { 'if-none-match': tag, 'cache-control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    const other = await api.call('/clubs?limit=1', { headers: { 'if-none-match': tag } });
    expect(other.status).toBe(200);
  });

  it('has no tag if it is an error, so that it never counts as unchanged', async () => {
    const response = await api.call('/clubs/nobody', { headers: { 'if-none-match': '*' } });
    expect(response.status).toBe(404);
    expect(response.headers.get('etag')).toBeNull();
  });

  it.each(['br', 'gzip'])('is compressed with %s if the client supports it', async (encoding) => {
    const response = await api.call('/clubs', { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(await response.json()).toHaveLength(12);
  });

  it('isn’t compressed if it is short, or the client doesn’t want that', async () => {
    expect(
      (await api.call('/stats', { headers: { 'accept-encoding': 'gzip' } })).headers.get('content-encoding'),
    ).toBeNull();
    expect(
      (await api.call('/clubs', { headers: { 'accept-encoding': 'identity' } })).headers.get(
        'content-encoding',
      ),
    ).toBeNull();
  });

  it('has no body for HEAD', async () => {
    const response = await api.call('/clubs', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('x-total-count')).toBe('12');
    expect(await response.text()).toBe('');
  });

  it.each([
    ['GET', '/nowhere'],
    ['PUT', '/reviews'],
    ['DELETE', '/clubs/1'],
    ['OPTIONS', '/stats'],
    ['GET', '/clubs/1/reviews/2'],
  ])('is a 404 for the unknown call %s %s', async (method, path) => {
    const response = await api.call(`${path}?secret=1`, { method });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      statusCode: 404,
      message: `There’s no call ${method} /api${path}`,
      error: 'Not Found',
    });
  });
});
