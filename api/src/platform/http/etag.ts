import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * Gives every successful response a tag, and returns 304 without a body if the client already has it. The tag is for
 * the response, not one of its encodings, so it's weak; register this before compression. Errors are never tagged: a
 * client must not be told that a failure "has not changed". A tag set by the handler stays, and responses that mustn't
 * be stored get none.
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

/** Whether an If-None-Match header names the tag; compared weakly, as RFC 9110 requires. */
export function matches(ifNoneMatch: string, tag: string): boolean {
  if (ifNoneMatch.trim() === '*') return true;
  const value = tag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((entry) => entry.trim().replace(/^W\//, '') === value);
}
