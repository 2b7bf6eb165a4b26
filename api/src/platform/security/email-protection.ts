import type { KeyObject } from 'node:crypto';
import { createHmac } from 'node:crypto';
import { canonicalEmail, normaliseEmail } from './canonical-email.js';
import type { Keyring } from './keyring.js';
import { TextCipher } from './text-cipher.js';

const TOO_LONG_FOR_AN_ID = 150;

/** The purpose that addresses are encrypted for. */
export const EMAIL_ENCRYPTION = 'email-encryption';

/** Whether an address is so long that its column has no room for the id of its encryption key. */
export function hasNoRoomForAnId(address: string): boolean {
  return address.length > TOO_LONG_FOR_AN_ID;
}

/** Keeps stored e-mail addresses unreadable without DATA_KEY, yet comparable. */
export class EmailProtection {
  private readonly hashKey: KeyObject;
  private readonly cipher: TextCipher;

  constructor(keyring: Keyring) {
    this.hashKey = keyring.lookupKey('email-hash');
    this.cipher = new TextCipher(keyring, EMAIL_ENCRYPTION);
  }

  /** HMAC-SHA256 of the normalised address, 64 hexadecimal digits: equal for equal addresses. */
  hash(address: string): string {
    return createHmac('sha256', this.hashKey).update(normaliseEmail(address)).digest('hex');
  }

  /**
   * The same for the mailbox behind the address, which identifies an author: "j.smith+club@gmail.com" is
   * "jsmith@gmail.com". Equal to `hash` for an ordinary address.
   */
  authorHash(address: string): string {
    return this.hash(canonicalEmail(address));
  }

  /** The address, as written, encrypted: different every time. */
  encrypt(address: string): string {
    return this.cipher.encrypt(address, { isShort: hasNoRoomForAnId(address) });
  }

  /**
   * The address as it was written.
   * @throws Error if the text was encrypted with another key, changed, or isn't an encrypted address
   */
  decrypt(stored: string): string {
    return this.cipher.decrypt(stored);
  }

  /** The same, or null if it can't be read: one old address must not hide a whole list. */
  tryDecrypt(stored: string): string | null {
    try {
      return this.decrypt(stored);
    } catch {
      return null;
    }
  }

  /** The same for a column that older releases stored readable; no encrypted address contains an "@". */
  tryDecryptOrRead(stored: string): string | null {
    return stored.includes('@') ? stored : this.tryDecrypt(stored);
  }
}
