import { londonClock } from '@club-reviews/domain/london-clock';
import { SUMMARY_HOUR } from '@club-reviews/domain/staff-mails';
import { Injectable } from '@nestjs/common';
import { BackgroundTask } from '../../platform/async/background-task.js';
import { Settings } from '../../platform/config/settings.js';
import { Database } from '../../platform/database/database.js';
import { SiteSetting } from '../../platform/database/site-setting.entity.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import type { OutgoingMail } from '../../platform/mail/mail-renderer.js';
import { MailRenderer } from '../../platform/mail/mail-renderer.js';
import { WaitingFiguresService } from '../queue/figures/waiting-figures.service.js';
import { QueueSources } from '../queue/queue-sources.js';
import { dailySummaryMail } from './staff-notification-mails.js';
import { StaffRecipients } from './staff-recipients.js';

const LOOK_EVERY_MS = 60_000;
const NAME = 'daily_summary';

/**
 * Mails the staff once a day what is waiting in the queue, at seven in the morning London time, or as soon as an
 * instance runs again after that. The day is stored in the transaction with the mails: only one of several instances
 * writes them, and nobody gets two a day.
 */
@Injectable()
export class DailySummary extends BackgroundTask {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly sources: QueueSources,
    private readonly waiting: WaitingFiguresService,
    private readonly recipients: StaffRecipients,
    private readonly renderer: MailRenderer,
    private readonly outbox: MailOutbox,
  ) {
    super('The daily summary is waiting', LOOK_EVERY_MS);
  }

  /** Writes today's mails if they're due. A site's first summary is sent on the day after its first start. */
  async run(now: Date): Promise<void> {
    const { date, hour } = londonClock(now);
    const last = await this.database.reader.findOneBy(SiteSetting, { name: NAME });
    if (last === null) {
      await this.begin(date);
      return;
    }
    if (hour < SUMMARY_HOUR || last.value >= date) return;
    const mails = await this.write(now);
    await this.database.transactions.runInTransaction(async (manager) => {
      const { affected } = await manager.update(
        SiteSetting,
        { name: NAME, value: last.value },
        { value: date },
      );
      if (affected !== 1) return;
      for (const mail of mails) await this.outbox.enqueue(manager, mail);
    });
  }

  protected runOnce(): Promise<void> {
    return this.run(new Date());
  }

  private async begin(value: string): Promise<void> {
    try {
      await this.database.transactions.runInTransaction((manager) =>
        manager.insert(SiteSetting, { name: NAME, value }),
      );
    } catch (error) {
      // Another instance started at the same moment.
      if (!this.database.dialect.isDuplicate(error)) throw error;
    }
  }

  private async write(now: Date): Promise<OutgoingMail[]> {
    const { kinds } = await this.waiting.read();
    if (kinds.length === 0) return [];
    const waiting = kinds.map(({ kind, count, hasMore, oldestSince }) => ({
      ...{ name: this.sources.get(kind).name, count, isCapped: hasMore },
      oldestMs: now.getTime() - Date.parse(oldestSince),
    }));
    const template = dailySummaryMail({ waiting, link: `${this.settings.publicUrl}/admin` });
    const addresses = await this.recipients.of('summary');
    return Promise.all(addresses.map((address) => this.renderer.render(address, template)));
  }
}
