import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { EmailProtection } from '../security/email-protection.js';
import { Keyring } from '../security/keyring.js';
import { LinkSigner } from '../security/link-signer.js';

const RANDOM_BYTES = 9;
const MESSAGE_ID = /<([\w-]{12})([\w-]{43})@/g;

/** Message-IDs that are signed for their recipient, so that a bounce shows whether we've written to the address. */
@Injectable()
export class MessageIds {
  private readonly domain: string;
  private readonly signer: LinkSigner;

  constructor(
    settings: Settings,
    keyring: Keyring,
    private readonly emails: EmailProtection,
  ) {
    this.domain = new URL(settings.publicUrl).hostname;
    this.signer = new LinkSigner(keyring, 'message-ids');
  }

  /** A new one, for a mail to this address. */
  make(to: string): string {
    const random = randomBytes(RANDOM_BYTES).toString('base64url');
    return `<${random}${this.signer.sign(this.toSigned(random, to))}@${this.domain}>`;
  }

  /** Whether a text contains the Message-ID of a mail of ours to this address. */
  areIn(text: string, address: string): boolean {
    return [...text.matchAll(MESSAGE_ID)].some(([, random = '', signature = '']) =>
      this.signer.hasSigned(this.toSigned(random, address), signature),
    );
  }

  private toSigned(random: string, address: string): string {
    return `${random} ${this.emails.authorHash(address)}`;
  }
}
