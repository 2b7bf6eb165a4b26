import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../setup/npm.mjs';
import { countTests, firstFailure } from './logs.mjs';

const PROGRAM = fileURLToPath(new URL('../test.mjs', import.meta.url));
/** Clock ticks per second in Linux's /proc. */
const TICKS = 100;
/** Linux' file system in memory, and the free bytes that tests want there. */
const MEMORY = '/dev/shm';
const MEMORY_NEEDED = 3 * 2 ** 30;

/**
 * What a stage did.
 * @typedef {{name: string, seconds: number, cpuSeconds: number | undefined, tests: number | undefined, failed:
 *   number | undefined, hasFailed: boolean, failure: string | undefined}} StageResult
 */

/**
 * Runs a stage in a process of its own. Its output goes to a file, unless it's to be shown.
 * @param {{all: boolean, seed?: string}} options of the whole run
 * @param {{logs: string, isShown: boolean}} output where files go
 * @returns {Promise<StageResult>}
 */
export async function runStage(name, { all, seed }, { logs, isShown }) {
  const startedAt = Date.now();
  const cpuBefore = cpuOfChildren();
  const file = join(logs, `${name}.log`);
  const log = isShown ? undefined : openSync(file, 'w');
  process.stdout.write(isShown ? `\n=== ${name} ===\n` : `${name.padEnd(14)} `);
  const child = spawn(
    process.execPath,
    [PROGRAM, '--stage', name, ...(seed ? ['--seed', seed] : []), ...(all ? ['--all'] : [])],
    {
      cwd: ROOT,
      stdio: isShown ? 'inherit' : ['ignore', log, log],
      env: {
        ...process.env,
        ...inMemory(name),
        ...(isShown ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }),
      },
    },
  );
  const [code] = await once(child, 'exit');
  if (log !== undefined) closeSync(log);
  const text = isShown ? '' : readFileSync(file, 'utf8');
  const { passed, failed } = countTests(text);
  const result = {
    name,
    seconds: (Date.now() - startedAt) / 1000,
    cpuSeconds: cpuBefore === undefined ? undefined : cpuOfChildren() - cpuBefore,
    tests: passed + failed || undefined,
    failed: passed + failed > 0 ? failed : undefined,
    hasFailed: code !== 0,
    failure: code === 0 || isShown ? undefined : `${firstFailure(text)}\n\nAll of it: ${file}`,
  };
  const outcome = `${code === 0 ? 'passed' : 'FAILED'} in ${Math.round(result.seconds)} s`;
  console.log(
    isShown
      ? `=== ${name}: ${outcome} ===`
      : `${outcome}${result.tests ? `, ${count(result.tests)} tests` : ''}`,
  );
  return result;
}

/** Prints a line for each stage, each one's first failure, and a line that says how it ended. */
export function printTable(results) {
  const total = {
    name: 'together',
    seconds: sum(results, 'seconds'),
    cpuSeconds: sum(results, 'cpuSeconds'),
    tests: sum(results, 'tests'),
    failed: sum(results, 'failed'),
  };
  console.log(`\n${'stage'.padEnd(14)} seconds  CPU s   tests  failed`);
  for (const { name, seconds, cpuSeconds, tests, failed } of [...results, total])
    console.log(
      name.padEnd(14) +
        [seconds, cpuSeconds, tests, failed]
          .map((value, index) => cell(value).padStart([8, 7, 8, 8][index]))
          .join(''),
    );
  const failing = results.filter(({ hasFailed }) => hasFailed);
  for (const { name, failure } of failing)
    if (failure) console.log(`\nThe first failure in ${name}:\n\n${failure}`);
  if (failing.length > 0) console.log(`\nFailed: ${failing.map(({ name }) => name).join(', ')}`);
  console.log(`\nstages: ${results.length - failing.length} passed, ${failing.length} failed`);
}

const sum = (results, key) => results.reduce((total, result) => total + (result[key] ?? 0), 0);
const count = (number) => Math.round(number).toLocaleString('en-GB');
const cell = (value) => (value === undefined ? '–' : count(value));

/**
 * Temporary files in memory, where there's enough: databases that write to a disk spend most of their time waiting for it.
 * Copies of the repository are too large.
 */
function inMemory(stage) {
  if (stage === 'new-remote' || process.env.TMPDIR) return {};
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > MEMORY_NEEDED ? { TMPDIR: MEMORY } : {};
  } catch {
    return {};
  }
}

/** Processor seconds of all ended children and theirs; undefined where the system doesn't tell. */
function cpuOfChildren() {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[13]) + Number(fields[14])) / TICKS;
  } catch {
    return undefined;
  }
}
