import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GateError, runGate } from './run-gate.mjs';

const candidate = { record: { name: 'mfe_public', version: '2.0.0' } };
const problem = { what: 'It is broken.', where: 'client/entry.js', fix: 'Fix it.' };

describe('the release gate', () => {
  it('lists the problems of every check, with their location and how to fix them', async () => {
    const lines = [];
    const checks = {
      'the first thing holds': () => [problem],
      'the second thing holds': () => [],
      'the third thing holds': async () => [problem],
    };
    await assert.rejects(
      runGate(candidate, {}, { checks, log: (line) => lines.push(line) }),
      new GateError('mfe_public 2.0.0 is refused: 2 problems. Visitors keep what they have.'),
    );
    const described = '  ✗ It is broken.\n    where: client/entry.js\n    fix:   Fix it.';
    assert.deepEqual(lines, [
      'The gate is checking mfe_public 2.0.0:',
      described,
      '  ✓ the second thing holds',
      described,
    ]);
  });

  it('only opens a browser if there are no problems, and passes if that finds none either', async () => {
    const lines = [];
    const log = (line) => lines.push(line);
    await runGate(candidate, {}, { checks: { 'all is well': () => [] }, inBrowser: () => [], log });
    const refused = { checks: { 'all is well': () => [problem] }, inBrowser: () => assert.fail(), log };
    await assert.rejects(
      runGate(candidate, {}, refused),
      /2\.0\.0 is refused: one problem\. Visitors keep what they have\.$/,
    );
    assert.deepEqual(
      lines.filter((line) => !line.startsWith('The gate')),
      [
        '  ✓ all is well',
        '  … opening it in Chromium, which takes about a minute',
        '  ✓ it works in a browser, whole and broken',
        '  ✗ It is broken.\n    where: client/entry.js\n    fix:   Fix it.',
        '  – it works in a browser, whole and broken: not tried until the rest is fixed',
      ],
    );
  });
});
