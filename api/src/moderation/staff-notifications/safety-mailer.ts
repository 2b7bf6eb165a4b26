import { SAFETY_MAILS_AN_HOUR, SAFETY_PAUSE_MINUTES } from '@club-reviews/domain/staff-mails';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { In, IsNull, MoreThan } from 'typeorm';
import { Club } from '../../model/clubs/club.entity.js';
import type { SafetyAlertKind } from '../../model/queue/alerts.js';
import { SafetyAlert } from '../../model/queue/alerts.js';
import { BackgroundTask } from '../../platform/async/background-task.js';
import { Settings } from '../../platform/config/settings.js';
import { Database } from '../../platform/database/database.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import type { OutgoingMail } from '../../platform/mail/mail-renderer.js';
import type { MailTemplate } from '../../platform/mail/mail-template.js';
import { MailRenderer } from '../../platform/mail/mail-renderer.js';
import { OperatorSettings } from '../../platform/operator/operator-settings.js';
import { normaliseEmail } from '../../platform/security/canonical-email.js';
import type { SafetyReader } from './staff-notification-mails.js';
import { safetyAlertMail, safetyDigestMail } from './staff-notification-mails.js';
import { StaffRecipients } from './staff-recipients.js';

const LOOK_EVERY_MS = 1000;
const HOUR_MS = 3_600_000;
const PAUSE_MS = SAFETY_PAUSE_MINUTES * 60_000;
const AT_ONCE = 500;
const SAFETY_KINDS: readonly SafetyAlertKind[] = ['report', 'held', 'edit', 'enquiry'];

/**
 * Mails the staff about a child's safety, at once: one mail for each entry, and from the sixth within an hour on one
 * for all that came in, every quarter of an hour at most. Whatever brings an entry to the queue only makes its mail due,
 * in the same transaction, so that no visitor waits for mails to be written. Several instances may run: only one checks
 * at a time.
 */
@Injectable()
export class SafetyMailer extends BackgroundTask {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly operator: OperatorSettings,
    private readonly recipients: StaffRecipients,
    private readonly renderer: MailRenderer,
    private readonly outbox: MailOutbox,
  ) {
    super('Mails about safety are waiting', LOOK_EVERY_MS);
  }

  /** Writes the mails that are due. */
  async run(now: Date): Promise<void> {
    const { reader } = this.database;
    const alerts = await reader.find(SafetyAlert, {
      where: { toldAt: IsNull() },
      order: { createdAt: 'ASC', id: 'ASC' },
      take: AT_ONCE,
    });
    if (alerts.length === 0) return;
    const told = await reader.countBy(SafetyAlert, { toldAt: MoreThan(new Date(now.getTime() - HOUR_MS)) });
    if (told + alerts.length <= SAFETY_MAILS_AN_HOUR) {
      for (const alert of alerts) await this.tell([alert], await this.alertMails(alert), now);
      return;
    }
    const since = new Date(now.getTime() - PAUSE_MS);
    if (await reader.existsBy(SafetyAlert, { toldAt: MoreThan(since) })) return;
    await this.tell(alerts, await this.digestMails(alerts.length), now);
  }

  protected async runOnce(): Promise<void> {
    if (!(await this.database.reader.existsBy(SafetyAlert, { toldAt: IsNull() }))) return;
    await this.database.dialect.withFreeLock('staff-mails', () => this.run(new Date()));
  }

  private async tell(
    alerts: readonly SafetyAlert[],
    mails: readonly OutgoingMail[],
    toldAt: Date,
  ): Promise<void> {
    const ids = alerts.map(({ id }) => id);
    await this.database.transactions.runInTransaction(async (manager) => {
      await noteTold(manager, ids, toldAt);
      for (const mail of mails) await this.outbox.enqueue(manager, mail);
    });
  }

  private async alertMails({ kind, entryId, clubId }: SafetyAlert): Promise<OutgoingMail[]> {
    const club = await this.database.reader.findOneBy(Club, { id: clubId });
    const about = {
      kind,
      clubName: club?.name ?? 'a club',
      link: this.queueLink([kind], `${kind}-${entryId}`),
    };
    const staff = await this.recipients.of('safety');
    const { supportEmail: support } = await this.operator.current();
    // The support address is told about every report anyway.
    if (kind === 'report') {
      const others = staff.filter((address) => normaliseEmail(address) !== normaliseEmail(support));
      return this.write(others, safetyAlertMail({ ...about, reader: 'staff' }));
    }
    return this.toStaffOrSupport(staff, (reader) => safetyAlertMail({ ...about, reader }));
  }

  private async digestMails(count: number): Promise<OutgoingMail[]> {
    const staff = await this.recipients.of('safety');
    return this.toStaffOrSupport(staff, (reader) =>
      safetyDigestMail({ count, reader, link: this.queueLink(SAFETY_KINDS) }),
    );
  }

  private async toStaffOrSupport(
    staff: readonly string[],
    template: (reader: SafetyReader) => MailTemplate,
  ): Promise<OutgoingMail[]> {
    if (staff.length > 0) return this.write(staff, template('staff'));
    return this.write([(await this.operator.current()).supportEmail], template('support'));
  }

  private write(addresses: readonly string[], template: MailTemplate): Promise<OutgoingMail[]> {
    return Promise.all(addresses.map((address) => this.renderer.render(address, template)));
  }

  /** The queue with only these kinds, and an entry open. */
  private queueLink(kinds: readonly SafetyAlertKind[], entry?: string): string {
    const query = new URLSearchParams({ kinds: kinds.join(','), ...(entry === undefined ? {} : { entry }) });
    return `${this.settings.publicUrl}/admin?${query.toString()}`;
  }
}

/** Throws if another instance was faster (this one had lost its lock): nobody is told twice. */
async function noteTold(manager: EntityManager, ids: number[], toldAt: Date): Promise<void> {
  const { affected } = await manager.update(SafetyAlert, { id: In(ids), toldAt: IsNull() }, { toldAt });
  if (affected !== ids.length) throw new Error('another instance has written them');
}
