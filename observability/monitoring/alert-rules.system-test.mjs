import { execFileSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { requirePromtool } from '../../tools/setup/system-programs.mjs';

const file = (name) => fileURLToPath(new URL(name, import.meta.url));

describe('alert rules', () => {
  const { promtool } = requirePromtool();

  it('are valid for Prometheus', () => {
    execFileSync(promtool, ['check', 'rules', file('alerts.yml')], { stdio: 'pipe' });
  });

  it('fire when they should, and otherwise not', () => {
    execFileSync(promtool, ['test', 'rules', file('alerts.test.yml')], { stdio: 'pipe' });
  });
});
