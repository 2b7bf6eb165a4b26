import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { getProblems } from './page-check.mjs';

const STYLE = 'a{color:red}';
const DIGEST = createHash('sha256').update(STYLE).digest('base64');
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'self'; script-src 'self'; style-src 'sha256-${DIGEST}'; frame-ancestors 'none'`,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=()',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
const page = (main, head = '') =>
  `<!doctype html><html><head><title>A</title><style>${STYLE}</style>${head}</head><body><main><p>${main}</p></main></body></html>`;

function problems(body, { headers = {}, status = 200, path = '/', method = 'GET' } = {}) {
  const all = Object.fromEntries(
    Object.entries({ ...HEADERS, ...headers }).filter(([, value]) => value !== null),
  );
  const answer = { status, headers: all, names: Object.keys(all), body: Buffer.from(body) };
  return getProblems({ method, path }, answer, { privateText: /@private\.example/ });
}

describe('the fuzz’s findings about a page', () => {
  it('are none if all is well', () => {
    assert.deepEqual(
      problems(page('&lt;zq7x&gt; and <a href="/x?next=https://zq7x.example/">a link of ours</a>')),
      [],
    );
  });

  for (const [what, main, problem] of [
    ['an element', '<zq7x>', 'has an element that was sent'],
    ['an attribute', '<b title="" zq7x="1">', 'has an attribute that was sent'],
    ['a handler', '<b onfocus="a()">', 'has a handler: onfocus'],
    ['a script as a link', '<a href=" java\nscript:a()">', 'leads to what was sent: <a href>'],
    ['a link to another host', '<a href="//zq7x.example">', 'leads to what was sent: <a href>'],
    ['a form to another host', '<form action="\\\\zq7x.example">', 'leads to what was sent: <form action>'],
    ['a script', '<script>a()</script>', 'has a script that its policy refuses'],
    [
      'a script of another host',
      '<script src="//cdn.example/a.js"></script>',
      'has a script of another place',
    ],
    [
      'data that is cut off',
      '<script type="application/json">{"a":"</script>',
      'has broken data: application/json',
    ],
    ['a style', '<style>b{}</style>', 'has a style that its policy refuses'],
    ['a style attribute', '<b style="color:red">', 'has a style attribute, which its policy refuses'],
    ['a header', 'zq7h', 'shows a header'],
    ['an address', 'sam@private.example', 'tells what is somebody’s own'],
  ])
    it(`is ${what} that it shouldn't have`, () => assert.deepEqual(problems(page(main)), [problem]));

  it('include a page that is cut off or has nothing to show', () => {
    assert.deepEqual(problems(page('a').slice(0, -7)), ['is not a whole document']);
    assert.deepEqual(problems(page('').replace('<p></p>', '')), ['has nothing in its main area']);
    assert.deepEqual(problems(page('', '<title>B</title>')), ['has 2 titles']);
  });
});

describe('the fuzz’s findings about any response', () => {
  const json = { 'content-type': 'application/json' };

  it('include an error, unless it has Retry-After', () => {
    assert.deepEqual(problems('{}', { headers: json, status: 500 }), ['answers 500']);
    assert.deepEqual(problems('{}', { headers: { ...json, 'retry-after': '5' }, status: 503 }), []);
    assert.deepEqual(problems('{}', { headers: json, status: 503 }), ['answers 503']);
  });

  it('include each missing security header', () => {
    for (const name of Object.keys(HEADERS).filter((one) => one !== 'content-type'))
      assert.deepEqual(problems('{}', { headers: { ...json, [name]: null } }), [`lacks ${name}`]);
  });

  it('include an injected header, an unknown cookie, and a redirect to another site', () => {
    const withHeaders = (headers) => problems('{}', { headers: { ...json, ...headers } });
    assert.deepEqual(withHeaders({ 'x-zq7x': '1' }), ['has a header that was sent']);
    assert.deepEqual(withHeaders({ vary: 'zq7h' }), ['shows a header in a header']);
    assert.deepEqual(withHeaders({ 'set-cookie': ['a=b; Path=/; HttpOnly; Secure; SameSite=Lax'] }), [
      'sets another cookie',
    ]);
    for (const location of ['//zq7x.example', '/\\zq7x.example', 'https://zq7x.example/'])
      assert.deepEqual(withHeaders({ location }), ['leads to another site']);
  });

  it('include a content type that doesn’t match', () => {
    assert.deepEqual(problems('{', { headers: json }), ['is no JSON']);
    assert.deepEqual(problems('a', { headers: { 'content-type': null } }), ['has a body without a type']);
    assert.deepEqual(problems('a', { headers: { 'content-type': 'text/plain' }, path: '/a.svg?b' }), [
      'is text/plain at an address with .svg',
    ]);
  });
});
