import { savedSearchText } from '@club-reviews/domain/saved-searches';
import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import type {
  Person,
  PersonalDataEntry,
  PersonalDataSource,
} from '../platform/personal-data/personal-data-source.js';
import { EmailProtection } from '../platform/security/email-protection.js';
import { getWish } from './saved-search-labels.js';
import { SavedSearch } from './saved-search.entity.js';

/** The searches that people have saved. */
@Injectable()
export class SavedSearchPersonalData implements PersonalDataSource {
  readonly tables = ['saved_searches', 'saved_search_clubs'];

  constructor(
    private readonly database: Database,
    private readonly protection: EmailProtection,
  ) {}

  async find({ mailboxHash }: Person): Promise<PersonalDataEntry[]> {
    const searches = await this.database.reader.find(SavedSearch, {
      where: { emailHash: mailboxHash },
      order: { id: 'ASC' },
    });
    return searches.map((search) => this.toEntry(search));
  }

  async erase({ mailboxHash }: Person): Promise<void> {
    await this.database.transactions.runInTransaction((manager) =>
      manager.delete(SavedSearch, { emailHash: mailboxHash }),
    );
  }

  private toEntry(search: SavedSearch): PersonalDataEntry {
    const { id, confirmedAt, mailedAt, eraseAt, createdAt } = search;
    const wish = getWish(search);
    return {
      ...{ kind: 'saved-search', id, clubId: null, title: savedSearchText(wish), at: createdAt },
      state: confirmedAt ? 'Active' : 'Not confirmed',
      ...{ fate: 'deleted', fateReason: '' },
      content: {
        ...wish,
        emailAddress: this.protection.tryDecrypt(search.emailEncrypted),
        createdAt: createdAt.toISOString(),
        confirmedAt: confirmedAt?.toISOString() ?? null,
        lastMailedAt: mailedAt?.toISOString() ?? null,
        endsAt: eraseAt.toISOString(),
      },
    };
  }
}
