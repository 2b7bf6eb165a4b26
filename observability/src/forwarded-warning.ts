import type { FastifyInstance } from 'fastify';
import type { PeerTrust } from './trusted-peer.ts';

const WARN_EVERY_MS = 3_600_000;

const WARNING =
  'X-Forwarded-For came from where TRUST_PROXY names no proxy, and was ignored. If one stands there, all visitors share its address and its limits: set TRUST_PROXY';

/**
 * Warns in the log, at most once an hour, that an untrusted peer sends visitors' addresses: usually a forgotten
 * setting.
 */
export function warnOfForwarded(app: FastifyInstance, isBelieved: PeerTrust): void {
  let quietUntil = 0;
  app.addHook('onRequest', (request, _reply, done) => {
    if (
      request.headers['x-forwarded-for'] !== undefined &&
      Date.now() >= quietUntil &&
      !isBelieved(request)
    ) {
      quietUntil = Date.now() + WARN_EVERY_MS;
      request.log.warn(WARNING);
    }
    done();
  });
}
