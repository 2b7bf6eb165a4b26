import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ROOT } from '../setup/npm.mjs';
import { readOptions } from './options.mjs';

describe('the benchmark’s options', () => {
  it('measure this api on the small and the large database by default', () => {
    const { sizes, seconds, api } = readOptions([]);
    assert.deepEqual({ sizes, seconds }, { sizes: ['small', 'large'], seconds: 2 });
    assert.equal(`${api}/`, ROOT);
  });

  it('use the medium database and shorter rounds to compare two', () => {
    const { sizes, seconds, against } = readOptions(['--against', '/elsewhere']);
    assert.deepEqual({ sizes, seconds }, { sizes: ['small', 'medium'], seconds: 1 });
    assert.equal(against, '/elsewhere');
  });

  it('put the smallest size first, in whatever order they are given', () => {
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
    ['--against', '/elsewhere', '--write'],
    ['--nonsense'],
  ]) {
    it(`refuse ${wrong.join(' ')}`, () => {
      assert.throws(() => readOptions(wrong));
    });
  }
});
