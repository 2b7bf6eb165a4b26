import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { headersFor } from './forwarded-headers.mjs';

const SITE = 'https://clubs.example';
const LOCAL = 'http://127.0.0.1:3010';
const headers = headersFor(SITE, [LOCAL, 'http://localhost:3010'], 'mfe_public');

/** A site cookie's name on this machine. */
const localName = (name) =>
  headers.toBrowser({ 'set-cookie': `${name}=1` }, false)['set-cookie'][0].split('=')[0];

describe('the site’s cookies', () => {
  it('work on this machine’s address, and keep their other attributes', () => {
    const { 'set-cookie': cookies } = headers.toBrowser(
      {
        'set-cookie': [
          '__Secure-session=abc; Path=/api; HttpOnly; Secure; SameSite=Strict',
          'other=1; Domain=.clubs.example; SameSite=None; Secure; Partitioned',
        ],
      },
      false,
    );
    assert.match(
      cookies[0],
      /^against-[0-9a-f]{8}-__Secure-session=abc; Path=\/api; HttpOnly; SameSite=Strict$/,
    );
    assert.match(cookies[1], /^against-[0-9a-f]{8}-other=1; SameSite=Lax$/);
  });

  it('go back to that site under their own names, without any other site’s cookies', () => {
    const other = headersFor('https://other.example', [LOCAL], 'mfe_public');
    const [foreign] = other.toBrowser({ 'set-cookie': 'session=secret' }, false)['set-cookie'];
    const cookie = `${localName('__Secure-session')}=abc; ${foreign}; club-admin-session=local; ${localName('b')}=2`;
    assert.equal(headers.toSite({ cookie }, false).cookie, '__Secure-session=abc; b=2');
    assert.equal('cookie' in headers.toSite({ cookie: foreign }, false), false);
  });
});

describe('requests', () => {
  it('from this machine’s pages look like they come from the site’s', () => {
    for (const origin of [LOCAL, 'http://localhost:3010']) {
      const asked = headers.toSite({ origin, referer: `${origin}/club-admin?tab=1` }, false);
      assert.equal(asked.origin, SITE);
      assert.equal(asked.referer, `${SITE}/club-admin?tab=1`);
    }
  });

  it('from other sites still look like it', () => {
    const asked = {
      origin: 'https://evil.example',
      referer: 'http://127.0.0.1:30101/',
      'sec-fetch-site': 'cross-site',
    };
    assert.deepEqual(headers.toSite(asked, false), asked);
  });

  it('for pages that will be changed ask for a complete, uncompressed one, with the remote’s area left to the browser', () => {
    const asked = {
      'if-none-match': '"1"',
      range: 'bytes=0-1',
      'accept-encoding': 'br',
      accept: 'text/html',
    };
    assert.deepEqual(headers.toSite(asked, true), {
      accept: 'text/html',
      'accept-encoding': 'identity',
      'x-leave-to-browser': 'mfe_public',
    });
    assert.deepEqual(headers.toSite(asked, false), asked);
  });
});

describe('responses', () => {
  it('that redirect to the site redirect to this machine', () => {
    assert.equal(headers.toBrowser({ location: `${SITE}/clubs/17` }, false).location, '/clubs/17');
    assert.equal(headers.toBrowser({ location: SITE }, false).location, '/');
    assert.equal(headers.toBrowser({ location: '/clubs/17' }, false).location, '/clubs/17');
    assert.equal(
      headers.toBrowser({ location: 'https://login.example/' }, false).location,
      'https://login.example/',
    );
  });

  it('that were changed are not cached; others as the site says', () => {
    const answered = { etag: '"1"', 'cache-control': 'public', 'strict-transport-security': 'max-age=1' };
    assert.deepEqual(headers.toBrowser(answered, true), { 'cache-control': 'no-store' });
    assert.deepEqual(headers.toBrowser(answered, false), { etag: '"1"', 'cache-control': 'public' });
  });
});
