/** @jest-environment node */
import { SiteOfPages } from '../testing/site-of-pages';

let site: SiteOfPages;
beforeAll(async () => {
  site = await new SiteOfPages().start();
});
afterAll(() => site.stop());

const NAVIGATION = { headers: { Accept: 'text/html,*/*;q=0.8' } };

it.each([
  ['/clubs/leeds-lions)', '/clubs/leeds-lions'],
  ['/clubs/leeds-lions.', '/clubs/leeds-lions'],
  ['/clubs/leeds-lions%22).', '/clubs/leeds-lions'],
  ['/clubs/leeds-lions%E2%80%9D,?age=U9s', '/clubs/leeds-lions?age=U9s'],
  ['/faq!', '/faq'],
  ['/)', '/'],
])('%s, pasted with what follows the link, redirects', async (path, target) => {
  const { status, headers } = await site.visit(path, NAVIGATION);
  expect(status).toBe(301);
  expect(headers.get('location')).toBe(target);
});

it.each(['/clubs/17?q=Leeds.', '/browse-age/U7s', '/clubs/17/'])('%s is left alone', async (path) => {
  expect((await site.visit(path, NAVIGATION)).status).toBe(200);
});

it.each(['/ads.txt', '/wp-login.php?x=1', '/.env', '/.well-known/assetlinks.json', '/.git/config'])(
  '%s, which programs look for, gets a short answer',
  async (path) => {
    const { status, text } = await site.visit(path);
    expect(status).toBe(404);
    expect(text.length).toBeLessThan(300);
    expect(site.rendered).not.toContain(path);
  },
);

it('shows people the page that says so', async () => {
  await site.visit('/index.html', NAVIGATION);
  expect(site.rendered).toContain('/index.html');
});
