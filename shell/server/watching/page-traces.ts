import { addRequestTraces } from '@club-reviews/watching/request-traces';
import type { PeerTrust } from '@club-reviews/watching/trusted-peer';
import type { FastifyInstance } from 'fastify';

/** Pages, and requests forwarded to the api; file requests are frequent and tell us little. */
const TRACED = /^\/(?:\*|api(?:\/.*)?|registry\.json|sitemap.*)$/;

/** Adds pages and requests to traces. */
export function tracePages(app: FastifyInstance, isBelieved: PeerTrust): void {
  addRequestTraces(app, {
    isTraced: (route) => TRACED.test(route),
    isBelieved,
    details: ({ pageSeen }) => ({ ...pageSeen }),
  });
}
