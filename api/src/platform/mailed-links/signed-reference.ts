import type { LinkKeys } from '../security/link-signer.js';
import { LinkSigner } from '../security/link-signer.js';

const FORMAT = /^(\d{1,10})\.([0-9a-z]{1,10})\.([\w-]{43})$/;

/** The content of a signed reference before it's checked. */
export interface SignedReference {
  id: number;
  expiresAt: Date;
  /** Whether it was made for this holder. */
  isFor(holder: string): boolean;
}

/**
 * References to a row for one holder, which expire on their own: `id.expiry.signature`. They're signed instead of
 * stored, and without the key nobody can make or change one.
 */
export class SignedReferences {
  private readonly signer: LinkSigner;

  /** @param purpose a reference made for one purpose is invalid for another */
  constructor(
    keys: LinkKeys,
    purpose: string,
    private readonly lifetimeMs: number,
  ) {
    this.signer = new LinkSigner(keys, purpose);
  }

  /** A reference that works from `now` for the lifetime. */
  make(id: number, holder: string, now: Date): string {
    const expires = Math.floor((now.getTime() + this.lifetimeMs) / 1000).toString(36);
    return `${id}.${expires}.${this.signer.sign(signedText(id, expires, holder))}`;
  }

  /** Reads a reference; undefined if it isn't ours. */
  read(text: string): SignedReference | undefined {
    const [, id, expires, signature] = FORMAT.exec(text) ?? [];
    if (id === undefined || expires === undefined || signature === undefined) return undefined;
    return {
      id: Number(id),
      expiresAt: new Date(parseInt(expires, 36) * 1000),
      isFor: (holder) =>
        holder !== '' && this.signer.hasSigned(signedText(Number(id), expires, holder), signature),
    };
  }
}

function signedText(id: number, expires: string, holder: string): string {
  return `${id}.${expires}.${holder}`;
}
