import { Injectable } from '@nestjs/common';
import { Settings } from '../platform/config/settings.js';
import { Keyring } from '../platform/security/keyring.js';
import { secretLink } from '../platform/mailed-links/link-token.js';
import { SignedReferences } from '../platform/mailed-links/signed-reference.js';

/** Longer than any search lives: the link in its last mail must still end it. */
const LIFETIME_MS = 730 * 24 * 3_600_000;

/**
 * The links in a saved search's mails, for reading and ending it: signed for its token's hash, so that nothing of them
 * is stored, and none works for another search that gets its number one day.
 */
@Injectable()
export class SavedSearchLinks extends SignedReferences {
  constructor(
    private readonly settings: Settings,
    keyring: Keyring,
  ) {
    super(keyring, 'saved-search-links', LIFETIME_MS);
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
