import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ShellMetrics } from '../watching/shell-metrics';
import { AddressLimit } from './address-limit';
import { readReports, REPORT_TYPES } from './read-reports';
import { REPORT_PATH } from './reporting';
import { ViolationLog } from './violation-log';
import { getViolation } from './violation';

/** A report is a few hundred bytes, mostly URLs. */
const BODY_LIMIT = 16 * 1024;
const POSTS_PER_MINUTE = 30;

/**
 * Accepts browsers' reports of Content-Security-Policy violations, counts them and logs samples. Anybody can post here,
 * so sizes, numbers and labels are limited, and only what `violationOf` returns is kept.
 */
export async function addPolicyReports(
  app: FastifyInstance,
  metrics: Pick<ShellMetrics, 'countViolation'>,
): Promise<void> {
  const limit = new AddressLimit(POSTS_PER_MINUTE);
  const violations = new ViolationLog(app.log);
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      REPORT_TYPES,
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      async (_request: FastifyRequest, body: string) => body,
    );
    scope.post<{ Body: string | undefined }>(
      REPORT_PATH,
      {
        onRequest: async ({ ip }, reply) => {
          reply.header('Cache-Control', 'no-store');
          if (limit.isReached(ip)) return reply.code(429).header('Retry-After', '60').send();
        },
      },
      async ({ body }, reply) => {
        const reported = readReports(body ?? '');
        if (reported === undefined) return reply.code(400).send();
        for (const violation of reported.map(getViolation)) {
          metrics.countViolation(violation);
          violations.note(violation);
        }
        return reply.code(204).send();
      },
    );
  });
}
