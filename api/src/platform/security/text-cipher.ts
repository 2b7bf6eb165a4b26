import type { KeyObject } from 'node:crypto';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { DataKey } from './data-key.js';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';
/**
 * `v2.` names the key that a text is encrypted with; `v1.`, from earlier releases and where there's no room for the id,
 * doesn't. The shortest one holds a nonce, a tag and an empty text.
 */
const FORMAT = /^(?:v1|v2\.([0-9a-f]{8}))\.([\w-]{38,})$/;
/**
 * Requesting random bytes from the system costs more than the encryption itself, so many nonces are fetched at once.
 */
const NONCES_AT_ONCE = 256;

let nonces = Buffer.alloc(0);

/** The current keys for reading texts, and the one for writing them. */
export interface TextKeys {
  readonly dataKeys: readonly DataKey[];
  readonly writing: DataKey;
  /** Whether new texts name their key. */
  readonly labelsTexts: boolean;
}

/** The prefix of stored texts that were encrypted with this key. */
export function toLabel({ id }: Pick<DataKey, 'id'>): string {
  return `v2.${id}.`;
}

/** Keeps stored texts unreadable without DATA_KEY: AES-256-GCM with a separate nonce for each text. */
export class TextCipher {
  constructor(
    private readonly keys: TextKeys,
    private readonly purpose: string,
  ) {}

  /**
   * The text, encrypted: different every time.
   * @param options `isShort`: there's no room for the key's id
   */
  encrypt(text: string, { isShort = false } = {}): string {
    const { writing, labelsTexts } = this.keys;
    const prefix = labelsTexts && !isShort ? toLabel(writing) : 'v1.';
    return prefix + seal(writing.for(this.purpose), text);
  }

  /**
   * The text as it was written.
   * @throws Error if it was encrypted with another key or purpose, changed, or never encrypted
   */
  decrypt(stored: string): string {
    const [, id, sealed] = FORMAT.exec(stored) ?? [];
    if (sealed === undefined) throw new Error('Not an encrypted text');
    const { dataKeys } = this.keys;
    const candidates = id === undefined ? dataKeys : dataKeys.filter((key) => key.id === id);
    for (const key of candidates) {
      const text = tryOpen(key.for(this.purpose), sealed);
      if (text !== undefined) return text;
    }
    throw new Error('Encrypted with none of the keys in DATA_KEY, or changed');
  }
}

function seal(key: KeyObject, text: string): string {
  const nonce = nextNonce();
  const cipher = createCipheriv(CIPHER, key, nonce);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
}

function tryOpen(key: KeyObject, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

/** Never the same twice: used bytes are cut off. */
function nextNonce(): Buffer {
  if (nonces.length === 0) nonces = randomBytes(NONCE_BYTES * NONCES_AT_ONCE);
  const nonce = nonces.subarray(0, NONCE_BYTES);
  nonces = nonces.subarray(NONCE_BYTES);
  return nonce;
}
