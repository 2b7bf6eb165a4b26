/**
 * `npm run affected`: checks, tests and builds what a change touches, and nothing else; and lets the release gate look at
 * each remote among it.
 *
 *   --base main       what the change is compared with (default: main)
 *   --release         releases those remotes, if everything before went well
 *   --no-browser      without the gate's run in Chromium
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { installPackages, requireNode } from './setup/install.mjs';
import { ROOT } from './setup/npm.mjs';
import { REMOTES } from './setup/product.mjs';

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'main' },
    release: { type: 'boolean', default: false },
    'no-browser': { type: 'boolean', default: false },
  },
});
requireNode();
await installPackages();
const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' };

/** Runs a program of Node.js in the repository. */
const run = (args, stdio = 'inherit') =>
  execFileSync(process.execPath, args, { cwd: ROOT, env, stdio, encoding: 'utf8' });

const nx = (args, stdio) => run(['node_modules/nx/dist/bin/nx.js', ...args], stdio);

const startedAt = Date.now();
const projects = JSON.parse(
  nx(['show', 'projects', '--affected', `--base=${values.base}`, '--json'], ['ignore', 'pipe', 'inherit']),
);
console.log(projects.length === 0 ? 'Nothing is affected.' : `Affected: ${projects.join(', ')}`);
const only = ['--projects', projects.join(','), '--parallel=2', '--output-style=static'];
if (projects.length > 0) nx(['run-many', '-t', 'lint', 'typecheck', 'test', 'build', ...only]);

const remotes = REMOTES.filter((remote) => projects.includes(remote));
if (remotes.length > 0) {
  // What the gate starts and compares with; unchanged parts come out of Nx's cache.
  nx([
    'run-many',
    '-t',
    'build',
    '--projects',
    'shell,api,releases',
    '--parallel=2',
    '--output-style=static',
  ]);
  const program = values.release ? 'tools/release/release.mjs' : 'tools/release/gate.mjs';
  run([program, ...remotes, ...(values['no-browser'] ? ['--no-browser'] : [])]);
}
console.log(`Done in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
