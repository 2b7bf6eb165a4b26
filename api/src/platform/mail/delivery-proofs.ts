import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EmailProtection } from '../security/email-protection.js';
import { Keyring } from '../security/keyring.js';
import { LinkSigner } from '../security/link-signer.js';

/** The header that carries a proof. */
export const PROOF_HEADER = 'X-Delivery-Proof';

const RANDOM_BYTES = 9;
const PROOF = new RegExp(`^${PROOF_HEADER}:\\s*([\\w-]{12})([\\w-]{43})\\s*$`, 'gim');

/**
 * Proofs that we've written to an address, for reports of bounces. They have a header of their own: reports repeat it,
 * while replies quote the Message-ID to whoever gets them.
 */
@Injectable()
export class DeliveryProofs {
  private readonly signer: LinkSigner;

  constructor(
    keyring: Keyring,
    private readonly emails: EmailProtection,
  ) {
    this.signer = new LinkSigner(keyring, 'delivery-proofs');
  }

  /** The header's value in a mail to this address. */
  make(to: string): string {
    const random = randomBytes(RANDOM_BYTES).toString('base64url');
    return random + this.signer.sign(this.toSigned(random, to));
  }

  /** Whether a report repeats the header of a mail of ours to this address. */
  areIn(report: string, address: string): boolean {
    return [...report.matchAll(PROOF)].some(([, random = '', signature = '']) =>
      this.signer.hasSigned(this.toSigned(random, address), signature),
    );
  }

  private toSigned(random: string, address: string): string {
    return `${random} ${this.emails.authorHash(address)}`;
  }
}
