import { Injectable } from '@nestjs/common';
import { Keyring } from '../../platform/security/keyring.js';
import { TextCipher } from '../../platform/security/text-cipher.js';
import type { Claim } from './claim.entity.js';

/** What a claim says about its claimant for moderators alone; the address has columns of its own. */
type ClaimContact = Pick<Claim, 'contactName' | 'contactPhone' | 'additionalInfo'>;
type Encrypted = Pick<Claim, 'contactEncrypted'>;
type Stored = Encrypted & { contactErasedAt: unknown };

/** Keeps claimants' contact details unreadable in the database without DATA_KEY. */
@Injectable()
export class ClaimContacts {
  private readonly cipher: TextCipher;

  constructor(keyring: Keyring) {
    this.cipher = new TextCipher(keyring, 'claim-contacts');
  }

  /** What to store of them, so that nothing is readable. */
  seal({ contactName, contactPhone, additionalInfo }: ClaimContact): ClaimContact & Encrypted {
    const contactEncrypted = this.cipher.encrypt(
      JSON.stringify({ contactName, contactPhone, additionalInfo }),
    );
    return { contactEncrypted, contactName: '', contactPhone: '', additionalInfo: null };
  }

  /** What the encrypted column says; undefined if it's empty or unreadable, or if the claim was erased. */
  read({ contactEncrypted, contactErasedAt }: Stored): ClaimContact | undefined {
    // An earlier release, after a roll-back, erases the other columns only.
    if (contactEncrypted === null || contactErasedAt !== null) return undefined;
    try {
      return JSON.parse(this.cipher.decrypt(contactEncrypted)) as ClaimContact;
    } catch {
      return undefined;
    }
  }

  /** The claim with readable contact details. */
  open({ contactEncrypted, ...claim }: Claim): Omit<Claim, 'contactEncrypted'> {
    return { ...claim, ...this.read({ contactEncrypted, contactErasedAt: claim.contactErasedAt }) };
  }
}
