/**
 * The Rspack configurations of tools/build, changed so that the browser replaces modules while a page is open. NODE_ENV
 * has to be `development` before this module is loaded: tools/build reads it.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { rspack } from '@rspack/core';
import { workspacePath } from '../build/base-config.mjs';
import { remoteConfigs } from '../build/remote-config.mjs';
import { shellConfigs } from '../build/shell-config.mjs';

/** Name of the file that remotes start from. */
export const REMOTE_ENTRY = 'remoteEntry.js';

const REFRESH_RUNTIME = 'react-refresh/runtime';

/** Fonts still come from the shell's server: their URL is in the styles it renders. */
const withFontsFrom = (publicPath) => (rule) =>
  rule.type === 'asset/resource' ? { ...rule, generator: { ...rule.generator, publicPath } } : rule;

function withRefresh(rule) {
  if (rule.loader !== 'builtin:swc-loader') return rule;
  const { jsc } = rule.options;
  // SWC only adds the React Refresh calls to development code.
  const react = { ...jsc.transform.react, development: true, refresh: true };
  return { ...rule, options: { ...rule.options, jsc: { ...jsc, transform: { ...jsc.transform, react } } } };
}

function withHotReplacement(config, refreshOptions) {
  return {
    ...config,
    // Pages allow no eval, in development either.
    devtool: 'cheap-module-source-map',
    output: { ...config.output, clean: false },
    module: { ...config.module, rules: config.module.rules.map(withRefresh).map(withFontsFrom('/assets/')) },
    plugins: [
      // Replaced code has no digest that a script loaded earlier could know.
      ...config.plugins.filter((plugin) => !(plugin instanceof rspack.SubresourceIntegrityPlugin)),
      new ReactRefreshRspackPlugin(refreshOptions),
    ],
  };
}

/** Configurations of a remote: `client` for a dev server and, if pages are rendered on the server, `server`. */
export async function hotRemoteConfigs(project) {
  const folder = join(workspacePath('.'), project);
  const { default: remote } = await import(pathToFileURL(join(folder, 'remote.config.mjs')).href);
  const [client, server] = remoteConfigs(folder, remote);
  return {
    remote,
    client: {
      ...withHotReplacement(client, { injectEntry: false }),
      externals: { [REFRESH_RUNTIME]: 'var __REACT_REFRESH_RUNTIME__' },
    },
    server,
  };
}

/** Configurations of the shell: `client` for a dev server, `server` with everything that runs in Node.js. */
export function hotShellConfigs() {
  const [client, render, process] = shellConfigs();
  const hot = withHotReplacement(client, {});
  return {
    client: {
      ...hot,
      entry: { main: [workspacePath('tools/dev/share-react-refresh.js'), ...client.entry.main] },
    },
    server: [render, process],
  };
}
