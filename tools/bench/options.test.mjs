import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readOptions } from './options.mjs';

describe('options of the benchmark', () => {
  it('measure both sizes unless told otherwise', () => {
    assert.deepEqual(readOptions([]).sizes, ['small', 'large']);
  });

  it('put the smallest size first, however they are given', () => {
    assert.deepEqual(readOptions(['--sizes', 'large,small']).sizes, ['small', 'large']);
  });

  it('collect several texts of --only', () => {
    assert.deepEqual(readOptions(['--only', 'club:', '--only', 'stats']).only, ['club:', 'stats']);
  });

  for (const wrong of [
    ['--sizes', 'huge'],
    ['--seconds', '0'],
    ['--rounds', '1.5'],
    ['--load', 'ab'],
    ['--nonsense'],
  ]) {
    it(`refuse ${wrong.join(' ')}`, () => {
      assert.throws(() => readOptions(wrong));
    });
  }
});
