import { hash, verify } from '@node-rs/argon2';

// The second recommendation of RFC 9106 costs 64 MB a login; this is OWASP's equivalent for small servers.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password with argon2id and its own salt, in the stored form. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Whether a password is the one that was hashed; also false if the stored text isn't a hash. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  try {
    return await verify(stored, password);
  } catch {
    return false;
  }
}
