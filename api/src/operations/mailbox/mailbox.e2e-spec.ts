import { storeClubs } from '../../../test/support/factories.js';
import { reviewForm } from '../../../test/support/review-form.js';
import { postJson } from '../../../test/support/sessions.js';
import { startTestApi, useTestApi } from '../../../test/support/test-api.js';
import type { ReadableMail } from './mailbox.service.js';

describe('the mailbox', () => {
  const api = useTestApi('suite');
  const page = (path = '', accept = 'text/html') =>
    fetch(`${api.url}/dev/mailbox${path}`, { headers: { accept } });
  const listed = async () => (await (await page('', 'application/json')).json()) as ReadableMail[];

  beforeAll(async () => {
    const clubs = await storeClubs(api.database, [{ name: '<b>Leeds</b> Lions' }, { name: 'Ashby Rovers' }]);
    expect(await (await page()).text()).toContain('No mails yet');
    for (const { id } of clubs) await postJson(api, '/reviews', reviewForm(id));
  });

  it('lists mails, the newest first, for programs too', async () => {
    const mails = await listed();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['parent@home.example', 'Confirm your review of Ashby Rovers'],
      ['parent@home.example', 'Confirm your review of <b>Leeds</b> Lions'],
    ]);
    const html = await (await page()).text();
    expect(html).toContain('Confirm your review of Ashby Rovers');
    expect(html).toContain('&lt;b&gt;Leeds&lt;/b&gt;');
    expect(html).toContain(`/dev/mailbox/${mails[0]?.id}`);
  });

  it('shows a mail with its text, and its HTML in a frame that can do nothing', async () => {
    const [mail] = await listed();
    const reading = await page(`/${mail?.id}`);
    expect(reading.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(reading.headers.get('content-security-policy')).toContain("frame-src 'self'");
    const html = await reading.text();
    expect(html).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(html).toMatch(/<a href="http:\/\/127\.0\.0\.1:3000\/verify-review#token=[\w-]{43}">/);

    const part = await page(`/${mail?.id}/html`);
    expect(await part.text()).toBe(mail?.html);
    expect(part.headers.get('content-security-policy')).toMatch(/default-src 'none'.* sandbox/);
    expect(part.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(await (await page(`/${mail?.id}`, 'application/json')).json()).toEqual(mail);
  });

  it.each(['/0', '/x', '/999999999', '/99999999999999999999', '/1/html/more'])(
    'returns 404 for the mail at %s',
    async (path) => {
      const response = await page(path);
      expect([response.status, await response.json()]).toEqual([
        404,
        expect.objectContaining({ statusCode: 404 }),
      ]);
    },
  );

  it('is available on a public address if requested', async () => {
    const other = await startTestApi({ publicUrl: 'https://reviews.example', devMailbox: true });
    const { status } = await fetch(`${other.url}/dev/mailbox`);
    await other.stop();
    expect(status).toBe(200);
  });

  it.each([
    { smtpUrl: 'smtp://127.0.0.1:1' },
    { production: true },
    { production: true, devMailbox: true },
    { publicUrl: 'https://reviews.example' },
    { devMailbox: false },
  ])('doesn’t exist with %j, and no response links to it', async (settings) => {
    const other = await startTestApi(settings);
    try {
      const [club] = await storeClubs(other.database, [{ name: 'Leeds Lions' }]);
      const submitted = await postJson(other, '/reviews', reviewForm(club?.id ?? 0));
      expect(await submitted.json()).not.toHaveProperty('mailbox');
      for (const path of ['', '/1', '/1/html']) {
        expect((await fetch(`${other.url}/dev/mailbox${path}`)).status).toBe(404);
      }
    } finally {
      await other.stop();
    }
  });
});
