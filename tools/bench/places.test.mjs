import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describePlaces } from './places.mjs';

it('puts places with many neighbours first and isolated ones last', () => {
  const town = Array.from({ length: 30 }, (_, index) => ({
    code: `T${index + 10}`,
    latitude: 51.5 + index / 10_000,
    longitude: -0.1,
  }));
  const lonely = Array.from({ length: 30 }, (_, index) => ({
    code: `L${index + 10}`,
    latitude: 52 + index / 5,
    longitude: -2,
  }));
  const { dense, sparse } = describePlaces([...lonely, ...town]);
  assert.ok(dense.every((code) => code.startsWith('T')));
  assert.ok(sparse.every((code) => code.startsWith('L')));
});
