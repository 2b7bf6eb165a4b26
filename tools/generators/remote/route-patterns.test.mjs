import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { overlap } from './route-patterns.mjs';

describe('two path patterns', () => {
  for (const [one, other] of [
    ['/clubs', '/clubs'],
    ['/clubs', '/Clubs/'],
    ['/clubs/:idOrSlug', '/clubs/new'],
    ['/browse-age', '/browse-age/:ageGroup?'],
    ['/:page', '/about'],
  ])
    it(`overlap: ${one} and ${other}`, () => {
      assert.ok(overlap(one, other));
      assert.ok(overlap(other, one));
    });

  for (const [one, other] of [
    ['/', '/clubs'],
    ['/clubs', '/clubs/:idOrSlug'],
    ['/clubs/:idOrSlug', '/coaching/:id'],
    ['/browse-age/:ageGroup?', '/browse-age/:ageGroup/new'],
  ])
    it(`don't overlap: ${one} and ${other}`, () => {
      assert.ok(!overlap(one, other));
      assert.ok(!overlap(other, one));
    });
});
