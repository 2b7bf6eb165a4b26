import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { until } from './until.js';

const MAIN = join(import.meta.dirname, '..', '..', 'dist', 'main.js');

/** A built api as an operator runs it. */
export class Instance {
  private process: ChildProcess | undefined;

  private constructor(
    private readonly variables: Record<string, string>,
    readonly url: string,
  ) {}

  /** Starts one on a free port, with these environment variables. */
  static async start(variables: Record<string, string>): Promise<Instance> {
    const port = await freePort();
    const instance = new Instance({ ...variables, API_PORT: String(port) }, `http://127.0.0.1:${port}`);
    await instance.start();
    return instance;
  }

  /** Starts it again on its port. */
  async start(): Promise<void> {
    this.process = spawn(process.execPath, [MAIN], {
      env: { PATH: process.env['PATH'], ...this.variables },
      stdio: 'ignore',
    });
    await until(() =>
      fetch(`${this.url}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
  }

  /** Ends it with a signal and waits until it's gone. */
  async end(signal: NodeJS.Signals): Promise<void> {
    const running = this.process;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    running.kill(signal);
    await once(running, 'exit');
  }
}

/** A free port on 127.0.0.1. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
