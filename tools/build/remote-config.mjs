import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import {
  BROWSER_TARGET,
  SCRIPT_NAME,
  baseConfig,
  outputFolder,
  scriptMinimizer,
  serverConfig,
} from './base-config.mjs';
import { withFederationAsModules } from './federation-runtime.mjs';
import { chunkFilesPlugin, packagesPlugin } from './file-list-plugins.mjs';
import { CLIENT_DIGEST } from './release-record.mjs';
import { releaseVersion } from './release-version.mjs';
import { SHARED_MODULE_NAMES, remoteShared } from './shared-modules.mjs';

/** How long a chunk may take before the visitor sees an error. Rspack's default is two minutes. */
const CHUNK_LOAD_TIMEOUT_MS = 8000;

/**
 * A package that several chunks use gets its own chunk; others don't, because each chunk's name and digest make the
 * remote's entry longer.
 */
const SHARED_PACKAGES = {
  idHint: 'vendors',
  test: /[\\/]node_modules[\\/]/,
  minChunks: 2,
  priority: -10,
  reuseExistingChunk: true,
};

/**
 * The Rspack configurations for a remote's release: the federated browser build and, if the remote is rendered on the
 * server, a CommonJS file each for its routes and its React-free page descriptions.
 * @param {string} folder absolute path of the remote's folder
 * @param {{name: string, classPrefix: string, exposes: Record<string, string>, server?: Record<string, string>,
 *   browserOnly?: string[]}} remote its remote.config.mjs
 */
export function remoteConfigs(folder, remote) {
  const project = folder.split(/[\\/]/).at(-1);
  const version = releaseVersion(project);
  const out = join(outputFolder(project), 'release');
  const define = (isForBrowser) =>
    new rspack.DefinePlugin({
      __RELEASE_VERSION__: JSON.stringify(version),
      __FOR_BROWSER__: JSON.stringify(isForBrowser),
    });
  const client = {
    ...withFederationAsModules(baseConfig(remote.classPrefix)),
    name: `${project}-client`,
    context: folder,
    target: BROWSER_TARGET,
    entry: {},
    output: {
      path: join(out, 'client'),
      publicPath: 'auto',
      filename: SCRIPT_NAME,
      chunkFilename: SCRIPT_NAME,
      // Two versions can be loaded in one tab (an earlier release replacing a broken one). They mustn't share the global
      // that delivers chunks, or one would run the other's code.
      uniqueName: `${remote.name}__${version.replace(/\W/g, '_')}`,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS,
      clean: true,
    },
    optimization: {
      minimizer: [scriptMinimizer()],
      runtimeChunk: false,
      // Of source. With 30,000 a club’s page cost 193.4 kB instead of 191.0, and home 181.1 instead of 180.3.
      splitChunks: { minSize: 52_000, cacheGroups: { defaultVendors: SHARED_PACKAGES } },
    },
    plugins: [
      define(true),
      new ModuleFederationPlugin({
        name: remote.name,
        filename: SCRIPT_NAME.replace('[name]', 'remoteEntry'),
        exposes: Object.fromEntries(
          Object.entries(remote.exposes).map(([key, file]) => [
            key,
            { import: file, name: key.replace('./', '') },
          ]),
        ),
        shared: remoteShared(),
        dts: false,
        manifest: true,
        shareStrategy: 'loaded-first',
        experiments: {
          externalRuntime: true,
          // Remotes use no remotes.
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: [CLIENT_DIGEST], enabled: true }),
      chunkFilesPlugin(),
      packagesPlugin(),
    ],
  };
  if (!remote.server) return [client];
  const base = serverConfig(remote.classPrefix);
  const server = {
    ...base,
    // The server never uses packages that the browser loads on demand.
    resolve: {
      ...base.resolve,
      alias: {
        ...base.resolve.alias,
        ...Object.fromEntries((remote.browserOnly ?? []).map((name) => [name, false])),
      },
    },
    name: `${project}-server`,
    context: folder,
    entry: remote.server,
    output: {
      path: join(out, 'server'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      clean: true,
    },
    externals: Object.fromEntries(SHARED_MODULE_NAMES.map((name) => [name, `commonjs ${name}`])),
    plugins: [define(false)],
  };
  return [client, server];
}
