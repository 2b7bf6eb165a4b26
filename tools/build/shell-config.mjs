import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { baseConfig, outputFolder, serverConfig, workspacePath } from './base-config.mjs';
import { entryFilesPlugin } from './file-list-plugins.mjs';
import { shellShared } from './shared-modules.mjs';

/** Packages that change seldom: kept apart from the shell's own code, so that browsers keep them over releases. */
const VENDOR = /[\\/]node_modules[\\/]/;

/** Packages that the server's process loads from node_modules instead of its bundle. */
const SERVER_PACKAGES = /^(fastify|@fastify\/.*|sitemap|zod|node:.*)$/;

/**
 * The Rspack configurations of the shell: its browser build (the federation host), the render bundle (layout,
 * React and the shared singletons for Node.js) and the server's process.
 */
export function shellConfigs() {
  const folder = workspacePath('shell');
  const out = outputFolder('shell');
  const client = {
    ...baseConfig('shell'),
    name: 'shell-client',
    context: folder,
    target: ['web', 'es2022'],
    entry: { main: './src/app/main.tsx' },
    output: {
      path: join(out, 'client'),
      publicPath: '/assets/',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      uniqueName: 'shell',
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    optimization: {
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
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true }),
      entryFilesPlugin(),
    ],
  };
  const render = {
    ...serverConfig('shell'),
    name: 'shell-render',
    context: folder,
    entry: { render: './src/server-render/render.tsx' },
    output: {
      path: join(out, 'server'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
    },
  };
  // The font is emitted by the browser build; on the server only its address is needed.
  render.module.rules = render.module.rules.map((rule) =>
    rule.type === 'asset/resource'
      ? { ...rule, generator: { ...rule.generator, emit: false, publicPath: '/assets/' } }
      : rule,
  );
  const process = {
    ...serverConfig('shell'),
    name: 'shell-process',
    context: folder,
    entry: { main: './server/main.ts' },
    output: { path: join(out, 'server'), filename: '[name].cjs', library: { type: 'commonjs2' } },
    externals: [
      ({ request }, callback) =>
        SERVER_PACKAGES.test(request) ? callback(null, `commonjs ${request}`) : callback(),
    ],
  };
  return [client, render, process];
}
