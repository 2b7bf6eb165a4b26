import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { writeSection } from './report.mjs';

describe('writeSection', () => {
  let folder;
  let file;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'sections-'));
    file = join(folder, 'report.md');
  });
  after(() => rmSync(folder, { recursive: true }));

  it('replaces its own section and leaves the others', async () => {
    await writeSection(file, 'costs', 'First costs.');
    await writeSection(file, 'memory', 'First memory.');
    await writeSection(file, 'costs', 'Later costs, longer than before.');
    const text = readFileSync(file, 'utf8');
    assert.match(text, /Later costs[^]*First memory/);
    assert.doesNotMatch(text, /First costs/);
    assert.equal(text.match(/<!-- costs -->/g).length, 1);
  });
});
