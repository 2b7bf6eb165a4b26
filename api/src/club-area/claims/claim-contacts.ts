import { Injectable } from '@nestjs/common';
import { Keyring } from '../../platform/security/keyring.js';
import { TextCipher } from '../../platform/security/text-cipher.js';
import type { Claim } from './claim.entity.js';

/** What a claim says about its claimant for moderators alone; the address has columns of its own. */
type ClaimContact = Pick<Claim, 'contactName' | 'contactPhone' | 'additionalInfo'>;
type Stored = Pick<Claim, 'contactEncrypted'> & { contactErasedAt: unknown };

/** Keeps claimants' contact details unreadable in the database without DATA_KEY. */
@Injectable()
export class ClaimContacts {
  private readonly cipher: TextCipher;

  constructor(keyring: Keyring) {
    this.cipher = new TextCipher(keyring, 'claim-contacts');
  }

  /** The stored form. */
  encrypt({ contactName, contactPhone, additionalInfo }: ClaimContact): string {
    return this.cipher.encrypt(JSON.stringify({ contactName, contactPhone, additionalInfo }));
  }

  /** What the encrypted column says; undefined if it's empty or unreadable, or if the claim was erased. */
  read({ contactEncrypted, contactErasedAt }: Stored): ClaimContact | undefined {
    // The previous release, after a roll-back, erases the other columns only.
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

  /** What to store for a decided claim, so that nothing in it is readable. */
  sealed(claim: Claim): Partial<Claim> {
    if (claim.contactErasedAt !== null) return { contactEncrypted: null };
    if (claim.contactName === '') return { contactEncrypted: claim.contactEncrypted };
    return {
      contactEncrypted: this.encrypt(claim),
      contactName: '',
      contactPhone: '',
      additionalInfo: null,
    };
  }
}
