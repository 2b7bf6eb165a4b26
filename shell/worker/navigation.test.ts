/** @jest-environment node */
import { answerNavigation } from './navigation';
import { answerWith, KeptSite, getPage } from './testing/kept-site';

const LIONS = '/clubs/leeds-lions';
const never = () => new Promise<Response>(() => {});
const noWay = () => Promise.reject<Response>(new TypeError('Failed to fetch'));

let site: KeptSite;
let reached: boolean[];
let besides: Promise<unknown>[];
beforeEach(async () => {
  [site, reached, besides] = [new KeptSite(), [], []];
  await site.kept.prepare();
  await site.kept.take(LIONS, answerWith(getPage('As it was')));
});
afterEach(() => jest.useRealTimers());

const answer = (path: string, network: Promise<Response>) =>
  answerNavigation(
    {
      url: new URL(path, 'https://reviews.example'),
      network,
      isOnline: false,
      besides: (work) => void besides.push(work),
    },
    site.kept,
    (isReached) => void reached.push(isReached),
  );

describe('opening a page', () => {
  it('shows the server’s response, and keeps it', async () => {
    const shown = await answer(LIONS, Promise.resolve(answerWith(getPage('As it is'))));
    expect(await shown.text()).toBe(getPage('As it is'));
    await Promise.all(besides);
    expect(await (await site.kept.find(LIONS))!.answer.text()).toBe(getPage('As it is'));
    expect(reached).toEqual([true]);
  });

  it.each([404, 500, 503])('shows the server’s own errors (%s)', async (status) => {
    const shown = await answer(LIONS, Promise.resolve(answerWith('no', { status })));
    expect([shown.status, await shown.text()]).toEqual([status, 'no']);
  });

  it('keeps no page with a query', async () => {
    await answer(`${LIONS}?reviews=2`, Promise.resolve(answerWith(getPage('The second part'))));
    expect(besides).toEqual([]);
  });

  it('shows the kept page if the server cannot be reached', async () => {
    const shown = await answer(LIONS, noWay());
    expect(shown.status).toBe(200);
    expect(await shown.text()).toContain('You’re offline. This page is from');
    expect(shown.headers.get('Content-Security-Policy')).toBe("default-src 'self'");
    expect(reached).toEqual([false]);
  });

  it('redirects from a URL with a query to the page', async () => {
    jest
      .spyOn(Response, 'redirect')
      .mockImplementationOnce((to) => new Response(null, { status: 302, headers: { Location: String(to) } }));
    const shown = await answer(`${LIONS}?reviews=2`, noWay());
    expect(shown.headers.get('Location')).toBe(LIONS);
  });

  it('shows the list of kept pages instead of one that isn’t kept, without the page itself', async () => {
    const shown = await answer('/faq', noWay());
    expect(shown.status).toBe(503);
    const text = await shown.text();
    expect(text).toContain(`<a href="${LIONS}">As it was</a>`);
    expect(text).not.toContain('href="/offline"');
  });

  it('is left to the browser if nothing is kept', async () => {
    site = new KeptSite();
    expect((await answer('/faq', noWay())).type).toBe('error');
  });

  it('waits ten seconds for the server before it shows the kept page', async () => {
    jest.useFakeTimers();
    const shown = answer(LIONS, never());
    await jest.advanceTimersByTimeAsync(9_999);
    expect(reached).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(await (await shown).text()).toContain('As it was');
    expect(reached).toEqual([false]);
  });

  it('keeps waiting for a page that isn’t kept', async () => {
    jest.useFakeTimers();
    let send = (_answer: Response) => {};
    const shown = answer('/faq', new Promise((resolve) => (send = resolve)));
    await jest.advanceTimersByTimeAsync(60_000);
    send(answerWith('late'));
    expect(await (await shown).text()).toBe('late');
  });
});
