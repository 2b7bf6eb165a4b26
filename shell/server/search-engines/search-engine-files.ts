import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { robotsText } from './robots';
import { createSitemap } from './sitemap';
import type { SitemapSources } from './sitemap';

const CACHE_FOR_AN_HOUR = 'public, max-age=3600';
const CACHE_FOR_TEN_MINUTES = 'public, max-age=600';
const RETRY_AFTER_SECONDS = 60;

/** Serves `/robots.txt`, `/sitemap.xml` and the sitemap files it lists. */
export function addSearchEngineFiles(app: FastifyInstance, sources: SitemapSources): void {
  const sitemap = createSitemap(sources);
  const robots = robotsText(sources.origin);

  async function send(request: FastifyRequest, reply: FastifyReply, find: () => Promise<string | null>) {
    let xml: string | null;
    try {
      xml = await find();
    } catch (error) {
      request.log.warn({ err: error }, 'could not create the sitemap');
      return reply
        .code(503)
        .headers({ 'Retry-After': RETRY_AFTER_SECONDS, 'Cache-Control': 'no-store' })
        .type('text/plain; charset=utf-8')
        .send('The sitemap is not available right now.\n');
    }
    if (xml === null) return reply.callNotFound();
    return reply
      .header('Cache-Control', CACHE_FOR_TEN_MINUTES)
      .type('application/xml; charset=utf-8')
      .send(xml);
  }

  const getVisitor = (request: FastifyRequest) => ({ address: request.ip, requestId: request.id });

  app.get('/robots.txt', async (_request, reply) =>
    reply.header('Cache-Control', CACHE_FOR_AN_HOUR).type('text/plain; charset=utf-8').send(robots),
  );
  app.get('/sitemap.xml', (request, reply) => send(request, reply, () => sitemap.index(getVisitor(request))));
  app.get<{ Params: { name: string; file: string } }>(
    '/sitemaps/:name(^[a-z]+)-:file(^[1-9]\\d{0,3}).xml',
    (request, reply) => {
      const { name, file } = request.params;
      return send(request, reply, () => sitemap.file(name, Number(file), getVisitor(request)));
    },
  );
}
