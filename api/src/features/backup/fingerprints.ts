import { createHmac } from 'node:crypto';
import { deriveKey } from '../../platform/security/key-derivation.js';

/** Tells whether a secret is the same one; the secret can't be found from it faster than by trying. */
export function fingerprintOf(secret: string): string {
  return createHmac('sha256', deriveKey(secret, 'backup-fingerprint')).update('club-reviews').digest('hex');
}
