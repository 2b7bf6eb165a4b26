import { Injectable } from '@nestjs/common';
import { Settings } from '../platform/config/settings.js';
import { Keyring } from '../platform/security/keyring.js';
import { secretLink } from '../platform/mailed-links/link-token.js';
import type { SignedReference } from '../platform/mailed-links/signed-reference.js';
import { SignedReferences } from '../platform/mailed-links/signed-reference.js';
import type { SavedSearch } from './saved-search.entity.js';

/** Longer than any search lives: the link in its last mail must still end it. */
const LIFETIME_MS = 730 * 24 * 3_600_000;

/** The links in a saved search's mails, for reading and ending it: signed, so that nothing of them is stored. */
@Injectable()
export class SavedSearchLinks {
  private readonly references: SignedReferences;

  constructor(
    private readonly settings: Settings,
    keyring: Keyring,
  ) {
    this.references = new SignedReferences(keyring, 'saved-search-links', LIFETIME_MS);
  }

  /** A token for a search; if another search gets its number one day, the token doesn't work for it. */
  make({ id, tokenHash }: Pick<SavedSearch, 'id' | 'tokenHash'>, now: Date): string {
    return this.references.make(id, tokenHash, now);
  }

  /** Which search a token names; undefined if it isn't such a token. */
  read(token: string): SignedReference | undefined {
    return this.references.read(token);
  }

  /** The page that confirms a search. */
  confirmPage(token: string): string {
    return secretLink(this.settings, 'confirm-saved-search', token);
  }

  /** The page that ends a search. */
  endPage(token: string): string {
    return secretLink(this.settings, 'end-saved-search', token);
  }

  /** Where mail programs end it with one click. */
  unsubscribeUrl(token: string): string {
    return `${this.settings.publicUrl}/api/saved-searches/unsubscribe?token=${token}`;
  }
}
