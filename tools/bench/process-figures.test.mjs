import assert from 'node:assert/strict';
import { it } from 'node:test';
import { cpuTimeOf, ticksOf } from './process-figures.mjs';

it('adds user and system time, whatever the program is called', () => {
  const fields = Array.from({ length: 50 }, (_, index) => String(index + 3));
  assert.equal(ticksOf(`4711 (a) S 1 (b)) ${fields.join(' ')}`), 14 + 15);
});

it('grows while a process works', () => {
  const before = cpuTimeOf(process.pid);
  const end = performance.now() + 60;
  while (performance.now() < end);
  assert.ok(cpuTimeOf(process.pid) > before);
});
