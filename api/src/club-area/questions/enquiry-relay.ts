import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Club } from '../../model/clubs/club.entity.js';
import { Settings } from '../../platform/config/settings.js';
import { Database } from '../../platform/database/database.js';
import type { OutgoingMail } from '../../platform/mail/mail-renderer.js';
import { ClubMails } from '../club-mails.js';
import { enquiryReceivedMail } from './enquiry-mails.js';
import { Enquiry, enquiryEnd } from './enquiry.entity.js';

/** Passes questions on to the club's managers, without the parent's address. */
@Injectable()
export class EnquiryRelay {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly clubMails: ClubMails,
  ) {}

  /** The mails to the club's managers, written before the transaction that sends them. */
  async prepare({ clubId, ageGroup, message }: Enquiry): Promise<OutgoingMail[]> {
    const club = await this.database.reader.findOneByOrFail(Club, { id: clubId });
    const link = `${this.settings.publicUrl}/club-admin?club=${clubId}&tab=questions`;
    return this.clubMails.write(
      clubId,
      enquiryReceivedMail({ clubName: club.name, ageGroup, message, link }),
    );
  }

  /** Puts a question on the club's list, and sends the mails. */
  async pass(manager: EntityManager, id: number, mails: readonly OutgoingMail[], at: Date): Promise<void> {
    await manager.update(Enquiry, id, {
      ...{ state: 'waiting', list: 'waiting', queueUrgency: null, eraseAt: enquiryEnd(at) },
    });
    await this.clubMails.store(manager, mails);
  }
}
