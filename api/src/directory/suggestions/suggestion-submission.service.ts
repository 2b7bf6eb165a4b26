import { Injectable } from '@nestjs/common';
import { findPublicClub } from '../../model/clubs/open-club.js';
import { Database } from '../../platform/database/database.js';
import type { Sender } from '../../platform/http/request-origin.js';
import { isFilled } from '../../platform/http/text-fields.js';
import { takeQueuePlace } from '../../platform/rate-limits/queue-limits.js';
import type { RateLimit } from '../../platform/rate-limits/rate-limits.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import { ClubSuggestion } from './club-suggestion.entity.js';
import type { SubmittedSuggestion, SuggestionBody } from './suggestion-form.dto.js';
import { toUrgency } from '../../platform/queue/urgency.js';

/**
 * Suggestions whose outcome one sender can have one address told. Only its owner may notice the limit, so the response
 * doesn't change.
 */
const BY_EMAIL: RateLimit = { purpose: 'suggestions-by-email', times: 5, windowMs: 24 * 3_600_000 };

const MESSAGE = 'Thank you. A moderator reads every suggestion.';

/** What a suggestion is about, as stored. */
type Subject = Pick<
  ClubSuggestion,
  'clubId' | 'clubName' | 'place' | 'postcode' | 'websiteUrl' | 'sport' | 'problem' | 'otherClubId'
>;

/** Accepts the public's suggestions for the directory. */
@Injectable()
export class SuggestionSubmissionService {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimits,
    private readonly protection: EmailProtection,
  ) {}

  /**
   * Stores a suggestion for a moderator. The response is the same for every address. Throws ClubNotFoundError, and
   * TooManyRequestsError depending on what the client and its network have sent.
   */
  async submit(body: SuggestionBody, sender: Sender): Promise<SubmittedSuggestion> {
    if (isFilled(body.website)) return { message: MESSAGE };
    const subject = await this.getSubject(body);
    await takeQueuePlace(this.limits, 'suggestions', sender);
    const address = await this.getAddress(body.email, sender.client);
    await this.database.transactions.runInTransaction((manager) =>
      manager.insert(ClubSuggestion, {
        kind: body.kind,
        ...subject,
        ...address,
        words: body.words ?? '',
        state: 'open',
        urgency: toUrgency([body.words, body.clubName, body.place]),
        createdAt: new Date(),
      }),
    );
    return { message: MESSAGE };
  }

  private async getSubject(body: SuggestionBody): Promise<Subject> {
    if (body.kind === 'missing') {
      return {
        ...{ clubId: null, otherClubId: null, problem: null },
        clubName: body.clubName ?? '',
        place: body.place ?? null,
        postcode: body.postcode ?? null,
        websiteUrl: body.websiteUrl ?? null,
        sport: body.sport ?? null,
      };
    }
    const { reader } = this.database;
    const club = await findPublicClub(reader, body.clubId ?? 0, { field: 'clubId' });
    const other = body.otherClubId
      ? await findPublicClub(reader, body.otherClubId, { field: 'otherClubId' })
      : undefined;
    return {
      ...{ place: null, postcode: null, websiteUrl: null, sport: null },
      clubId: club.id,
      clubName: club.name,
      problem: body.problem ?? 'other',
      otherClubId: other?.id ?? null,
    };
  }

  private async getAddress(
    email: string | null | undefined,
    client: string,
  ): Promise<Pick<ClubSuggestion, 'wantsAnswer' | 'emailEncrypted' | 'emailHash'>> {
    const hash = email ? this.protection.authorHash(email) : null;
    if (!email || hash === null || !(await this.limits.allows(BY_EMAIL, `${hash} ${client}`)))
      return { wantsAnswer: false, emailEncrypted: null, emailHash: null };
    return { wantsAnswer: true, emailEncrypted: this.protection.encrypt(email), emailHash: hash };
  }
}
