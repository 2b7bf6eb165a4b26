import { costText, WEEKDAY_NAMES } from '@club-reviews/domain/club-facts';
import { Injectable } from '@nestjs/common';
import { In, LessThanOrEqual } from 'typeorm';
import { Settings } from '../../platform/config/settings.js';
import { Database } from '../../platform/database/database.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import type { OutgoingMail } from '../../platform/mail/mail-renderer.js';
import { MailRenderer } from '../../platform/mail/mail-renderer.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import { SavedSearchLinks } from '../saved-search-links.js';
import type { NewClub } from '../saved-search-mails.js';
import { newClubsMail } from '../saved-search-mails.js';
import { resultsPath, getWish } from '../saved-search-labels.js';
import { SavedSearch, SavedSearchClub } from '../saved-search.entity.js';
import type { FittingClub } from './fitting-clubs.js';
import { FittingClubs } from './fitting-clubs.js';

/** This many clubs are named in a mail. */
const MAX_NAMED = 10;
const SEARCHES_AT_ONCE = 20;

/** Writes due mails about clubs with new places. */
@Injectable()
export class NewClubMailer {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly clubs: FittingClubs,
    private readonly links: SavedSearchLinks,
    private readonly protection: EmailProtection,
    private readonly renderer: MailRenderer,
    private readonly outbox: MailOutbox,
  ) {}

  /** Writes some of the due mails. @returns whether there may be more */
  async run(now: Date): Promise<boolean> {
    const due = await this.database.reader.find(SavedSearch, {
      where: { mailDueAt: LessThanOrEqual(now) },
      order: { mailDueAt: 'ASC' },
      take: SEARCHES_AT_ONCE,
    });
    for (const search of due) await this.tell(search, now);
    return due.length > 0;
  }

  private async tell(search: SavedSearch, now: Date): Promise<void> {
    const listed = await this.database.reader.find(SavedSearchClub, {
      where: { searchId: search.id },
      order: { noticedAt: 'ASC', clubId: 'ASC' },
    });
    const ids = listed.map(({ clubId }) => clubId);
    const mail = search.eraseAt > now ? await this.write(search, ids, now) : undefined;
    await this.database.transactions.runInTransaction(async (manager) => {
      // If the search is ended at this moment, no more mail is sent; nor is one sent twice.
      const { affected } = await manager.update(
        SavedSearch,
        { id: search.id, mailDueAt: LessThanOrEqual(now) },
        { mailDueAt: null, ...(mail ? { mailedAt: now } : {}) },
      );
      if (affected !== 1) return;
      if (ids.length > 0) await manager.delete(SavedSearchClub, { searchId: search.id, clubId: In(ids) });
      if (mail) await this.outbox.enqueue(manager, mail);
    });
  }

  private async write(
    search: SavedSearch,
    ids: readonly number[],
    now: Date,
  ): Promise<OutgoingMail | undefined> {
    const clubs = await this.clubs.among(ids, search);
    const address = this.protection.tryDecrypt(search.emailEncrypted);
    if (clubs.length === 0 || address === null) return undefined;
    const wish = getWish(search);
    const token = this.links.make(search.id, search.tokenHash, now);
    const template = newClubsMail({
      wish,
      clubs: clubs.slice(0, MAX_NAMED).map((club) => this.toNewClub(club)),
      more: Math.max(0, clubs.length - MAX_NAMED),
      resultsLink: `${this.settings.publicUrl}${resultsPath(wish)}`,
      endLink: this.links.endPage(token),
      endsAt: search.eraseAt,
    });
    const mail = await this.renderer.render(address, template);
    return { ...mail, unsubscribeUrl: this.links.unsubscribeUrl(token) };
  }

  private toNewClub({ name, slug, location, miles, ages, days, cost }: FittingClub): NewClub {
    const facts = [
      location,
      milesText(miles),
      ages.join(', '),
      days.map((day) => WEEKDAY_NAMES[day]).join(', '),
      cost === null ? '' : costText(cost),
    ];
    return { name, link: `${this.settings.publicUrl}/clubs/${slug}`, facts: facts.filter(Boolean) };
  }
}

/** As pages show it: the api's two decimals, then one. */
function milesText(miles: number): string {
  const rounded = Math.round(Math.round(miles * 100) / 10) / 10;
  if (rounded < 1) return 'less than a mile';
  return `${rounded} ${rounded === 1 ? 'mile' : 'miles'}`;
}
