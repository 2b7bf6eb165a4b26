import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { ROOT } from './npm.mjs';
import { getLock, sqliteWorks } from './sqlite.mjs';

const lock = JSON.parse(readFileSync(`${ROOT}package-lock.json`, 'utf8'));

describe('the embedded database, built separately from the installation', () => {
  const { packages } = getLock('better-sqlite3', lock);

  it('takes its version and checksum from the lock file', () => {
    const { version, integrity } = lock.packages['node_modules/better-sqlite3'];
    assert.ok(integrity);
    assert.deepEqual(packages[''].dependencies, { 'better-sqlite3': version });
    assert.equal(packages['node_modules/better-sqlite3'].integrity, integrity);
  });

  it('includes everything the package needs, and nothing else', () => {
    const names = (paths) => [...new Set(paths.map((path) => path.split('node_modules/').at(-1)))].sort();
    const needed = Object.values(packages).flatMap(({ dependencies = {} }) => Object.keys(dependencies));
    assert.deepEqual(names(Object.keys(packages).filter((path) => path !== '')), names(needed));
  });

  it('uses the copy that Node.js would find', () => {
    const { packages: found } = getLock('a', {
      lockfileVersion: 3,
      packages: {
        'node_modules/a': { version: '1.0.0', dependencies: { '@x/b': '^2', c: '^1' } },
        'node_modules/a/node_modules/@x/b': { version: '2.0.0', dependencies: { c: '^1' } },
        'node_modules/@x/b': { version: '1.0.0' },
        'node_modules/c': { version: '1.1.0' },
      },
    });
    assert.deepEqual(Object.keys(found), [
      '',
      'node_modules/a',
      'node_modules/a/node_modules/@x/b',
      'node_modules/c',
    ]);
  });

  it('rejects a lock file without an entry for a dependency', () => {
    const packages = { 'node_modules/a': { version: '1.0.0', dependencies: { b: '^1' } } };
    assert.throws(() => getLock('a', { lockfileVersion: 3, packages }), /no entry for b/);
  });
});

it('tells a database that opens from one that does not', () => {
  assert.equal(sqliteWorks(`${ROOT}node_modules`), true);
  assert.equal(sqliteWorks(`${ROOT}tools`), false);
});
