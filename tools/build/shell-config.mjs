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
  workspacePath,
} from './base-config.mjs';
import { withFederationAsModules } from './federation-runtime.mjs';
import { entryFilesPlugin } from './file-list-plugins.mjs';
import { releaseVersion } from './release-version.mjs';
import { withUsedParts } from './used-parts.mjs';
import { shellShared } from './shared-modules.mjs';

/** Prefix of the shell's class names, see `baseConfig`. */
export const CLASS_PREFIX = 's';

/** Packages rarely change. In a separate file, they stay in browsers' caches when the shell changes. */
const VENDOR = /[\\/]node_modules[\\/]/;

/**
 * Packages that the server loads from node_modules rather than from its bundle. They have to be where builds in another
 * folder can find them too, so only packages with a single version at the root are listed.
 */
const SERVER_PACKAGES =
  /^(fastify|@fastify\/.*|@opentelemetry\/.*|pino|prom-client|sitemap|undici|zod|node:.*)$/;

const FONT_FILES = join(workspacePath('shared-ui'), 'src/tokens/font-files.ts');

/**
 * The Rspack configurations for the shell: its browser build (the federation host), the render bundle (layout, React
 * and the shared singletons for Node.js), the server itself, and the worker that keeps pages for offline visitors.
 */
export function shellConfigs() {
  const folder = workspacePath('shell');
  const out = outputFolder('shell');
  // What pages are made of; the server's own code is next to it.
  const release = join(out, 'release');
  const client = {
    ...withUsedParts(withFederationAsModules(baseConfig(CLASS_PREFIX))),
    name: 'shell-client',
    context: folder,
    target: BROWSER_TARGET,
    // Only the server writes font faces into pages, but the files are the browser's.
    entry: { main: [FONT_FILES, './src/app/main.tsx'] },
    output: {
      path: join(release, 'client'),
      publicPath: '/assets/',
      filename: SCRIPT_NAME,
      chunkFilename: SCRIPT_NAME,
      uniqueName: 'shell',
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    optimization: {
      minimizer: [scriptMinimizer()],
      splitChunks: {
        cacheGroups: { vendor: { test: VENDOR, name: 'vendor', chunks: 'initial', enforce: true } },
      },
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        shared: shellShared(),
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
      // Rules are added by insertRule, in development too: the page's policy allows no style element with its own text.
      new rspack.DefinePlugin({ SC_DISABLE_SPEEDY: 'false' }),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true }),
      entryFilesPlugin(),
    ],
  };
  const render = {
    ...serverConfig(CLASS_PREFIX),
    name: 'shell-render',
    context: folder,
    entry: { render: './src/server-render/render.tsx' },
    output: {
      path: join(release, 'server'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
    },
  };
  // The browser build emits the fonts; the server only needs their URLs.
  render.module.rules = render.module.rules.map((rule) =>
    rule.type === 'asset/resource'
      ? { ...rule, generator: { ...rule.generator, emit: false, publicPath: '/assets/' } }
      : rule,
  );
  const process = {
    ...serverConfig(CLASS_PREFIX),
    name: 'shell-process',
    context: folder,
    entry: { main: './server/main.ts' },
    output: { path: join(out, 'server'), filename: '[name].cjs', library: { type: 'commonjs2' } },
    plugins: [new rspack.DefinePlugin({ __RELEASE_VERSION__: JSON.stringify(releaseVersion('shell')) })],
    externals: [
      ({ request }, callback) =>
        SERVER_PACKAGES.test(request) ? callback(null, `commonjs ${request}`) : callback(),
    ],
  };
  return [client, render, process, workerConfig(folder, out)];
}

/** The worker's script, and the one that removes it. */
function workerConfig(context, out) {
  return {
    ...baseConfig(CLASS_PREFIX),
    name: 'shell-worker',
    context,
    // It loads no further scripts, so it leaves out what differs between pages and workers.
    target: BROWSER_TARGET,
    entry: { 'service-worker': './worker/service-worker.ts', removal: './worker/removal.ts' },
    output: { path: join(out, 'worker'), filename: '[name].js', clean: true },
    optimization: { minimizer: [scriptMinimizer()] },
  };
}
