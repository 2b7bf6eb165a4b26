import { createRequire } from 'node:module';
import { join } from 'node:path';
import compress from '@fastify/compress';
import httpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from './config';
import { addDevReload } from './dev-reload';
import { createRegistryReader } from './registry/registry-reader';
import { createPageCaller } from './pages/page-calls';
import { createPageRenderer } from './pages/page-renderer';
import { createPublicConfigReader } from './pages/public-config';
import { createRemoteCodeLoader } from './pages/remote-code';
import { readShellBuild } from './pages/shell-build';
import { addSearchEngineFiles } from './search-engines/search-engine-files';
import { addSecurityHeaders } from './security-headers';

/** Content-addressed files never change. */
const IMMUTABLE = { maxAge: '365d', immutable: true };

/** Paths that the api serves: its calls, and in development the mailbox. */
const API_PREFIXES = ['/api', '/dev/mailbox'];

const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * Builds the public server: pages, the shell's files, releases of remotes, and a way through to the api.
 * @param shellFolder the shell's folder with `dist/` and `public/`
 */
export async function createApp(config: ServerConfig, shellFolder: string): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: config.logLevel },
    trustProxy: config.trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : crypto.randomUUID();
    },
    routerOptions: { ignoreDuplicateSlashes: false, maxParamLength: 500 },
    rewriteUrl: ({ url }) => decodableUrl(url ?? '/'),
  });
  const build = readShellBuild(join(shellFolder, 'dist'), createRequire(__filename));
  await build.render.preloadShellPages();
  const registry = createRegistryReader(config.dataDir, app.log);
  const remoteCode = createRemoteCodeLoader(config.dataDir, build.render.sharedModules);
  const callApi = createPageCaller(config.apiUrl);
  const renderPage = createPageRenderer({
    build,
    registry,
    remoteCode,
    callApi,
    publicConfig: createPublicConfigReader(config.apiUrl, {
      brandName: config.brandName,
      supportEmail: config.supportEmail,
      sampleData: false,
    }),
    origin: config.publicUrl,
    apiUrl: config.apiUrl,
    logger: app.log,
  });

  addSecurityHeaders(app, config.publicUrl.startsWith('https:'));
  app.addHook('onSend', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
  });
  for (const prefix of API_PREFIXES) {
    await app.register(httpProxy, {
      upstream: config.apiUrl,
      prefix,
      rewritePrefix: prefix,
      replyOptions: {
        onError: (reply, { error }) => {
          reply.log.warn({ err: error }, 'the api did not answer');
          void reply.code(502).send({
            statusCode: 502,
            message: 'The service is not available right now. Please try again in a moment.',
            error: 'Bad Gateway',
          });
        },
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          'x-forwarded-for': request.ip,
          'x-forwarded-proto': request.protocol,
          'x-forwarded-host': request.host,
          'x-request-id': request.id,
        }),
      },
    });
  }
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
    // Only browser files leave the store: a remote's server code is nobody else's business.
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
  if (config.devReload) addDevReload(app, registry, build);
  app.get('/health', async () => ({ status: 'ok' }));
  // A route and not the not-found handler: compression only reaches routes.
  app.get('/*', async (request, reply) => {
    // "//host" is the address of another host to browsers, and to URL one that may not be valid.
    if (/^[/\\]{2}/.test(request.url)) return reply.redirect(request.url.replace(/^[/\\]+/, '/'), 308);
    const { pathname, search } = new URL(request.url, 'http://page.invalid');
    const visitor = { address: request.ip, requestId: request.id };
    const { status, html } = await renderPage({ pathname, search, nonce: request.styleNonce, visitor });
    return reply.code(status).type('text/html; charset=utf-8').header('Cache-Control', 'no-cache').send(html);
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

/**
 * The address with a path that can be decoded: broken escapes ("/clubs/%E0%A4%A") become plain text. Such an address
 * names no page, and its visitor is to read that on a page instead of an error of the server's framework.
 */
function decodableUrl(url: string): string {
  const [, path, rest] = /^([^?]*)(.*)$/s.exec(url)!;
  try {
    decodeURIComponent(path!);
    return url;
  } catch {
    return path!.replaceAll('%', '%25') + rest!;
  }
}
