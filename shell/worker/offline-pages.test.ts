/** @jest-environment node */
import { answerWith, KeptSite, PAGE_HEADERS, getPage } from './testing/kept-site';

const DAY_MS = 24 * 3_600_000;
const LIONS = '/clubs/leeds-lions';
const LIST = '/offline/kept.json';

let site: KeptSite;
beforeEach(() => (site = new KeptSite()));

const take = (path: string, html: string, init?: ResponseInit) =>
  site.kept.take(path, answerWith(html, init));
const textAt = async (path: string) => (await site.kept.find(path))?.answer.text();

describe('pages on a device', () => {
  it('are kept with the files they need, and with their headers', async () => {
    await take(LIONS, getPage('Leeds Lions'), { headers: { ETag: 'W/"1"', 'Content-Encoding': 'br' } });
    const { page, answer } = (await site.kept.find(LIONS))!;
    expect(page).toMatchObject({ path: LIONS, title: 'Leeds Lions', files: ['/assets/main.1.js'] });
    expect(answer.headers.get('Content-Security-Policy')).toBe(PAGE_HEADERS['Content-Security-Policy']);
    expect(answer.headers.get('ETag')).toBeNull();
    expect(answer.headers.get('Content-Encoding')).toBeNull();
    expect(await site.paths()).toEqual(['/assets/main.1.js', LIONS, LIST]);
  });

  it.each([
    ['is for one visitor', getPage('Lions'), { headers: { 'Cache-Control': 'private, no-cache' } }],
    ['is for nobody to keep', getPage('Lions'), { headers: { 'Cache-Control': 'no-store' } }],
    ['doesn’t say that it may be', getPage('Lions', { keep: false }), {}],
    ['is a failure', getPage('Lions'), { status: 503 }],
  ])('are not kept if the page %s', async (_why, html, init) => {
    await take(LIONS, html, init);
    expect(await site.paths()).toEqual([]);
  });

  it('stay as they were when the server fails, or sends a version for one visitor', async () => {
    await take(LIONS, getPage('Lions'));
    await take(LIONS, getPage('Canary'), { headers: { 'Cache-Control': 'private, no-cache' } });
    await take(LIONS, 'busy', { status: 503 });
    expect(await textAt(LIONS)).toBe(getPage('Lions'));
  });

  it.each([
    ['is gone', () => answerWith('gone', { status: 410 })],
    ['isn’t found', () => answerWith('none', { status: 404 })],
    [
      'is at another address',
      () => Object.defineProperty(answerWith(''), 'type', { value: 'opaqueredirect' }),
    ],
  ])('are dropped once the page %s', async (_why, answer) => {
    await take(LIONS, getPage('Lions'));
    await site.kept.take(LIONS, answer());
    expect(await site.paths()).toEqual([LIST]);
  });

  it('are replaced by the latest version, along with their old files', async () => {
    await take(LIONS, getPage('Lions'));
    await take(LIONS, getPage('Lions again', { script: '/assets/main.2.js' }));
    expect(await textAt(LIONS)).toBe(getPage('Lions again', { script: '/assets/main.2.js' }));
    expect(await site.paths()).toEqual(['/assets/main.2.js', LIONS, LIST]);
  });

  it('are limited to thirty clubs; the least recently used are dropped', async () => {
    await site.kept.prepare();
    for (let club = 1; club <= 30; club += 1) {
      site.now += 1000;
      await take(`/clubs/${club}`, getPage(`Club ${club}`));
    }
    site.now += 1000;
    await site.kept.find('/clubs/1');
    site.now += 1000;
    await take('/clubs/31', getPage('Club 31'));
    const kept = (await site.kept.list()).map(({ path }) => path);
    expect(kept).toHaveLength(32);
    expect(kept.slice(0, 2)).toEqual(['/clubs/31', '/clubs/1']);
    expect(kept).toEqual(expect.arrayContaining(['/', '/offline']));
    expect(kept).not.toContain('/clubs/2');
    expect(await site.paths()).not.toContain('/clubs/2');
  });

  it('are kept for thirty days', async () => {
    await take(LIONS, getPage('Lions'));
    site.now += 29 * DAY_MS;
    expect(await textAt(LIONS)).toBe(getPage('Lions'));
    site.now += DAY_MS;
    expect(await textAt(LIONS)).toBeUndefined();
    await site.kept.prepare();
    expect(await site.paths()).not.toContain(LIONS);
  });

  it('are all kept when several arrive at once', async () => {
    const clubs = ['/clubs/1', '/clubs/2', '/clubs/3'];
    await Promise.all(clubs.map((path) => take(path, getPage(path))));
    for (const path of clubs) expect(await textAt(path)).toBe(getPage(path));
  });
});

describe('a page that reports itself', () => {
  const opened = (path: string, cameThroughWorker: boolean, files: string[] = []) =>
    site.kept.opened({ path, files, cameThroughWorker });

  it('is fetched, with the code it has loaded, if it didn’t come through the worker', async () => {
    site.pages[LIONS] = getPage('Lions');
    await opened(LIONS, false, ['/assets/when-idle.1.js']);
    expect(await textAt(LIONS)).toBe(getPage('Lions'));
    expect(await site.paths()).toContain('/assets/when-idle.1.js');
  });

  it('isn’t fetched again too soon', async () => {
    site.pages[LIONS] = getPage('Lions');
    await opened(LIONS, false);
    await opened(LIONS, false);
    const times = () => site.fetched.filter((path) => path === LIONS).length;
    expect(times()).toBe(1);
    site.now += 2 * 3_600_000;
    await opened(LIONS, false);
    expect(times()).toBe(2);
  });

  it('isn’t fetched if it came through the worker, which may not have kept it', async () => {
    await opened(LIONS, true, ['/assets/when-idle.1.js']);
    expect(site.fetched).not.toContain(LIONS);
    expect(await site.paths()).not.toContain('/assets/when-idle.1.js');
  });

  it('makes the worker fetch what is always kept once a day', async () => {
    await site.kept.prepare();
    site.fetched.length = 0;
    await opened(LIONS, true);
    expect(site.fetched).toEqual([]);
    site.now += 2 * DAY_MS;
    await opened(LIONS, true);
    expect(site.fetched).toEqual(['/offline', '/']);
  });
});
