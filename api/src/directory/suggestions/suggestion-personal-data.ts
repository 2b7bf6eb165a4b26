import { CLUB_PROBLEM_TEXTS } from '@club-reviews/domain/club-suggestions';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type {
  Person,
  PersonalDataEntry,
  PersonalDataSource,
} from '../../platform/personal-data/personal-data-source.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import { ClubSuggestion } from './club-suggestion.entity.js';

/** Pending suggestions with an address for the outcome; the decision removes the address. */
@Injectable()
export class SuggestionPersonalData implements PersonalDataSource {
  readonly tables = ['club_suggestions'];

  constructor(
    private readonly database: Database,
    private readonly protection: EmailProtection,
  ) {}

  async find({ mailboxHash }: Person): Promise<PersonalDataEntry[]> {
    const suggestions = await this.database.reader.find(ClubSuggestion, {
      where: { emailHash: mailboxHash },
      order: { id: 'ASC' },
    });
    return suggestions.map((suggestion) => this.toEntry(suggestion));
  }

  async erase({ mailboxHash }: Person): Promise<void> {
    await this.database.transactions.runInTransaction((manager) =>
      manager.delete(ClubSuggestion, { emailHash: mailboxHash }),
    );
  }

  private toEntry(suggestion: ClubSuggestion): PersonalDataEntry {
    const { id, clubId, clubName, place, postcode, websiteUrl, sport, problem, words } = suggestion;
    return {
      ...{ kind: 'suggestion', id, clubId, title: clubName, state: 'Open', at: suggestion.createdAt },
      ...{ fate: 'deleted', fateReason: '' },
      content: {
        ...{ clubName, place, postcode, website: websiteUrl, sport, words },
        whatIsWrong: problem && CLUB_PROBLEM_TEXTS[problem].name,
        emailAddress: this.protection.tryDecrypt(suggestion.emailEncrypted ?? ''),
        createdAt: suggestion.createdAt.toISOString(),
      },
    };
  }
}
