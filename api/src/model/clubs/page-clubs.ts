import type { FastifyReply } from 'fastify';

/** Names the clubs that a response depends on. */
const HEADER = 'x-page-clubs';

/**
 * Tells the page server that this response only changes with these rows of `club_versions`. A response without this may
 * change with the whole directory. See "Versions of what is public" in docs/architecture.md.
 */
export function setPageClubs(reply: FastifyReply, clubIds: readonly number[]): void {
  void reply.header(HEADER, [...new Set(clubIds)].join(','));
}
