import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort, waitFor } from '../../tools/setup/processes.mjs';
import { TEST_SETTINGS } from '../../tools/setup/product.mjs';
import { scratchRepository } from './scratch-repository';
import type { ScratchRepository } from './scratch-repository';

/** `npm run dev` in a copy of the repository. */
export interface DevelopmentServer extends ScratchRepository {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts `npm run dev` in a copy of the repository and waits until it responds.
 * @param watched the parts to watch; all by default
 */
export async function startDevelopmentServer(...watched: string[]): Promise<DevelopmentServer> {
  const repository = await scratchRepository();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(repository.folder, 'tools/dev.mjs'), ...watched], {
    cwd: repository.folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      ...TEST_SETTINGS,
      NODE_ENV: '',
      DATA_DIR: join(repository.folder, '.data'),
      PORT: String(port),
    },
  });
  await waitFor(`${url}/health`, () => child.exitCode === null, 600_000);
  return {
    ...repository,
    url,
    async stop() {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
      repository.remove();
    },
  };
}

/** Changes to one piece of source code that are recognised by a mark in it. */
interface Changes {
  /** What's changed, for the printed line. */
  what: string;
  /** Folder with the only file that contains the code. */
  folder: string;
  /** The code with a mark; unchanged if the mark is empty. */
  code(mark: string): string;
  /** Waits until the mark appears. */
  seen(mark: string): Promise<unknown>;
}

/**
 * Changes code five times and back again, each time as soon as the previous change appeared, and prints how long that
 * took.
 */
export async function changeFiveTimes(
  { edit }: ScratchRepository,
  { what, folder, code, seen }: Changes,
): Promise<void> {
  const times: number[] = [];
  let current = '';
  for (const mark of [' 1', ' 2', ' 3', ' 4', ' 5', '']) {
    const startedAt = Date.now();
    edit(folder, code(current), code(mark));
    await seen(mark);
    times.push(Date.now() - startedAt);
    current = mark;
  }
  times.pop();
  const median = [...times].sort((a, b) => a - b)[2];
  console.log(`${what}: seen after ${times.join(', ')} ms; median ${median} ms`);
}

/** Waits until the page shows a text, checking every frame. */
export const shown = (page: Page, text: string) =>
  page.waitForFunction((wanted) => document.body.innerText.includes(wanted), text);
