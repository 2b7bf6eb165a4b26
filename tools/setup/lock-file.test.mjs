import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { ROOT } from './npm.mjs';
import { completeLock, lockEntry, missingPackages } from './lock-file.mjs';

describe('the lock file', () => {
  const lock = JSON.parse(readFileSync(`${ROOT}package-lock.json`, 'utf8'));

  it('lists the native packages of every platform, or npm ci would refuse it', () => {
    assert.deepEqual(
      missingPackages(lock).map(({ name, version }) => `${name}@${version}`),
      [],
    );
  });

  it('is written in the order that npm writes', () => {
    assert.deepEqual(Object.keys(completeLock(lock).packages), Object.keys(lock.packages));
  });

  it('contains no telemetry', () => {
    assert.deepEqual(
      Object.entries(lock.packages).filter(([path, { name = path }]) => name.includes('@scarf/')),
      [],
    );
  });
});

describe('completing a lock file', () => {
  const neededBy = { dev: true, optionalDependencies: { '@tool/core-linux-x64-musl': '1.2.3' } };

  it('adds a missing native package once, for its platform only', () => {
    const lock = { packages: { '': {}, 'node_modules/a': neededBy, 'node_modules/z': neededBy } };
    assert.deepEqual(completeLock(lock).packages['node_modules/@tool/core-linux-x64-musl'], {
      version: '1.2.3',
      cpu: ['x64'],
      dev: true,
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    });
    assert.deepEqual(missingPackages(completeLock(lock)), []);
  });

  it('leaves a complete one as it is', () => {
    const lock = {
      packages: { '': {}, 'node_modules/a': neededBy, 'node_modules/@tool/core-linux-x64-musl': {} },
    };
    assert.deepEqual(completeLock(lock).packages, lock.packages);
  });

  it('reads the platform from the name', () => {
    const platform = (name) => {
      const { cpu, os, libc } = lockEntry({ name, version: '1.0.0', neededBy: {} });
      return [cpu, os, libc];
    };
    assert.deepEqual(platform('core-darwin-arm64'), [['arm64'], ['darwin'], undefined]);
    assert.deepEqual(platform('core-linux-arm-gnueabihf'), [['arm'], ['linux'], ['glibc']]);
    assert.deepEqual(platform('core-android-arm-eabi'), [['arm'], ['android'], undefined]);
    assert.deepEqual(platform('core-wasm32-wasi'), [['wasm32'], undefined, undefined]);
    assert.deepEqual(platform('core-win32-x64-msvc'), [['x64'], ['win32'], undefined]);
  });

  it('refuses if the name or the version is ambiguous', () => {
    assert.throws(
      () => lockEntry({ name: 'core-linux-x64', version: '^1.0.0', neededBy: {} }),
      /exact version/,
    );
    assert.throws(() => lockEntry({ name: 'fsevents', version: '1.0.0', neededBy: {} }), /which processor/);
  });
});
