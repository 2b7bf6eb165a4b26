import type { Readiness } from '@club-reviews/observability/readiness';
import type { ServerMetrics } from '@club-reviews/observability/server-metrics';
import type { FastifyInstance } from 'fastify';

const UNAVAILABLE = 503;

interface OperationsParts {
  /** The release that runs. */
  version: string;
  metrics: ServerMetrics;
  readiness: Readiness;
  /** Whether it's known which releases to serve. */
  hasReleases: () => Promise<boolean>;
}

/**
 * Endpoints for load balancers, orchestrators and Prometheus. A process that doesn't answer `live` should be replaced;
 * one that isn't `ready` should get no requests. The shell stays ready while the api is down: cached pages are still
 * served.
 */
export function addOperationsRoutes(
  app: FastifyInstance,
  { version, metrics, readiness, hasReleases }: OperationsParts,
): void {
  const answer = (status: string) => ({ status, version });
  app.get('/health', async () => answer('ok'));
  app.get('/health/live', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send(answer('ok')),
  );
  app.get('/health/ready', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (readiness.isStopping) return reply.code(UNAVAILABLE).send(answer('stopping'));
    if (!(await hasReleases())) return reply.code(UNAVAILABLE).send(answer('no releases'));
    return answer('ok');
  });
  app.get('/metrics', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (!metrics.mayRead(request.headers.authorization)) return reply.callNotFound();
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}
