import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { freePort } from '../setup/processes.mjs';

/**
 * Builds browser code in memory, watches it, and tells open pages which modules to replace.
 * @param config from hot-configs.mjs
 * @param {string[]} pageOrigins origins of the pages that may load the code
 * @param {(file: string) => boolean} isWritten which files the shell's server needs on disk
 * @param {() => void} onBuild called after every build without errors
 * @returns {Promise<string>} the server's origin
 */
export async function startDevServer(config, pageOrigins, isWritten, onBuild) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const compiler = rspack({
    ...config,
    output: { ...config.output, publicPath: `${origin}/` },
    infrastructureLogging: { level: 'warn' },
  });
  compiler.hooks.done.tap('development', (stats) => {
    if (!stats.hasErrors()) onBuild();
  });
  const server = new RspackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      static: false,
      setupExitSignals: false,
      allowedHosts: pageOrigins.map((page) => new URL(page).hostname),
      headers: ({ headers }) => ({
        'Cache-Control': 'no-store',
        ...(pageOrigins.includes(headers.origin) && { 'Access-Control-Allow-Origin': headers.origin }),
      }),
      devMiddleware: { writeToDisk: isWritten },
      client: { logging: 'warn' },
    },
    compiler,
  );
  await server.start();
  return origin;
}
