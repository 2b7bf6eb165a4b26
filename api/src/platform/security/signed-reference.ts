import type { KeyObject } from 'node:crypto';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from './text-cipher.js';

const FORMAT = /^(\d{1,10})\.([0-9a-z]{1,10})\.([\w-]{43})$/;

/** What a signed reference says before it's checked. */
export interface SignedReference {
  id: number;
  expiresAt: Date;
  /** Whether it was made for this holder. */
  isFor(holder: string): boolean;
}

/**
 * References to a row for one holder, which end by themselves: `id.expiry.signature`. They're signed instead of stored, and
 * whoever doesn't know the key can neither make one nor change it.
 */
export class SignedReferences {
  private readonly key: KeyObject;

  /** @param purpose a reference made for one purpose is worth nothing for another */
  constructor(
    dataKey: string,
    purpose: string,
    private readonly lifetimeMs: number,
  ) {
    this.key = deriveKey(dataKey, purpose);
  }

  /** A reference that works from `now` for the lifetime. */
  make(id: number, holder: string, now: Date): string {
    const expires = Math.floor((now.getTime() + this.lifetimeMs) / 1000).toString(36);
    return `${id}.${expires}.${this.sign(id, expires, holder)}`;
  }

  /** Reads a reference; undefined: it's none of ours. */
  read(text: string): SignedReference | undefined {
    const [, id, expires, signature] = FORMAT.exec(text) ?? [];
    if (id === undefined || expires === undefined || signature === undefined) return undefined;
    return {
      id: Number(id),
      expiresAt: new Date(parseInt(expires, 36) * 1000),
      isFor: (holder) =>
        holder !== '' &&
        timingSafeEqual(Buffer.from(signature), Buffer.from(this.sign(Number(id), expires, holder))),
    };
  }

  private sign(id: number, expires: string, holder: string): string {
    return createHmac('sha256', this.key).update(`${id}.${expires}.${holder}`).digest('base64url');
  }
}
