import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../setup/npm.mjs';

const DECISIONS = readdirSync(join(ROOT, 'docs/decisions')).sort();
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(ROOT, 'docs')).map((file) => `docs/${file}`),
  ...DECISIONS.map((file) => `docs/decisions/${file}`),
].filter((file) => file.endsWith('.md'));

const read = (file) => readFileSync(join(ROOT, file), 'utf8');
/** What links call a document's headings. */
const getAnchors = (file) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
const toTitle = (file) => /^# \d{4} (.+)$/m.exec(read(`docs/decisions/${file}`))?.[1];

describe('documentation', () => {
  it('lists every decision, in order and by its title', () => {
    const listed = [...read('docs/README.md').matchAll(/^- \[\d{4} (.+)\]\(decisions\/(.+)\)$/gm)];
    assert.deepEqual(
      listed.map(([, title, file]) => [file, title]),
      DECISIONS.map((file) => [file, toTitle(file)]),
    );
  });

  it('numbers decisions once each', () => {
    const numbers = DECISIONS.map((file) => Number(file.slice(0, 4)));
    assert.deepEqual(numbers, [...new Set(numbers)]);
  });

  for (const file of DOCUMENTS) {
    it(`${file} links to files and headings that exist`, () => {
      const links = [...read(file).matchAll(/\]\((?!https?:|mailto:)([^)#]*)(?:#([^)]*))?\)/g)];
      const missing = links.filter(([, target, heading]) => {
        const linked = target ? join(dirname(file), target) : file;
        if (!existsSync(join(ROOT, linked))) return true;
        return heading !== undefined && !getAnchors(linked).includes(heading);
      });
      assert.deepEqual(
        missing.map(([link]) => link),
        [],
      );
    });
  }
});
