import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { until } from './until.js';

const MAIN = join(import.meta.dirname, '..', '..', 'dist', 'main.js');

/** The built api's program, run as an operator runs it, with these environment variables. */
export class Program {
  private readonly process: ChildProcess;
  private errors = '';

  constructor(variables: Record<string, string>) {
    this.process = spawn(process.execPath, [MAIN], {
      env: { PATH: process.env['PATH'], SAMPLE_DATA: 'false', POSTCODES_API_URL: 'off', ...variables },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.process.stderr?.on('data', (chunk: Buffer) => (this.errors += chunk.toString()));
  }

  signal(name: NodeJS.Signals): void {
    this.process.kill(name);
  }

  /** Waits for its end. */
  async ended(): Promise<{ code: number | null; errors: string }> {
    if (this.process.exitCode === null && this.process.signalCode === null) await once(this.process, 'exit');
    return { code: this.process.exitCode, errors: this.errors };
  }
}

/** One that stays at a port, and is ended and started again. */
export class Instance {
  private program: Program | undefined;

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
    this.program = new Program(this.variables);
    await until(() => isHealthy(this.url));
  }

  /** Ends it with a signal and waits until it's gone. */
  async end(signal: NodeJS.Signals): Promise<void> {
    this.program?.signal(signal);
    await this.program?.ended();
  }
}

/** Whether an api at this address responds that it's healthy. */
export function isHealthy(url: string): Promise<boolean> {
  return fetch(`${url}/api/health`, { headers: { connection: 'close' } }).then(
    ({ ok }) => ok,
    () => false,
  );
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
