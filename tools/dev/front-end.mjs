/** Builds the shell and remotes in watch mode. NODE_ENV and BUILD_OUTPUT have to be set before this module is loaded. */
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { outputFolder } from '../build/base-config.mjs';
import { startDevServer } from './dev-server.mjs';
import { developmentReleases } from './development-releases.mjs';
import { REMOTE_ENTRY, hotRemoteConfigs, hotShellConfigs } from './hot-configs.mjs';

/** Builds code for Node.js into its folder, watches it, and calls `onBuild` after every build without errors. */
function watchServerCode(config, onBuild) {
  rspack(config).watch({}, (error, stats) => {
    if (error) console.error(error);
    else if (stats.hasErrors()) console.error(stats.toString('errors-only'));
    else onBuild();
  });
}

/** A promise for the first call of the returned function; further calls go to `then`. */
function firstCall(then) {
  let isFirst = true;
  let report;
  const first = new Promise((resolve) => {
    report = resolve;
  });
  const call = () => {
    if (!isFirst) then();
    isFirst = false;
    report();
  };
  return [first, call];
}

/**
 * Watches the shell. Resolves to its name and its dev server's origin once it is built.
 * @param {string[]} pageOrigins where pages come from
 * @param {() => void} onServerChange called when the shell's server code was rebuilt
 */
export async function watchShell(pageOrigins, onServerChange) {
  const configs = hotShellConfigs();
  const [clientBuilt, onClient] = firstCall(() => {});
  const [serverBuilt, onServer] = firstCall(onServerChange);
  // The server reads the list of scripts and fonts from disk.
  const origin = await startDevServer(
    configs.client,
    pageOrigins,
    (file) => !/hot-update/.test(file),
    onClient,
  );
  watchServerCode(configs.server, onServer);
  await Promise.all([clientBuilt, serverBuilt]);
  return ['shell', origin];
}

/**
 * Watches a remote: each build becomes the active release in the store. Resolves to its federation name and its dev
 * server's origin once it is built.
 */
export async function watchRemote(project, pageOrigins, store) {
  const { remote, client, server } = await hotRemoteConfigs(project);
  const release = developmentReleases(store, join(outputFolder(project), 'release'), remote);
  const [clientBuilt, onClient] = firstCall(release);
  const [serverBuilt, onServer] = firstCall(release);
  const isEntry = (file) => file.endsWith(REMOTE_ENTRY);
  const origin = await startDevServer(client, pageOrigins, isEntry, onClient);
  if (server) watchServerCode(server, onServer);
  else onServer();
  await Promise.all([clientBuilt, serverBuilt]);
  await release();
  return [remote.name, origin];
}
