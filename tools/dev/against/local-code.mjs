/**
 * Builds browser code for pages from another machine. NODE_ENV and BUILD_OUTPUT have to be set before this is loaded.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outputFolder } from '../../build/base-config.mjs';
import { startDevServer } from '../dev-server.mjs';
import { REMOTE_ENTRY, hotRemoteConfigs, hotShellConfigs } from '../hot-configs.mjs';

/** The list of the shell's scripts is the only file read from disk. */
const SCRIPT_LIST = 'entry-files.json';

/** Starts a dev server and waits for its first build without errors. */
async function started(config, pageOrigins, isWritten) {
  let report;
  const built = new Promise((resolve) => {
    report = resolve;
  });
  const origin = await startDevServer(config, pageOrigins, isWritten, report);
  await built;
  return origin;
}

/**
 * Builds and watches a remote and the shell's browser code. The latter is needed for React: the site serves React's
 * production build, which can't replace components.
 * @param {string} project folder of the remote
 * @param {string[]} pageOrigins origins of the pages that load the code
 * @returns their parts of a Swap
 */
export async function watchCode(project, pageOrigins) {
  const { remote, client } = await hotRemoteConfigs(project);
  const shell = hotShellConfigs();
  const [shellOrigin, remoteOrigin] = await Promise.all([
    started(shell.client, pageOrigins, (file) => file.endsWith(SCRIPT_LIST)),
    started(client, pageOrigins, () => false),
  ]);
  const list = join(outputFolder('shell'), 'release/client', SCRIPT_LIST);
  const { scripts } = JSON.parse(readFileSync(list, 'utf8'));
  return {
    shellScripts: scripts.map((file) => `${shellOrigin}/${file}`),
    remote: { name: remote.name, routes: remote.routes, entryUrl: `${remoteOrigin}/${REMOTE_ENTRY}` },
    devServers: [shellOrigin, remoteOrigin],
  };
}
