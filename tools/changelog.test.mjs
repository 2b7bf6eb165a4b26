import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import {
  DOCKERFILES,
  getChangelogProblems,
  getParts,
  getVersions,
  headChangelog,
  toVersion,
} from './changelog.mjs';
import { ROOT } from './setup/npm.mjs';

const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const readJson = (file) => JSON.parse(read(file));
const { version } = readJson('package.json');
/** The versions that git has tags of. */
const getTags = (...which) =>
  execFileSync('git', ['tag', '--list', 'v*', ...which], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
    .map((tag) => tag.slice(1));

const TEXT = `# Changelog

## [Unreleased]

### Fixed

- A page.

## [1.0.0] - 2026-11-25

- All of it.
`;

describe('the product’s version', () => {
  it('has an entry in the changelog, which keeps the usual form', () => {
    assert.deepEqual(getChangelogProblems(read('CHANGELOG.md'), version), []);
  });

  it('is what images are labelled with', () => {
    for (const file of DOCKERFILES)
      assert.match(read(file), new RegExp(`^ARG VERSION=${version}$`, 'm'), file);
  });

  it('is that of every part, and of what parts need of each other', () => {
    const lock = readJson('package-lock.json');
    assert.equal(lock.version, version);
    const parts = getParts(lock);
    assert.ok(parts.length > 1);
    for (const part of parts) {
      const manifest = readJson(`${part}/package.json`);
      assert.deepEqual(manifest, toVersion(manifest, version), part);
      assert.deepEqual(
        lock.packages[part],
        toVersion(lock.packages[part], version),
        `${part} in the lock file`,
      );
    }
  });

  it('is the tag of this commit, if it has one, and every tag is of a version in the changelog', () => {
    assert.deepEqual(
      getTags('--points-at', 'HEAD').filter((tag) => tag !== version),
      [],
    );
    const known = getVersions(read('CHANGELOG.md'));
    assert.deepEqual(
      getTags('--merged').filter((tag) => !known.includes(tag)),
      [],
    );
  });
});

describe('a new version', () => {
  it('goes to what a part needs of the other parts, and to nothing else', () => {
    const manifest = {
      name: '@club-reviews/shell',
      version: '1.0.0',
      dependencies: { '@club-reviews/domain': '1.0.0', fastify: '1.0.0' },
      devDependencies: { '@club-reviews/releases': '1.0.0' },
    };
    assert.deepEqual(toVersion(manifest, '1.1.0'), {
      name: '@club-reviews/shell',
      version: '1.1.0',
      dependencies: { '@club-reviews/domain': '1.1.0', fastify: '1.0.0' },
      devDependencies: { '@club-reviews/releases': '1.1.0' },
    });
  });
});

describe('the changelog', () => {
  it('heads what is unreleased with the new version', () => {
    const headed = headChangelog(TEXT, '1.1.0', '2026-12-01');
    assert.deepEqual(getChangelogProblems(headed, '1.1.0'), []);
    assert.match(headed, /## \[Unreleased\]\n\n## \[1\.1\.0\] - 2026-12-01\n\n### Fixed\n\n- A page\./);
  });

  it('refuses a version without changes', () => {
    const headed = headChangelog(TEXT, '1.1.0', '2026-12-01');
    assert.throws(() => headChangelog(headed, '1.2.0', '2026-12-02'), /nothing under “Unreleased”/);
  });

  it('names what is wrong with its form', () => {
    const wrong =
      TEXT.replace('[Unreleased]', '[1.1.0] - today').replace('Fixed', 'Repaired') +
      '\n## [1.2.0] - 2026-12-01\n';
    assert.deepEqual(getChangelogProblems(wrong, '2.0.0'), [
      'The first section must be “## [Unreleased]”.',
      '“[1.2.0] - 2026-12-01” says nothing.',
      'The newest version must come first.',
      'There is no section for 2.0.0, the version of package.json.',
      '“Repaired” must be one of Upgrading, Added, Changed, Deprecated, Removed, Fixed, Security.',
    ]);
  });
});
