import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const FIRST_FIELD_AFTER_NAME = 3;
const UTIME = 14;
const STIME = 15;

let ticksPerSecond;

/** Milliseconds of CPU time, user and system together, that a process with all its threads has used so far (Linux). */
export function getCpuTime(pid) {
  ticksPerSecond ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  return (getTicks(readFileSync(`/proc/${pid}/stat`, 'utf8')) * 1000) / ticksPerSecond;
}

/** utime + stime from a line of /proc/PID/stat, in clock ticks; the program's name in it may contain anything. */
function getTicks(line) {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return Number(fields[UTIME - FIRST_FIELD_AFTER_NAME]) + Number(fields[STIME - FIRST_FIELD_AFTER_NAME]);
}

/** Megabytes of memory that a process uses (Linux). */
export function residentMegabytes(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(kilobytes) / 1024;
}
