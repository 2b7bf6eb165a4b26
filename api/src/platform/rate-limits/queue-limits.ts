import type { Sender } from '../http/request-origin.js';
import type { RateLimits } from './rate-limits.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Takes a place in a queue of moderators for an entry that nobody has to confirm by email. A network has room for
 * several clients, so that one can't use up its neighbours' places.
 * @param entries what they are, such as "claims"
 * @throws TooManyRequestsError depending on what the client and its network have sent
 */
export async function takeQueuePlace(
  limits: RateLimits,
  entries: string,
  { client, network }: Sender,
): Promise<void> {
  await limits.take({ purpose: `${entries}-by-client`, times: 10, windowMs: HOUR_MS }, client);
  await limits.take({ purpose: `${entries}-by-client-daily`, times: 20, windowMs: DAY_MS }, client);
  await limits.take({ purpose: `${entries}-by-network-daily`, times: 60, windowMs: DAY_MS }, network);
}
