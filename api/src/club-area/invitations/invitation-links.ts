import { INVITATION_KEPT_DAYS, INVITATION_PARAMETER } from '@club-reviews/domain/review-invitations';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { secretLink } from '../../platform/mailed-links/link-token.js';
import { SignedReferences } from '../../platform/mailed-links/signed-reference.js';
import { Keyring } from '../../platform/security/keyring.js';

/** The links in invitations: to the review form, and to the end of all invitations, signed so that it isn't stored. */
@Injectable()
export class InvitationLinks extends SignedReferences {
  constructor(
    private readonly settings: Settings,
    keyring: Keyring,
  ) {
    super(keyring, 'invitation-links', INVITATION_KEPT_DAYS * 24 * 3_600_000);
  }

  /** The club's review form, with a code. The fragment outlives the redirect. */
  formPage(slug: string, code: string): string {
    return `${this.settings.publicUrl}/r/${slug}#${INVITATION_PARAMETER}=${code}`;
  }

  /** The page that ends invitations. */
  endPage(token: string): string {
    return secretLink(this.settings, 'no-invitations', token);
  }

  /** Where mail programs end them with one click. */
  unsubscribeUrl(token: string): string {
    return `${this.settings.publicUrl}/api/invitations/unsubscribe?token=${token}`;
  }
}
