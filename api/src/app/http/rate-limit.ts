import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import { clientAddressOf } from '../../platform/http/client-address.js';

const READS_PER_MINUTE = 1200;
const REMEMBERED_ADDRESSES = 50_000;

const NOT_SAID = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/**
 * A generous limit for each address: far more than a person, or a school behind one address, reads, and little
 * enough to stop a copying machine. Counted in this process.
 */
export const readLimit: RateLimitPluginOptions = {
  max: READS_PER_MINUTE,
  timeWindow: '1 minute',
  cache: REMEMBERED_ADDRESSES,
  keyGenerator: clientAddressOf,
  // Nobody comes near the limit while reading; whoever meets it is told when to come back.
  addHeaders: NOT_SAID,
  addHeadersOnExceeding: NOT_SAID,
  errorResponseBuilder: (_request, { statusCode, after }) =>
    Object.assign(new Error(`Too many requests: please try again in ${after}`), { statusCode }),
};
