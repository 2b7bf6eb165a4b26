import { createRequire } from 'node:module';
import { join } from 'node:path';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addApiProxy } from './api-proxy/api-proxy';
import type { ServerConfig } from './config';
import { createContentPolicy } from './content-security-policy';
import { loadFromDevServer } from './dev-servers';
import { createHttpServer } from './http-server';
import { createRegistryReader } from './registry/registry-reader';
import { createPageCaller } from './pages/page-calls';
import type { OpenedPage } from './pages/page-calls';
import { createPageRenderer } from './pages/page-renderer';
import { createPublicConfigReader } from './pages/public-config';
import { createRemoteCodeLoader } from './pages/remote-code';
import { readShellBuild } from './pages/shell-build';
import { addSearchEngineFiles } from './search-engines/search-engine-files';
import { addSecurityHeaders, SECRET_URL } from './security-headers';

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
  const callApi = createPageCaller(config.apiUrl);
  const publicConfig = createPublicConfigReader(config.apiUrl, {
    brandName: config.brandName,
    supportEmail: config.supportEmail,
    sampleData: false,
  });
  const contentPolicy = createContentPolicy(config.devServers);
  const renderPage = createPageRenderer({
    build,
    registry,
    remoteCode,
    callApi,
    publicConfig,
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
  // A route rather than the not-found handler, because compression only applies to routes.
  app.get('/*', async (request, reply) => {
    // To browsers "//host" is a URL on another host, and `new URL` may reject it.
    if (/^[/\\]{2}/.test(request.url)) return reply.redirect(request.url.replace(/^[/\\]+/, '/'), 308);
    const { pathname, search } = new URL(request.url, 'http://page.invalid');
    const visitor = {
      address: request.ip,
      requestId: request.id,
      opens: openedPage(request, pathname),
    };
    const { status, html, policy, location } = await renderPage({ pathname, search, visitor });
    // Browsers ask again, because a merge of clubs can be undone.
    if (location !== undefined) return reply.header('Cache-Control', 'no-cache').redirect(location, status);
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', policy)
      .header('Cache-Control', SECRET_URL.test(request.url) ? 'no-store' : 'no-cache')
      .send(html);
  });
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

/** The page that somebody opens; undefined where a browser only loads it in advance, or asks for its headers. */
function openedPage({ method, headers }: FastifyRequest, path: string): OpenedPage | undefined {
  const purpose = String(headers['sec-purpose'] ?? headers.purpose ?? '');
  if (method !== 'GET' || purpose.includes('prefetch')) return undefined;
  return { path, userAgent: headers['user-agent'] ?? '' };
}
