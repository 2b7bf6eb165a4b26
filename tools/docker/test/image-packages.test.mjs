import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../setup/npm.mjs';
import { unwantedAmong } from './image-packages.mjs';

const fromRoot = (path) => ({
  path,
  name: JSON.parse(readFileSync(join(ROOT, path, 'package.json'), 'utf8')).name,
});

describe('unwantedAmong', () => {
  it('finds every TypeScript compiler, whatever name it is installed under', () => {
    const compilers = ['typescript', '@typescript/old', '@typescript/native'].map((name) =>
      fromRoot(`node_modules/${name}`),
    );
    assert.deepEqual(unwantedAmong(compilers), compilers);
  });

  it('finds a tool where the lock file has a production package', () => {
    const disguised = { path: 'node_modules/fastify', name: 'jest' };
    assert.deepEqual(unwantedAmong([disguised]), [disguised]);
  });

  it('finds a package that the lock file does not know', () => {
    const stray = { path: 'node_modules/no-such-package', name: 'no-such-package' };
    assert.deepEqual(unwantedAmong([stray]), [stray]);
  });

  it('accepts production packages', () => {
    assert.deepEqual(unwantedAmong([fromRoot('node_modules/fastify'), fromRoot('node_modules/typeorm')]), []);
  });
});
