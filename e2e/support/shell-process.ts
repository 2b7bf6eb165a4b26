import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, processGroup, waitFor } from '../../tools/setup/processes.mjs';
import { ROOT } from '../../tools/setup/npm.mjs';

/** Another shell in front of the same api, with its own release store. */
export interface ShellProcess {
  port: number;
  url: string;
  storeFolder: string;
  stop(): Promise<void>;
}

interface ShellOptions {
  /** Fills the given folder with the store's content; by default, with the tested product's store. */
  fillStore?: (storeFolder: string) => void | Promise<void>;
  /** Folder with the shell's build (`shell/dist`); the repository by default. */
  buildRoot?: string;
  env?: Record<string, string>;
}

/** Copies the tested product's releases and registry. */
export function copyStore(storeFolder: string) {
  for (const part of ['releases', 'registry']) {
    cpSync(join(process.env.STORE_FOLDER!, part), join(storeFolder, part), { recursive: true });
  }
}

/** Starts a shell on a free port, for tests that change what the registry says. */
export async function startShell({ fillStore = copyStore, buildRoot = ROOT, env = {} }: ShellOptions = {}) {
  const storeFolder = mkdtempSync(join(tmpdir(), 'club-reviews-shell-'));
  await fillStore(storeFolder);
  const group = processGroup();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = group.node('shell', [join(buildRoot, 'shell/dist/server/main.cjs')], {
    PORT: String(port),
    PUBLIC_URL: '',
    DATA_DIR: storeFolder,
    API_URL: process.env.API_URL!,
    LOG_LEVEL: 'fatal',
    OFFLINE_PAGES: 'off',
    ...env,
  });
  // Its first page makes it load a remote's code: meanwhile it's too busy for the pages of a test.
  await waitFor(`${url}/faq`, () => server.exitCode === null);
  const shell: ShellProcess = {
    port,
    url,
    storeFolder,
    async stop() {
      await group.stop();
      rmSync(storeFolder, { recursive: true, force: true });
    },
  };
  return shell;
}
