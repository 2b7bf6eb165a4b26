import type { KeyObject } from 'node:crypto';
import { createHmac, timingSafeEqual } from 'node:crypto';

/** The current keys for signing links. */
export interface LinkKeys {
  /** The key for new links of a purpose. */
  signingKey(purpose: string): KeyObject;
  /** Every key for links that still work. */
  acceptedKeys(purpose: string): readonly KeyObject[];
}

/** Signs the links and cookies of one purpose; a signature for one is invalid for another. */
export class LinkSigner {
  constructor(
    private readonly keys: LinkKeys,
    private readonly purpose: string,
  ) {}

  /** The signature of a text, 43 characters of base64url. */
  sign(text: string): string {
    return getSignature(this.keys.signingKey(this.purpose), text);
  }

  /** Whether a text's signature is ours. */
  hasSigned(text: string, signature: string): boolean {
    const given = Buffer.from(signature);
    return this.keys.acceptedKeys(this.purpose).some((key) => {
      const expected = Buffer.from(getSignature(key, text));
      return expected.length === given.length && timingSafeEqual(expected, given);
    });
  }
}

function getSignature(key: KeyObject, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
