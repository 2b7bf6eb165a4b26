import type { KeyObject } from 'node:crypto';
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
} from 'node:crypto';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';
const FORMAT = 'v1.';
/** Asking the system for random bytes costs more than the encryption itself, so many nonces come at once. */
const NONCES_AT_ONCE = 256;

/**
 * The form in which two addresses count as the same: without surrounding spaces, compatibility characters
 * resolved, in lower case.
 */
export function normaliseEmail(address: string): string {
  return address.trim().normalize('NFKC').toLowerCase();
}

/**
 * Keeps e-mail addresses at rest unreadable without DATA_KEY, yet comparable. Both keys are derived from it
 * with HKDF (RFC 5869), so that neither reveals the other.
 */
export class EmailProtection {
  private readonly hashKey: KeyObject;
  private readonly encryptionKey: KeyObject;
  private nonces = Buffer.alloc(0);

  /** @param dataKey the setting DATA_KEY */
  constructor(dataKey: string) {
    this.hashKey = deriveKey(dataKey, 'email-hash');
    this.encryptionKey = deriveKey(dataKey, 'email-encryption');
  }

  /** HMAC-SHA256 of the normalised address, 64 hexadecimal digits: equal for equal addresses. */
  hash(address: string): string {
    return createHmac('sha256', this.hashKey).update(normaliseEmail(address)).digest('hex');
  }

  /** The address, as written, under AES-256-GCM with a nonce of its own: different every time. */
  encrypt(address: string): string {
    const nonce = this.nextNonce();
    const cipher = createCipheriv(CIPHER, this.encryptionKey, nonce);
    const encrypted = Buffer.concat([cipher.update(address, 'utf8'), cipher.final()]);
    return FORMAT + Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
  }

  /**
   * The address as it was written.
   * @throws Error when the text was encrypted with another key, changed, or is no encrypted address
   */
  decrypt(stored: string): string {
    if (!stored.startsWith(FORMAT)) throw new Error('Not an encrypted address');
    const bytes = Buffer.from(stored.slice(FORMAT.length), 'base64url');
    if (bytes.length < NONCE_BYTES + TAG_BYTES) throw new Error('Not an encrypted address');
    const decipher = createDecipheriv(CIPHER, this.encryptionKey, bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const address = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([address, decipher.final()]).toString('utf8');
  }

  /** Never the same twice: what is taken is cut off. */
  private nextNonce(): Buffer {
    if (this.nonces.length === 0) this.nonces = randomBytes(NONCE_BYTES * NONCES_AT_ONCE);
    const nonce = this.nonces.subarray(0, NONCE_BYTES);
    this.nonces = this.nonces.subarray(NONCE_BYTES);
    return nonce;
  }
}

function deriveKey(dataKey: string, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', dataKey, '', purpose, KEY_BYTES)));
}
