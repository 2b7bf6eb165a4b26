import type { FastifyReply } from 'fastify';

/** Names the clubs that an answer depends on. */
const HEADER = 'x-page-clubs';

/**
 * Tells the server of pages that this answer changes with these rows of `club_versions` alone. An answer that doesn't say so
 * may change with the whole directory. See "Versions of what is public" in docs/architecture.md.
 */
export function setPageClubs(reply: FastifyReply, clubIds: readonly number[]): void {
  void reply.header(HEADER, [...new Set(clubIds)].join(','));
}
