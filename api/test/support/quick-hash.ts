import { hash } from '@node-rs/argon2';

/**
 * Hashes a password at the lowest cost, which checking it costs too: the ordinary one takes longer than most tests, and
 * each of them stores accounts and logs in.
 */
export function quickHash(password: string): Promise<string> {
  return hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 });
}
