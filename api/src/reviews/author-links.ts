import { Injectable, Module } from '@nestjs/common';
import { Settings } from '../platform/config/settings.js';
import { Keyring } from '../platform/security/keyring.js';
import { secretLink } from '../platform/mailed-links/link-token.js';
import { SignedReferences } from '../platform/mailed-links/signed-reference.js';

const LIFETIME_MS = 90 * 24 * 3_600_000;

/** A review, and whose it is. */
interface Authored {
  id: number;
  authorEmailHash: string;
}

/**
 * Links with which authors manage their reviews. They're signed instead of stored, so that every mail can have one, and
 * they end with the author's hash: once an address is wiped, its links stop working.
 */
@Injectable()
export class AuthorLinks extends SignedReferences {
  constructor(
    private readonly settings: Settings,
    keyring: Keyring,
  ) {
    super(keyring, 'author-links', LIFETIME_MS);
  }

  /** The address of the page on which its author manages a review; it works for 90 days. */
  manage({ id, authorEmailHash }: Authored, now: Date): string {
    return secretLink(this.settings, 'my-review', this.make(id, authorEmailHash, now));
  }
}

/** Links with which authors manage their reviews. */
@Module({ providers: [AuthorLinks], exports: [AuthorLinks] })
export class AuthorLinksModule {}
