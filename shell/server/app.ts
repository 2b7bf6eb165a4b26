import { warnOfForwarded } from '@club-reviews/observability/forwarded-warning';
import { REQUEST_ID_HEADER } from '@club-reviews/observability/request-id';
import { addRequestTraces } from '@club-reviews/observability/request-traces';
import { Readiness } from '@club-reviews/observability/readiness';
import { startTraces } from '@club-reviews/observability/traces';
import { peerTrust } from '@club-reviews/observability/trusted-peer';
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
import { openReleases } from './registry/open-releases';
import { createRegistryReader } from './registry/registry-reader';
import { addPages } from './page-cache/page-route';
import { createPageCaller } from './pages/page-calls';
import { createPageRenderer } from './pages/page-renderer';
import { addPolicyReports } from './policy-reports/policy-reports';
import { addRemoteFiles } from './remote-files';
import { createRemoteCodeLoader } from './pages/remote-code';
import { readShellBuild } from './pages/shell-build';
import { addSearchEngineFiles } from './search-engines/search-engine-files';
import { addSecurityHeaders } from './security-headers';
import { addSecurityText } from './security-text/security-text';
import { addStreetFile } from './streets/street-file';
import { addTrials } from './visitors/trials';
import { createVisitorReleases } from './visitors/visitor-releases';
import { addOperationsRoutes } from './watching/operations-routes';
import { ShellMetrics } from './watching/shell-metrics';
import { addWebApp } from './web-app/web-app';
import { addWellKnownPaths } from './well-known/well-known-paths';

/** Set by the build. */
declare const __RELEASE_VERSION__: string;

/** For files with a content hash or version in their URL. */
const IMMUTABLE = { maxAge: '365d', immutable: true };

/** Routes of pages, and of requests forwarded to the api; file requests are frequent and tell us little. */
const TRACED = /^\/(?:\*|api(?:\/.*)?|registry\.json|sitemap.*)$/;

/**
 * Creates the public server for pages, the shell's files, remote releases and the api's paths.
 * @param shellFolder the shell's folder, with `dist/` and `public/`
 * @param readiness tells when the server wants no more requests
 */
export async function createApp(
  config: ServerConfig,
  shellFolder: string,
  readiness = new Readiness(),
): Promise<FastifyInstance> {
  const metrics = new ShellMetrics(config.metricsToken);
  const app = createHttpServer(config, undefined, { metrics });
  app.addHook('onClose', await startTraces('shell', config.traces, (message) => app.log.warn(message)));
  const isBelieved = peerTrust(config.trustProxy);
  warnOfForwarded(app, isBelieved);
  if (config.traces) addRequestTraces(app, (route) => TRACED.test(route), isBelieved);
  const buildFolder = join(shellFolder, 'dist/release');
  const build = readShellBuild(buildFolder, createRequire(__filename));
  loadFromDevServer(build, config.devServers);
  await build.render.preloadShellPages();
  const { store, folder, close } = await openReleases(config, app.log);
  app.addHook('onClose', async () => close());
  const registry = createRegistryReader(store, app.log, config.releaseKeys);
  const remoteCode = createRemoteCodeLoader(store, build.render);
  const askApi = createApiClient(config.apiUrl, (path, status, ms) => metrics.countCall(path, status, ms));
  const callApi = createPageCaller(askApi);
  const isHttps = config.publicUrl.startsWith('https:');
  const visitors = createVisitorReleases(isHttps);
  const contentPolicy = createContentPolicy(config.devServers, isHttps);
  const render = createPageRenderer({
    build,
    remoteCode,
    callApi,
    contentPolicy,
    origin: config.publicUrl,
    apiUrl: config.apiUrl,
    offlinePages: config.offlinePages,
    logger: app.log,
  });

  addSecurityHeaders(app, isHttps, contentPolicy());
  app.addHook('onSend', async (request, reply) => {
    reply.header(REQUEST_ID_HEADER, request.id);
  });
  await addApiProxy(app, config.apiUrl, askApi);
  await app.register(compress, { threshold: 1024 });
  await app.register(fastifyStatic, {
    root: join(buildFolder, 'client'),
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    ...IMMUTABLE,
  });
  await app.register(fastifyStatic, {
    root: join(shellFolder, 'public'),
    prefix: '/',
    wildcard: false,
    decorateReply: false,
  });
  await addRemoteFiles(app, folder, IMMUTABLE);
  const map = config.map && {
    archiveUrl: await addStreetFile(app, config.map.archive, IMMUTABLE),
    attribution: config.map.attribution,
  };
  app.get('/registry.json', async ({ headers }, reply) => {
    reply.header('Cache-Control', 'no-store');
    return visitors.ofOpenPage(headers.cookie, await registry.current()).registry;
  });
  await addPolicyReports(app, metrics);
  addTrials(app, { registry, isHttps });
  addSearchEngineFiles(app, {
    releases: async () => (await registry.current()).stable,
    remoteCode,
    callApi,
    origin: config.publicUrl,
  });
  const latestRevision = async () => (await registry.current()).revision;
  addOperationsRoutes(app, {
    version: __RELEASE_VERSION__,
    metrics,
    readiness,
    hasReleases: async () => (await latestRevision()) > 0,
  });
  metrics.gauge('registry_revision', 'Revision of the registry that pages are made of', latestRevision);
  const moments = await addPages(app, { config, map, registry, visitors, callApi: askApi, render, metrics });
  const publicConfig = async () => (await moments.now()).config;
  addWellKnownPaths(app, publicConfig);
  addSecurityText(app, config, publicConfig);
  addWebApp(app, {
    workerFolder: join(shellFolder, 'dist/worker'),
    offlinePages: config.offlinePages,
    publicConfig,
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
