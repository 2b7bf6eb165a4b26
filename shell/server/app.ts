import { createRequire } from 'node:module';
import { join } from 'node:path';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { createApiClient } from './api-client';
import { addApiProxy } from './api-proxy/api-proxy';
import type { ServerConfig } from './config';
import { createContentPolicy } from './content-security-policy';
import { loadFromDevServer } from './dev-servers';
import { createHttpServer } from './http-server';
import { createRegistryReader } from './registry/registry-reader';
import { addPages } from './page-cache/page-route';
import { createPageCaller } from './pages/page-calls';
import { createPageRenderer } from './pages/page-renderer';
import { createRemoteCodeLoader } from './pages/remote-code';
import { readShellBuild } from './pages/shell-build';
import { addSearchEngineFiles } from './search-engines/search-engine-files';
import { addSecurityHeaders } from './security-headers';

/** For files with a content hash or version in their URL. */
const IMMUTABLE = { maxAge: '365d', immutable: true };

/**
 * Creates the public server for pages, the shell's files, releases of remotes and the api's paths.
 * @param shellFolder the shell's folder, with `dist/` and `public/`
 */
export async function createApp(config: ServerConfig, shellFolder: string): Promise<FastifyInstance> {
  const app = createHttpServer(config);
  const build = readShellBuild(join(shellFolder, 'dist'), createRequire(__filename));
  loadFromDevServer(build, config.devServers);
  await build.render.preloadShellPages();
  const registry = createRegistryReader(config.dataDir, app.log);
  const remoteCode = createRemoteCodeLoader(config.dataDir, build.render);
  const askApi = createApiClient(config.apiUrl);
  const callApi = createPageCaller(askApi);
  const contentPolicy = createContentPolicy(config.devServers);
  const render = createPageRenderer({
    build,
    remoteCode,
    callApi,
    contentPolicy,
    origin: config.publicUrl,
    apiUrl: config.apiUrl,
    logger: app.log,
  });

  addSecurityHeaders(app, config.publicUrl.startsWith('https:'), contentPolicy());
  app.addHook('onSend', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
  });
  await addApiProxy(app, config.apiUrl);
  await app.register(compress, { threshold: 1024 });
  await app.register(fastifyStatic, {
    root: join(shellFolder, 'dist/client'),
    prefix: '/assets/',
    preCompressed: true,
    ...IMMUTABLE,
  });
  await app.register(fastifyStatic, {
    root: join(shellFolder, 'public'),
    prefix: '/',
    wildcard: false,
    decorateReply: false,
  });
  await app.register(fastifyStatic, {
    root: join(config.dataDir, 'releases'),
    prefix: '/mfe/',
    decorateReply: false,
    preCompressed: true,
    ...IMMUTABLE,
    // Only browser files are public; a remote's server code isn't.
    allowedPath: (path) => /^\/\w+\/[\w.-]+\/client\//.test(path),
    setHeaders: (reply) => {
      reply.header('Access-Control-Allow-Origin', '*');
      reply.header('Timing-Allow-Origin', '*');
      reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
    },
  });
  app.get('/registry.json', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    return (await registry.current()).registry;
  });
  addSearchEngineFiles(app, { registry, remoteCode, callApi, origin: config.publicUrl });
  app.get('/health', async () => ({ status: 'ok' }));
  await addPages(app, { config, registry, callApi: askApi, render });
  app.setNotFoundHandler(async (request, reply) =>
    reply
      .code(404)
      .header('Cache-Control', 'no-store')
      .send({
        statusCode: 404,
        message: `There is nothing at ${request.method} ${request.url}`,
        error: 'Not Found',
      }),
  );
  return app;
}
