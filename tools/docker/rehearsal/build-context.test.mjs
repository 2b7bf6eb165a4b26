import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ignoredBy } from './build-context.mjs';

describe('build context', () => {
  it('anchors patterns at the root unless they begin with **/', () => {
    const isIgnored = ignoredBy('dist\n**/node_modules\n*.md');
    assert.equal(isIgnored('dist/main.js'), true);
    assert.equal(isIgnored('api/dist/main.js'), false);
    assert.equal(isIgnored('api/node_modules/x/index.js'), true);
    assert.equal(isIgnored('README.md'), true);
    assert.equal(isIgnored('docs/architecture.md'), false);
  });

  it('lets the last matching pattern decide', () => {
    const isIgnored = ignoredBy('# a comment\ne2e/*\n!e2e/package.json');
    assert.equal(isIgnored('e2e/tests/home.spec.ts'), true);
    assert.equal(isIgnored('e2e/package.json'), false);
  });

  it('keeps secrets, data, history and builds of this machine out of images, and the sources in', () => {
    const isIgnored = ignoredBy(
      readFileSync(fileURLToPath(new URL('../../../.dockerignore', import.meta.url)), 'utf8'),
    );
    for (const file of ['.env', '.env.local', '.data/secrets.json', '.git/config', 'api/dist/main.js']) {
      assert.equal(isIgnored(file), true, file);
    }
    for (const file of [
      'api/src/main.ts',
      'shell/public/favicon.svg',
      'tools/build/base-config.mjs',
      '.npmrc',
    ]) {
      assert.equal(isIgnored(file), false, file);
    }
  });
});
