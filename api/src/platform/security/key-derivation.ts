import type { KeyObject } from 'node:crypto';
import { createHmac, createSecretKey } from 'node:crypto';

const KEY_BYTES = 32;
const NO_SALT = Buffer.alloc(KEY_BYTES);
const FIRST_BLOCK = Buffer.from([1]);

/**
 * The first half of HKDF with SHA-256 (RFC 5869), without a salt: 32 bytes that the keys for all purposes are derived
 * from.
 */
export function getRoot(secret: string): Buffer {
  return createHmac('sha256', NO_SALT).update(secret).digest();
}

/** The second half: a key for one purpose, so that no purpose's key reveals another's. */
export function keyFrom(root: Buffer, purpose: string): KeyObject {
  const bytes = createHmac('sha256', root).update(purpose).update(FIRST_BLOCK).digest();
  return createSecretKey(bytes);
}

/** Both: a secret's key for one purpose. */
export function deriveKey(secret: string, purpose: string): KeyObject {
  return keyFrom(getRoot(secret), purpose);
}
