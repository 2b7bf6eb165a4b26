import { SAVED_SEARCH_LINK_DAYS, SAVED_SEARCH_MESSAGES } from '@club-reviews/domain/saved-searches';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { InvalidInputError } from '../../platform/errors.js';
import { isFilled } from '../../platform/http/text-fields.js';
import { MailRenderer } from '../../platform/mail/mail-renderer.js';
import { RequestedMails } from '../../platform/mailed-links/requested-mails.js';
import type { RateLimit } from '../../platform/rate-limits/rate-limits.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import { newLinkToken } from '../../platform/mailed-links/link-token.js';
import type { FindPlace } from '../../clubs/clubs.dto.js';
import { ClubIndexSync } from '../../clubs/directory/club-index-sync.js';
import { PlaceResolver } from '../../clubs/place-resolver.js';
import { SavedSearchLinks } from '../saved-search-links.js';
import { confirmSavedSearchMail } from '../saved-search-mails.js';
import { getWish } from '../saved-search-labels.js';
import type { SavedSearchBody, SubmittedSavedSearch } from '../saved-search.dto.js';
import { SavedSearch } from '../saved-search.entity.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const BY_CLIENT: RateLimit = { purpose: 'saved-searches-by-client', times: 10, windowMs: HOUR_MS };

const MESSAGE = 'Please check your inbox to confirm your saved search.';

/** Accepts searches that visitors save. */
@Injectable()
export class SavedSearchSubmissionService {
  constructor(
    private readonly database: Database,
    private readonly keeper: ClubIndexSync,
    private readonly places: PlaceResolver,
    private readonly links: SavedSearchLinks,
    private readonly limits: RateLimits,
    private readonly protection: EmailProtection,
    private readonly renderer: MailRenderer,
    private readonly requested: RequestedMails,
  ) {}

  /**
   * Stores a search with the mail that asks to confirm it. Whatever is known about the address, the response and the
   * work behind it are the same. Throws InvalidInputError for an unknown place, and TooManyRequestsError.
   */
  async submit(body: SavedSearchBody, client: string): Promise<SubmittedSavedSearch> {
    if (isFilled(body.website)) return this.requested.answer(MESSAGE);
    await this.limits.take(BY_CLIENT, client);
    const place = await this.getPlace(body.place);
    const emailHash = this.protection.authorHash(body.email);
    const slot = await this.requested.slotFor(body.email, client);
    const at = new Date();
    const { token, tokenHash, expiresAt } = newLinkToken(at, SAVED_SEARCH_LINK_DAYS * DAY_MS);
    const { radius, teams, days } = body;
    const wanted = { place: place.label, radius, ageGroup: body.age ?? null, teams, days };
    const template = confirmSavedSearchMail(getWish(wanted), this.links.confirmPage(token));
    const mail = await this.renderer.render(body.email, template);
    await this.database.transactions.runInTransaction(async (manager) => {
      await manager.insert(SavedSearch, {
        ...{ ...wanted, emailHash, tokenHash },
        emailEncrypted: this.protection.encrypt(body.email),
        latitude: rounded(place.latitude),
        longitude: rounded(place.longitude),
        ...{ eraseAt: expiresAt, createdAt: at },
      });
      await this.requested.store(manager, mail, slot);
    });
    return this.requested.answer(MESSAGE);
  }

  private async getPlace(text: string): Promise<FindPlace> {
    const { index } = await this.keeper.current();
    const place = await this.places.find(text, index);
    if (!place) throw InvalidInputError.inFields({ place: SAVED_SEARCH_MESSAGES.unknownPlace });
    return place;
  }
}

/** To three decimals, as searches round places. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}
