import type { KeyObject } from 'node:crypto';
import { createHmac, timingSafeEqual } from 'node:crypto';

/** The keys that links are signed with, as they stand at the moment. */
export interface LinkKeys {
  /** The key for new links of a purpose. */
  signingKey(purpose: string): KeyObject;
  /** Every key of links that still work. */
  acceptedKeys(purpose: string): readonly KeyObject[];
}

/** Signs what goes out in links and cookies of one purpose; what was made for one is worth nothing for another. */
export class LinkSigner {
  constructor(
    private readonly keys: LinkKeys,
    private readonly purpose: string,
  ) {}

  /** The signature of a text, 43 characters of base64url. */
  sign(text: string): string {
    return signatureOf(this.keys.signingKey(this.purpose), text);
  }

  /** Whether a signature of a text is ours. */
  hasSigned(text: string, signature: string): boolean {
    const given = Buffer.from(signature);
    return this.keys.acceptedKeys(this.purpose).some((key) => {
      const expected = Buffer.from(signatureOf(key, text));
      return expected.length === given.length && timingSafeEqual(expected, given);
    });
  }
}

function signatureOf(key: KeyObject, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
