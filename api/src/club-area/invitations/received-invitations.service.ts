import { Injectable } from '@nestjs/common';
import { findPublicClub } from '../../model/clubs/open-club.js';
import { InvitationRefusal, ReviewInvitation } from '../../model/reviews/review-invitation.entity.js';
import { findOpenInvitation } from '../../model/reviews/used-invitations.js';
import { Database } from '../../platform/database/database.js';
import { UnknownLinkError } from '../../platform/mailed-links/link-errors.js';
import type { RateLimit } from '../../platform/rate-limits/rate-limits.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { InvitationLinks } from './invitation-links.js';
import type { CheckBody, CheckedInvitation } from './invitations.dto.js';

const BY_CLIENT: RateLimit = { purpose: 'invitations-by-client', times: 60, windowMs: 3_600_000 };

/** What those who have got an invitation do with it. */
@Injectable()
export class ReceivedInvitationsService {
  constructor(
    private readonly database: Database,
    private readonly links: InvitationLinks,
    private readonly limits: RateLimits,
  ) {}

  /** Whether a code is the club's and hasn't ended. Throws ClubNotFoundError, TooManyRequestsError. */
  async check({ clubId, invitation }: CheckBody, client: string): Promise<CheckedInvitation> {
    await this.limits.take(BY_CLIENT, client);
    const { reader } = this.database;
    const club = await findPublicClub(reader, clubId, { field: 'clubId' });
    const codeHash = await findOpenInvitation(reader, { clubId: club.id, code: invitation }, new Date());
    return { isOpen: codeHash !== null };
  }

  /** Ends invitations from all clubs to the mailbox of a mail's token; can be repeated. Throws UnknownLinkError. */
  async refuse(token: string): Promise<void> {
    const named = this.links.read(token);
    const { reader, transactions } = this.database;
    const { emailHash } = (named && (await reader.findOneBy(ReviewInvitation, { id: named.id }))) ?? {};
    if (!emailHash || !named?.isFor(emailHash)) throw new UnknownLinkError();
    const row = { emailHash, createdAt: new Date() };
    await transactions.runInTransaction((manager) => manager.upsert(InvitationRefusal, row, ['emailHash']));
  }
}
