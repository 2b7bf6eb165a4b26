import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { overBudget, findProblems, wrongsWithFault } from './judgement.mjs';

const link = (changes) => ({
  part: 'header',
  name: '<a> Browse',
  isCurrent: false,
  looks: { color: 'black' },
  ...changes,
});
const RELEASE = { name: 'mfe_public', version: '2.0.0', frame: [link()] };
const seen = (changes) => ({
  isUsable: true,
  frame: [link()],
  hasFailed: false,
  complaints: [],
  violations: [],
  policy: "default-src 'self'; script-src 'self' 'sha256-x'",
  files: ['/mfe/mfe_public/2.0.0/entry.js'],
  ...changes,
});
const getSaid = (changes) => [...findProblems(seen(changes), RELEASE)].map(([what]) => what);

describe('a page of the candidate', () => {
  it('may be in order', () => assert.deepEqual(getSaid({}), []));

  const REFUSALS = [
    [{ isUsable: false }, 'It never becomes usable.'],
    [{ hasFailed: true }, 'It shows the screen of an area that failed.'],
    [{ frame: undefined }, 'Header or footer are missing.'],
    [
      { frame: [link({ looks: { color: 'red' } })] },
      "It touches what’s around it: the header's <a> Browse has the color red instead of black.",
    ],
    [{ complaints: ['TypeError: x is undefined'] }, 'The console says: TypeError: x is undefined'],
    [{ violations: ['script-src: eval'] }, 'It breaks the Content-Security-Policy: script-src: eval'],
    [{ policy: '' }, 'It’s sent without a strict Content-Security-Policy.'],
    [{ policy: "script-src 'self' 'unsafe-eval'" }, 'It’s sent without a strict Content-Security-Policy.'],
    [
      { files: ['/mfe/mfe_public/1.0.0/entry.js'] },
      'It ends on another release: /mfe/mfe_public/1.0.0/entry.js',
    ],
  ];
  for (const [changes, what] of REFUSALS) {
    it(`is refused: ${what} ${JSON.stringify(changes)}`, () => assert.deepEqual(getSaid(changes), [what]));
  }

  it('may not exceed its budget', () => {
    const cost = { html: 10, script: 171.25, font: 90, all: 270, requests: 9, calls: 0 };
    const budget = { name: 'home', html: 16, script: 170, font: 91, all: 277, requests: 8, calls: 0 };
    assert.deepEqual(
      overBudget(cost, budget).map(([what]) => what),
      [
        'The page of home takes 171.3 (script), and may take 170.',
        'The page of home takes 9 (requests), and may take 8.',
      ],
    );
  });
});

describe('a page with a fault in its files', () => {
  const saidWith = (changes, { isEntry = true, fallback = '1.0.0' } = {}) =>
    [...wrongsWithFault(seen(changes), { isEntry }, fallback, 'mfe_public')].map(([what]) => what);

  it('may fall back to the previous release, or fail alone', () => {
    assert.deepEqual(saidWith({ files: ['/mfe/mfe_public/1.0.0/entry.js'] }), []);
    assert.deepEqual(saidWith({ hasFailed: true, files: [] }, { fallback: null }), []);
    assert.deepEqual(saidWith({ hasFailed: true, files: [] }, { isEntry: false }), []);
  });

  it('may not stay broken if there is a previous release', () => {
    const what = "It doesn't end on 1.0.0, the release before.";
    assert.deepEqual(saidWith({ hasFailed: true }), [what]);
    assert.deepEqual(saidWith({ files: [] }), [what]);
  });

  it('may not take the frame down with it', () => {
    const files = ['/mfe/mfe_public/1.0.0/entry.js'];
    assert.deepEqual(saidWith({ frame: undefined, files }), ['Header or footer are gone.']);
  });
});
