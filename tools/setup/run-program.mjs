import { spawn } from 'node:child_process';

/**
 * Runs a program to its end.
 * @param {{cwd?: string, env?: Record<string, string>, signal?: AbortSignal, show?: boolean}} options `env` is added
 *   to this process's environment; `show` prints the program's output
 * @returns {Promise<string>} its standard output, or an empty string if that was shown
 * @throws Error with its standard error if it fails or the signal ends it
 */
export function runProgram(command, args, { cwd, env = {}, signal, show = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      ...(signal ? { signal } : {}),
    });
    let output = '';
    let complaints = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (complaints += chunk));
    child.once('error', reject);
    child.once('close', (code, killedBy) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${command} ended with ${killedBy ?? code}: ${complaints.trim()}`));
    });
  });
}
