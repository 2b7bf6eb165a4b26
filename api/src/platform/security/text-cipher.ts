import type { KeyObject } from 'node:crypto';
import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';
const FORMAT = 'v1.';
/** Asking the system for random bytes costs more than the encryption itself, so many nonces come at once. */
const NONCES_AT_ONCE = 256;

/** A key for one purpose, derived from DATA_KEY with HKDF (RFC 5869), so that no purpose's key reveals another's. */
export function deriveKey(dataKey: string, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', dataKey, '', purpose, KEY_BYTES)));
}

/** Keeps texts at rest unreadable without DATA_KEY: AES-256-GCM with a nonce of its own for each text. */
export class TextCipher {
  private readonly key: KeyObject;
  private nonces = Buffer.alloc(0);

  /** @param dataKey the setting DATA_KEY */
  constructor(dataKey: string, purpose: string) {
    this.key = deriveKey(dataKey, purpose);
  }

  /** The text, encrypted: different every time. */
  encrypt(text: string): string {
    const nonce = this.nextNonce();
    const cipher = createCipheriv(CIPHER, this.key, nonce);
    const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return FORMAT + Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
  }

  /**
   * The text as it was written.
   * @throws Error when it was encrypted with another key or purpose, changed, or never encrypted
   */
  decrypt(stored: string): string {
    if (!stored.startsWith(FORMAT)) throw new Error('Not an encrypted text');
    const bytes = Buffer.from(stored.slice(FORMAT.length), 'base64url');
    if (bytes.length < NONCE_BYTES + TAG_BYTES) throw new Error('Not an encrypted text');
    const decipher = createDecipheriv(CIPHER, this.key, bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  }

  /** Never the same twice: what is taken is cut off. */
  private nextNonce(): Buffer {
    if (this.nonces.length === 0) this.nonces = randomBytes(NONCE_BYTES * NONCES_AT_ONCE);
    const nonce = this.nonces.subarray(0, NONCE_BYTES);
    this.nonces = this.nonces.subarray(NONCE_BYTES);
    return nonce;
  }
}
