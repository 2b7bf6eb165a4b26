import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clipLine, clipOutline, simplify } from './outlines.mjs';

const BOX = [0, 0, 10, 10];

test('an outline is cut along the sides of a box', () => {
  const cut = clipOutline(
    [
      [5, 5],
      [15, 5],
      [15, 8],
      [5, 8],
    ],
    BOX,
  );
  assert.deepEqual(cut.toSorted(), [
    [10, 5],
    [10, 8],
    [5, 5],
    [5, 8],
  ]);
});

test('a line keeps the parts inside a box', () => {
  const line = [-1, 1, 2, 12, 3, 4].map((x) => [x, 5]);
  assert.deepEqual(clipLine(line, BOX), [
    [
      [1, 5],
      [2, 5],
    ],
    [
      [3, 5],
      [4, 5],
    ],
  ]);
});

test('points close to the line without them are left out', () => {
  const line = [
    [0, 0],
    [1, 0.01],
    [2, 1],
    [3, 0],
  ];
  assert.deepEqual(
    simplify(line, () => 0.6),
    [line[0], line[2], line[3]],
  );
});
