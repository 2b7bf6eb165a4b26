import { Injectable } from '@nestjs/common';
import type { WelfareOfficer } from '@club-reviews/domain/club-facts';
import { hasPage } from '../model/clubs/club-address.js';
import { Club } from '../model/clubs/club.entity.js';
import { parseClubReference } from '../model/clubs/club-reference.js';
import { Database } from '../platform/database/database.js';
import { NotFoundError } from '../platform/errors.js';
import type { RateLimit } from '../platform/rate-limits/rate-limits.js';
import { RateLimits } from '../platform/rate-limits/rate-limits.js';

/** A parent compares a handful of clubs; a program that collects addresses wants all of them. */
const BY_CLIENT: RateLimit = { purpose: 'welfare-contacts-by-client', times: 20, windowMs: 3_600_000 };

/**
 * Returns the contact details that clubs publish for their welfare officers. They're on no page and in no list, so that
 * nobody can collect them along with the clubs: people request one at a time, and only so often.
 */
@Injectable()
export class WelfareContacts {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimits,
  ) {}

  /** Throws NotFoundError, and TooManyRequestsError. */
  async get(idOrSlug: string, client: string): Promise<WelfareOfficer> {
    await this.limits.take(BY_CLIENT, client);
    const reference = parseClubReference(idOrSlug);
    const club =
      reference &&
      (await this.database.reader.findOne(Club, {
        where: reference,
        select: { id: true, state: true, welfareOfficer: true },
      }));
    if (!club?.welfareOfficer || !hasPage(club.state))
      throw new NotFoundError('This club hasn’t named a welfare officer');
    return club.welfareOfficer;
  }
}
