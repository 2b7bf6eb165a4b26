/**
 * `npm run affected`: format, lint, types, tests and builds of what a change affects according to Nx's graph, and
 * nothing else. Then the release gate checks the remotes and the shell, if they're affected, and whether the api still
 * works for what's live.
 *
 *   --base main       what the change is compared with (default: main)
 *   --all             everything, changed or not
 *   --release         releases those remotes, if everything before went well
 *   --no-browser      without the gate's run in Chromium
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installPackages, requireNode } from './setup/install.mjs';
import { ROOT } from './setup/npm.mjs';
import { REMOTES } from './setup/product.mjs';

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'main' },
    all: { type: 'boolean', default: false },
    release: { type: 'boolean', default: false },
    'no-browser': { type: 'boolean', default: false },
  },
});
const TARGETS = ['-t', 'lint', 'typecheck', 'test', 'build'];
/**
 * Browser tests depend on every part. Here they only run when they were changed themselves; `npm test` runs them all.
 */
const BROWSER_TESTS = 'e2e';
/** Checks of the whole repository, as a project of Nx's: every change affects it. */
const WHOLE_REPOSITORY = 'repository';

const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' };

/** Runs a Node.js program in the repository. If it fails, it has already printed why, and we stop here. */
function run(args, stdio = 'inherit') {
  try {
    return execFileSync(process.execPath, args, { cwd: ROOT, env, stdio, encoding: 'utf8' });
  } catch {
    console.error(`\nFailed: node ${args.join(' ')}`);
    process.exit(1);
  }
}

const nx = (args, stdio) => run(['node_modules/nx/dist/bin/nx.js', ...args], stdio);

const git = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);

/** What differs from the base, as Nx sees it: committed, uncommitted and new. */
function changedFiles() {
  const [base] = git('merge-base', values.base, 'HEAD');
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
}

function step(name, take) {
  const startedAt = Date.now();
  take();
  times.push(`${name} ${Math.round((Date.now() - startedAt) / 1000)} s`);
}

requireNode();
await installPackages();
const times = [];
const startedAt = Date.now();
const files = changedFiles();
const leaveOut = !values.all && !files.some((file) => file.startsWith(`${BROWSER_TESTS}/`));
const exclude = `--exclude=${[WHOLE_REPOSITORY, ...(leaveOut ? [BROWSER_TESTS] : [])].join(',')}`;
const which = [...(values.all ? [] : ['--affected', `--base=${values.base}`]), exclude];
const projects = JSON.parse(nx(['show', 'projects', ...which, '--json'], ['ignore', 'pipe', 'inherit']));
console.log(projects.length === 0 ? 'No part is affected.' : `Affected: ${projects.join(', ')}`);

const present = files.filter((file) => existsSync(join(ROOT, file)));
if (present.length > 0)
  run(['node_modules/prettier/bin/prettier.cjs', '--check', '--ignore-unknown', ...present]);
run(['tools/structure/check.mjs']);
if (projects.length > 0) {
  const command = values.all ? ['run-many', ...TARGETS] : ['affected', ...TARGETS, `--base=${values.base}`];
  const options = ['--parallel=2', '--output-style=static'];
  step('parts', () => nx([...command, ...options, exclude]));
}
const isOfPart = (file) => existsSync(join(ROOT, file.split('/')[0], 'package.json'));
if (values.all || files.some((file) => !isOfPart(file)))
  step('tools', () => run(['tools/test.mjs', 'tools']));
if (projects.includes('api')) step('contract', () => run(['tools/contract-check.mjs']));

const remotes = REMOTES.filter((project) => projects.includes(project));
const shell = projects.filter((project) => project === 'shell');
const checked = [...(values.release ? [] : remotes), ...shell];
const withoutBrowser = values['no-browser'] ? ['--no-browser'] : [];
if (remotes.length + shell.length > 0) {
  // What the gate checks against, and starts; unchanged parts come from Nx's cache.
  const beside = values['no-browser'] ? 'shell' : 'shell,api';
  nx(['run-many', '-t', 'build', '--projects', beside, '--parallel=2', '--output-style=static']);
}
if (projects.includes('api')) step('gate of the api', () => run(['releases/cli/gate.mjs', 'api']));
if (checked.length > 0) step('gate', () => run(['releases/cli/gate.mjs', ...checked, ...withoutBrowser]));
if (values.release && remotes.length > 0)
  step('release', () => run(['releases/cli/release.mjs', ...remotes, ...withoutBrowser]));
console.log(
  `Done in ${Math.round((Date.now() - startedAt) / 1000)} s: ${times.join(', ') || 'nothing to do'}.`,
);
