import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { countTests, firstFailure } from '../test/logs.mjs';
import { ALL, LEFT_TO_ALL } from '../test/stages.mjs';

/** Stages that run checks instead of tests: their exit code is all there is. */
const CHECKS = ['static', 'contract'];

/** Stages that only `npm run test:all` is sure to run. */
const ALL_ONLY = [...ALL, ...LEFT_TO_ALL];

/** A test that a fault makes wait for ever is no use: nobody would learn what's wrong. */
const LIMIT_MS = 15 * 60_000;

/**
 * How to run what has to find a fault.
 * @typedef {{label: string, commands: string[][], isCheck: boolean}} Test `commands`: arguments of Node.js
 */

/**
 * The test that has to find a fault: its file, its own command, or else the whole stage.
 * @param {import('./faults.mjs').Fault} fault
 * @returns {Test}
 */
export function getTest({ stage, file, command }) {
  const isCheck = CHECKS.includes(stage);
  if (command) return { label: `part of ${stage}`, commands: command, isCheck };
  if (!file) return { label: stage, commands: [['tools/test.mjs', stage]], isCheck };
  const mysql = stage === 'api-mysql' ? ['--mysql'] : [];
  return {
    label: [file, ...mysql].join(' '),
    commands: [['tools/test.mjs', file, ...mysql]],
    isCheck,
  };
}

/** Which stage of which command finds a fault, for people. */
export function foundBy({ stage, file }) {
  const run = ALL_ONLY.includes(stage) ? 'npm run test:all' : 'npm test';
  return `${run}: ${stage}${file ? ` (${file.split('/').at(-1)})` : ''}`;
}

/**
 * Runs a test in a copy of the repository.
 * @param {Test} test
 * @param {string} browser the path of Chromium
 * @returns {Promise<{passed: boolean, isFound: boolean, seconds: number, firstLine: string}>} `isFound`: a test or
 *   check failed, rather than a program that couldn't start
 */
export async function runTest(folder, test, browser) {
  const startedAt = Date.now();
  let log = '';
  let code = 0;
  for (const args of test.commands) {
    if (code !== 0) break;
    [code, log] = await runNode(args, folder, browser);
  }
  const { passed, failed } = countTests(log);
  return {
    // A file without tests proves nothing either.
    passed: code === 0 && (test.isCheck || passed > 0),
    isFound: code !== null && code !== 0 && (test.isCheck || failed > 0),
    seconds: (Date.now() - startedAt) / 1000,
    firstLine: code === null ? `it had to be ended after ${LIMIT_MS / 60_000} minutes` : getFirstLine(log),
  };
}

/**
 * Runs a program with all that it starts in a group of its own, which ends with this process, or after too long.
 * @returns {Promise<[code: number | null, log: string]>} no code if it had to be ended
 */
async function runNode(args, cwd, browser) {
  const child = spawn(process.execPath, args, {
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      CHROMIUM_PATH: browser,
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
      NX_DAEMON: 'false',
      NX_TUI: 'false',
    },
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (log += text));
  const end = () => process.kill(-child.pid, 'SIGTERM');
  process.once('exit', end);
  const limit = setTimeout(end, LIMIT_MS);
  const [code] = await once(child, 'close');
  clearTimeout(limit);
  process.off('exit', end);
  return [code, stripVTControlCharacters(log)];
}

/** What `firstFailure` doesn't know: how Node.js's runner reports to a file, and the check of the contract. */
const OTHER_FAILURE = /^ *not ok \d+ - .+|^These generated files were out of date.*/m;

function getFirstLine(log) {
  const text = OTHER_FAILURE.exec(log)?.[0] ?? firstFailure(log);
  return text.trim().split('\n', 1)[0];
}
