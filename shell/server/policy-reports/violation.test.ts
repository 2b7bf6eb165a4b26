/** @jest-environment node */
import { getViolation } from './violation';

const PAGE = 'https://clubs.example/clubs/leeds-juniors?review=secret';
const reported = (fields: object) =>
  getViolation({
    directive: 'script-src-elem',
    blocked: 'inline',
    page: PAGE,
    sourceFile: undefined,
    ...fields,
  });

describe('what we keep of a reported violation', () => {
  it.each([
    ['inline', { source: 'inline' }],
    ['eval', { source: 'eval' }],
    ['wasm-eval', { source: 'eval' }],
    ['data', { source: 'data' }],
    ['blob:https://clubs.example/1-2', { source: 'data' }],
    ['https://clubs.example/old.js?token=secret', { source: 'self' }],
    ['https://ads.example/a.js?visitor=secret', { source: 'host', host: 'ads.example' }],
    ['wss://ads.example/', { source: 'host', host: 'ads.example' }],
    ['chrome-extension://abc/a.js', { source: 'extension' }],
    ['moz-extension', { source: 'extension' }],
    ['about:blank', { source: 'other' }],
    ['mailto:somebody@example.org', { source: 'other' }],
    ['', { source: 'other' }],
    [undefined, { source: 'other' }],
    [{ toString: 'inline' }, { source: 'other' }],
    ['constructor', { source: 'other' }],
  ])('for a blocked %j is its source', (blocked, kept) => {
    expect(reported({ blocked })).toEqual({ directive: 'script-src-elem', area: 'clubs', ...kept });
  });

  it('blames the extension if its script changed the page', () => {
    expect(reported({ sourceFile: 'safari-web-extension://abc/content.js' }).source).toBe('extension');
    expect(reported({ sourceFile: 'https://clubs.example/shell/main.js' }).source).toBe('inline');
  });

  it.each([
    ["script-src 'self'", 'script-src'],
    ['style-src-attr', 'style-src-attr'],
    ['my-own-src', 'other'],
    [7, 'other'],
  ])('for the directive %j is a known name', (directive, kept) => {
    expect(reported({ directive }).directive).toBe(kept);
  });

  it.each([
    ['https://clubs.example/', undefined],
    ['https://clubs.example/clubs/leeds?token=secret', 'clubs'],
    ['https://clubs.example/browse-clubs', 'browse-clubs'],
    ['https://clubs.example/somebody@example.org/', undefined],
    [`https://clubs.example/${'a'.repeat(31)}`, undefined],
    ['nowhere', undefined],
  ])('for the page %s is its area only', (page, area) => {
    expect(reported({ page })).toEqual({
      directive: 'script-src-elem',
      source: 'inline',
      ...(area !== undefined && { area }),
    });
  });
});
