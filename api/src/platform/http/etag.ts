import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * Gives every successful answer a tag, and answers 304 without a body when the client already has it. The tag names
 * the answer and not one of its encodings, so it is weak; register this before compression. Errors are never
 * tagged: a client must not be told that a failure "has not changed". A tag that the handler gave stays, and what nobody
 * may store gets none.
 */
export function addEtags(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode !== 200 || !(typeof payload === 'string' || payload instanceof Buffer))
      return done();
    const given = reply.getHeader('etag');
    if (given === undefined && reply.getHeader('cache-control') === 'no-store') return done();
    const tag = typeof given === 'string' ? given : `W/"${hash('sha256', payload, 'base64url')}"`;
    void reply.header('etag', tag);
    const known = request.headers['if-none-match'];
    if (known === undefined || !matches(known, tag)) return done();
    void reply.code(304).removeHeader('content-length');
    return done(null, '');
  });
}

/** Whether an If-None-Match header names the tag; compared weakly, as RFC 9110 asks for it. */
export function matches(ifNoneMatch: string, tag: string): boolean {
  if (ifNoneMatch.trim() === '*') return true;
  const value = tag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((entry) => entry.trim().replace(/^W\//, '') === value);
}
