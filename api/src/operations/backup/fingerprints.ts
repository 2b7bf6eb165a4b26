import { createHmac } from 'node:crypto';
import { deriveKey } from '../../platform/security/key-derivation.js';

/** Shows whether a secret is the same one; the only way to find the secret from it is by trying. */
export function getFingerprint(secret: string): string {
  return createHmac('sha256', deriveKey(secret, 'backup-fingerprint')).update('club-reviews').digest('hex');
}
