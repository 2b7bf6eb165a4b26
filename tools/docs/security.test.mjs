import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../setup/npm.mjs';

/** How many requirements of levels 1 and 2 the standard has. */
const REQUIREMENTS = 253;
const STATES = ['met', 'does not apply', 'not met'];

const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
const standard = readFileSync(join(ROOT, 'tools/security/asvs.md'), 'utf8');
const rows = [...standard.matchAll(/^\| (V\d+\.\d+\.\d+) +\|(.+)\|$/gm)].map(([, number, rest]) => {
  const [about, state, proof] = rest.split('|').map((cell) => cell.trim());
  return { number, about, state, proof };
});
const getParts = (number) => number.slice(1).split('.').map(Number);

describe('tools/security/asvs.md', () => {
  it('has each number of the standard once, in order', () => {
    const numbers = rows.map(({ number }) => number);
    assert.equal(new Set(numbers).size, numbers.length);
    assert.equal(numbers.length, REQUIREMENTS);
    const inOrder = numbers.toSorted((one, other) => {
      const [ones, others] = [getParts(one), getParts(other)];
      return ones[0] - others[0] || ones[1] - others[1] || ones[2] - others[2];
    });
    assert.deepEqual(numbers, inOrder);
  });

  it('says what each is about, whether it is met, and how or why not', () => {
    for (const { number, about, state, proof } of rows) {
      assert.ok(about && proof, number);
      assert.ok(STATES.includes(state), `${number}: ${state}`);
      if (state === 'met')
        assert.match(proof, /`[^`]+\/[^`]+`|\]\(|\.(json|md|yml)`/, `${number} names no file`);
    }
  });

  it('is counted correctly in docs/security.md', () => {
    const count = (state) => rows.filter((row) => row.state === state).length;
    const told = /Of (\d+), (\d+) are met, (\d+) don't apply and (\d+) aren't met/.exec(
      page.replace(/\s+/g, ' '),
    );
    assert.deepEqual(told?.slice(1).map(Number), [rows.length, ...STATES.map(count)]);
  });

  it('is quoted there wherever it isn’t met', () => {
    assert.deepEqual(
      [...page.matchAll(/^\| (V[\d.]+) +\|/gm)].map(([, number]) => number),
      rows.filter(({ state }) => state === 'not met').map(({ number }) => number),
    );
  });

  it('names files that exist', () => {
    const names = [...`${page} ${standard}`.matchAll(/`([^`\s]+)`/g)].map(([, name]) => name);
    const files = names.filter(
      (name) => /^[.\w-]+(\/[.\w-]+)*\.\w+$/.test(name) && /\.(ts|tsx|mjs|md|json|yml|example)$/.test(name),
    );
    assert.ok(files.length > 100);
    assert.deepEqual(
      [...new Set(files)].filter((file) => !existsSync(join(ROOT, file))),
      [],
    );
  });
});
