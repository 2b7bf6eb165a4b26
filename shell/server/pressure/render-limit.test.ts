/** @jest-environment node */
import { SiteOfPages } from '../testing/site-of-pages';
import { createRenderLimit, TooBusyError } from './render-limit';

describe('a server with too many pages to render', () => {
  let site: SiteOfPages;
  let open: () => void;
  beforeEach(async () => {
    site = await new SiteOfPages().start();
    open = () => {};
  });
  afterEach(async () => {
    open();
    await site.stop();
  });

  it('refuses further ones at once, politely, and serves what is cached', async () => {
    await site.visit('/clubs/1');
    site.gate = new Promise<void>((resolve) => (open = resolve));
    const waiting = Array.from({ length: 50 }, (_, index) => site.visit(`/clubs/${index + 2}`));
    while (site.rendered.length < 51) await new Promise((resolve) => setTimeout(resolve, 5));
    const { status, headers, text } = await site.visit('/clubs/99');
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('5');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(text).toContain('<h1>We’re busy right now</h1>');
    expect((await site.visit('/clubs/1')).status).toBe(200);
    const joined = site.visit('/clubs/2');
    open();
    for (const answer of await Promise.all([...waiting, joined])) expect(answer.status).toBe(200);
    expect((await site.visit('/clubs/99')).status).toBe(200);
  });

  it('lets nobody wait for a page that takes too long', async () => {
    site.gate = new Promise<void>((resolve) => (open = resolve));
    const answers = await Promise.all([site.visit('/clubs/1'), site.visit('/clubs/1')]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
  }, 60_000);
});

describe('a render limit', () => {
  it('makes nobody wait five seconds', async () => {
    jest.useFakeTimers();
    try {
      const page = createRenderLimit(() => false).inTime(new Promise(() => {}));
      const refusal = expect(page).rejects.toThrow(TooBusyError);
      await jest.advanceTimersByTimeAsync(4999);
      await refusal;
    } finally {
      jest.useRealTimers();
    }
  });

  it('starts no second one while the event loop is behind', async () => {
    let isLate = true;
    const limit = createRenderLimit(() => isLate);
    let finish = () => {};
    const first = limit.make(() => new Promise<void>((resolve) => (finish = resolve)));
    await expect(limit.make(async () => {})).rejects.toThrow(TooBusyError);
    isLate = false;
    await limit.make(async () => {});
    finish();
    await first;
  });
});
