import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const HEALTH_PATIENCE_MS = 120_000;

/** Waits for the end of a child process and returns its exit code; null after a signal. */
export async function exitCode(child) {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

/** Repeats a service's own health check inside its container until it passes. Throws when it does not in time. */
export async function untilHealthy({ healthcheck }, start, child) {
  const [kind, ...command] = healthcheck.test;
  assert.equal(kind, 'CMD');
  const giveUpAt = Date.now() + HEALTH_PATIENCE_MS;
  while ((await exitCode(start(command, { quiet: true }))) !== 0) {
    assert.equal(child.exitCode, null, 'it has ended');
    assert.ok(Date.now() < giveUpAt, 'it is not healthy in time');
    await wait(1000);
  }
}

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // The process has ended in between.
  }
};

/** Asserts by what the kernel says that `command` runs as `user` and has no right beyond that. */
export function assertConfined(command, user) {
  const statuses = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .filter((pid) => read(`/proc/${pid}/cmdline`) === `${command.join('\0')}\0`)
    .map((pid) => read(`/proc/${pid}/status`))
    .filter((status) => status.includes(`Uid:\t${user}\t${user}\t${user}\t${user}\n`));
  assert.ok(statuses.length > 0, `nobody runs ${command.join(' ')} as ${user}`);
  for (const status of statuses) {
    assert.match(status, /CapEff:\t0+\n/);
    assert.match(status, /CapBnd:\t0+\n/);
    assert.match(status, /NoNewPrivs:\t1\n/);
  }
}

/** Asserts which places a container can write to, by trying. */
export async function assertWritable(start, places) {
  for (const [folder, expected] of Object.entries(places)) {
    const code = await exitCode(start(['touch', `${folder}/probe`], { quiet: true }));
    assert.equal(code === 0, expected, `${folder} is ${code === 0 ? '' : 'not '}writable`);
  }
}
