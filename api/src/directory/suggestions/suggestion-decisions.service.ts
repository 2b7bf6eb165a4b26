import { SUGGESTION_MESSAGES } from '@club-reviews/domain/club-suggestions';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ClubNotFoundError } from '../../model/clubs/club-reference.js';
import type { Club } from '../../model/clubs/club.entity.js';
import { findPublicClub } from '../../model/clubs/open-club.js';
import { actingStaff } from '../../platform/audit/acting-staff.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { ConflictError, InvalidInputError } from '../../platform/errors.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import type { AdminSuggestion, SuggestionDecisionBody } from './admin-suggestions.dto.js';
import { AdminSuggestionsService, SuggestionNotFoundError } from './admin-suggestions.service.js';
import { ClubSuggestion } from './club-suggestion.entity.js';
import { SuggestionMails } from './suggestion-mails.js';

/** Someone has already decided. */
class DecidedSuggestionError extends ConflictError {
  constructor({ state, decidedBy }: ClubSuggestion) {
    super(`${decidedBy ?? 'Someone'} has already ${state} this suggestion`);
  }
}

/** Moderators' decisions on suggestions. The directory itself is changed beforehand, elsewhere. */
@Injectable()
export class SuggestionDecisionsService {
  constructor(
    private readonly database: Database,
    private readonly suggestions: AdminSuggestionsService,
    private readonly mails: SuggestionMails,
    private readonly outbox: MailOutbox,
    private readonly protection: EmailProtection,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Accepts or declines an open suggestion, tells whoever made it, and deletes their address. Throws
   * SuggestionNotFoundError, DecidedSuggestionError, InvalidInputError for a missing club without the one that it has
   * become, and ClubNotFoundError.
   */
  async decide(id: number, { state, answer, clubId }: SuggestionDecisionBody): Promise<AdminSuggestion> {
    const suggestion = await this.database.reader.findOneBy(ClubSuggestion, { id });
    if (!suggestion) throw new SuggestionNotFoundError();
    if (suggestion.state !== 'open') throw new DecidedSuggestionError(suggestion);
    const club = await this.getClub(suggestion, { state, clubId });
    const email = this.protection.tryDecrypt(suggestion.emailEncrypted ?? '');
    const mail =
      email === null
        ? undefined
        : await this.mails.outcome(email, { ...suggestion, state, answer: answer ?? null, club });
    await this.database.transactions.runInTransaction(async (manager) => {
      await this.lockOpen(manager, id);
      const at = new Date();
      await manager.update(ClubSuggestion, id, {
        state,
        answer: answer ?? null,
        clubId: suggestion.clubId ?? club?.id ?? null,
        decidedAt: at,
        decidedBy: actingStaff()?.name ?? null,
        ...{ emailEncrypted: null, emailHash: null },
      });
      await this.audit.record(manager, {
        ...{ subjectType: 'suggestion', subjectId: id, actor: 'site-admin', action: state },
        ...{ fromStatus: 'open', toStatus: state, reason: answer ?? null, createdAt: at },
      });
      if (mail) await this.outbox.enqueue(manager, mail);
    });
    return this.suggestions.get(id);
  }

  /** The club that the suggestion led to, if it has a page; undefined otherwise. */
  private async getClub(
    suggestion: ClubSuggestion,
    { state, clubId }: Pick<SuggestionDecisionBody, 'state' | 'clubId'>,
  ): Promise<Pick<Club, 'id' | 'name' | 'slug'> | undefined> {
    const { reader } = this.database;
    if (suggestion.kind === 'missing') {
      if (state === 'declined') return undefined;
      if (!clubId) throw InvalidInputError.inFields({ clubId: SUGGESTION_MESSAGES.club });
      return findPublicClub(reader, clubId, { field: 'clubId' });
    }
    try {
      return await findPublicClub(reader, suggestion.clubId ?? 0, { field: 'clubId' });
    } catch (error) {
      // A club that never existed is hidden, or was deleted with the import that added it.
      if (error instanceof ClubNotFoundError) return undefined;
      throw error;
    }
  }

  /** Another moderator may be deciding: the first one wins. */
  private async lockOpen(manager: EntityManager, id: number): Promise<void> {
    const suggestion = await this.database.transactions.lock(manager, ClubSuggestion, { id });
    if (!suggestion) throw new SuggestionNotFoundError();
    if (suggestion.state !== 'open') throw new DecidedSuggestionError(suggestion);
  }
}
