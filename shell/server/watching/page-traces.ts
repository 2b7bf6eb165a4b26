import { addRequestTraces } from '@club-reviews/watching/request-traces';
import type { PeerTrust } from '@club-reviews/watching/trusted-peer';
import type { FastifyInstance } from 'fastify';

/** Pages, and calls that are passed on to the api; files are many, and tell nothing. */
const TRACED = /^\/(?:\*|api(?:\/.*)?|registry\.json|sitemap.*)$/;

/** Makes pages and calls parts of traces. */
export function tracePages(app: FastifyInstance, isBelieved: PeerTrust): void {
  addRequestTraces(app, {
    isTraced: (route) => TRACED.test(route),
    isBelieved,
    details: ({ pageSeen }) => ({ ...pageSeen }),
  });
}
