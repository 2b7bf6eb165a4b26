import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../tools/setup/npm.mjs';

/** How the command ended. */
interface Ending {
  /** Null if it was killed. */
  status: number | null;
  output: string;
}

/** These releases passed the gate when they were built, and were then changed on purpose. */
const WITHOUT_GATE = ['--no-gate', '--reason', 'a test'];

/** Starts `npm run release -- …` for the store in a folder. */
export function startRelease(
  storeFolder: string,
  args: string[],
  env: Record<string, string> = {},
): { child: ChildProcess; ended: Promise<Ending> } {
  const child = spawn(process.execPath, [join(ROOT, 'releases/cli/release.mjs'), ...args, '--by', 'e2e'], {
    env: { ...process.env, RELEASE_STORE: '', DATA_DIR: storeFolder, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const ended = new Promise<Ending>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, output: output.trim() }));
  });
  return { child, ended };
}

/**
 * Puts a built release where the command line looks for a project's build.
 * @param folder of the release; it's moved
 * @returns arguments that release it, without the gate, and a function that removes it
 */
export function asProject(folder: string) {
  const project = mkdtempSync(join(tmpdir(), 'club-reviews-project-'));
  mkdirSync(join(project, 'dist'));
  renameSync(folder, join(project, 'dist/release'));
  return {
    args: [project, ...WITHOUT_GATE],
    remove: () => rmSync(project, { recursive: true, force: true }),
  };
}
