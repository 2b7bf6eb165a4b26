import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { DOCKERFILES, getChangelogProblems, headChangelog } from './changelog.mjs';
import { ROOT } from './setup/npm.mjs';

const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const { version } = JSON.parse(read('package.json'));

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
