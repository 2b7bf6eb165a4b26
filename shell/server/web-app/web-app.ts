import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublicConfig } from '@club-reviews/shared-ui/platform';
import type { FastifyInstance } from 'fastify';
import { WORKER_PATH } from '../../src/offline/offline-names';
import { FAVICON_PATH, MANIFEST_PATH, getFavicon, getManifest } from './manifest';

interface WebAppParts {
  /** Folder with the worker's scripts. */
  workerFolder: string;
  /** Whether devices may store pages. If not, the script served makes an existing worker remove itself. */
  offlinePages: boolean;
  publicConfig(): Promise<PublicConfig>;
}

/** Serves the manifest, the icon and the worker, so that the site can be installed and read offline. */
export function addWebApp(app: FastifyInstance, { workerFolder, offlinePages, publicConfig }: WebAppParts) {
  app.get(MANIFEST_PATH, async (_request, reply) =>
    reply
      .header('Cache-Control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(getManifest(await publicConfig()))),
  );
  app.get(FAVICON_PATH, async (_request, reply) =>
    reply
      .header('Cache-Control', 'no-cache')
      .type('image/svg+xml')
      .send(getFavicon(await publicConfig())),
  );
  app.get(WORKER_PATH, async (_request, reply) => {
    const script = offlinePages ? 'service-worker.js' : 'removal.js';
    return reply
      .headers({ 'Cache-Control': 'no-cache', 'Service-Worker-Allowed': '/' })
      .type('application/javascript; charset=utf-8')
      .send(await readFile(join(workerFolder, script), 'utf8'));
  });
}
