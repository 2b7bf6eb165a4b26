import { Injectable } from '@nestjs/common';
import { Keyring } from '../security/keyring.js';
import { TextCipher } from '../security/text-cipher.js';
import type { OutgoingMail } from './mail-renderer.js';

/** Recipient and contents of a mail. */
export type MailPayload = Omit<OutgoingMail, 'kind'>;

/** Keeps stored mails unreadable without DATA_KEY. */
@Injectable()
export class MailProtection {
  private readonly cipher: TextCipher;

  constructor(keyring: Keyring) {
    this.cipher = new TextCipher(keyring, 'mail');
  }

  /** A payload in the stored form. */
  encrypt(payload: MailPayload): string {
    return this.cipher.encrypt(JSON.stringify(payload));
  }

  /** A stored payload. Throws if it was encrypted with another key. */
  decrypt(stored: string): MailPayload {
    return JSON.parse(this.cipher.decrypt(stored)) as MailPayload;
  }
}
