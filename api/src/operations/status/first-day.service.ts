import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { StaffIdentity } from '../../platform/auth/staff-directory.js';
import { Database } from '../../platform/database/database.js';
import { SiteSetting } from '../../platform/database/site-setting.entity.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { MailRenderer } from '../../platform/mail/mail-renderer.js';
import { OperatorSettings } from '../../platform/operator/operator-settings.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import type { FirstStep } from '../../platform/status/first-step.js';
import { FIRST_STEPS, FirstStepMark } from '../../platform/status/first-step.js';
import { StaffMember } from '../../accounts/staff/staff-member.entity.js';
import type { FirstDay } from './status.dto.js';
import { testMail } from './status-mails.js';

/** The first day's checklist: its steps tick themselves. */
@Injectable()
export class FirstDayService {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly database: Database,
    private readonly operator: OperatorSettings,
    private readonly emails: EmailProtection,
    private readonly renderer: MailRenderer,
    private readonly outbox: MailOutbox,
  ) {}

  /** The steps, unless an owner has put the list away. */
  async get(): Promise<FirstDay> {
    const stored = await this.database.reader.findOneBy(SiteSetting, { name: 'first_day' });
    if (stored?.value === 'dismissed') return { isDismissed: true, steps: [] };
    const steps = this.discovery
      .getProviders({ metadataKey: FirstStepMark.KEY })
      .map(({ instance }) => instance as FirstStep)
      .toSorted((one, other) => FIRST_STEPS.indexOf(one.step) - FIRST_STEPS.indexOf(other.step))
      .map(async (one) => ({ step: one.step, isDone: await one.isDone() }));
    return { isDismissed: false, steps: await Promise.all(steps) };
  }

  /** Puts the list away for every owner, or brings it back. */
  async dismiss(isDismissed: boolean): Promise<FirstDay> {
    const value = isDismissed ? 'dismissed' : 'shown';
    await this.database.transactions.runInTransaction((manager) =>
      manager.save(SiteSetting, { name: 'first_day', value }),
    );
    return this.get();
  }

  /** Mails an owner; with the site password, the support address. */
  async sendTestMail({ id }: StaffIdentity): Promise<void> {
    const member = id === null ? null : await this.database.reader.findOneBy(StaffMember, { id });
    const own = this.emails.tryDecrypt(member?.emailEncrypted ?? '');
    const mail = await this.renderer.render(own ?? (await this.operator.current()).supportEmail, testMail());
    await this.database.transactions.runInTransaction((manager) => this.outbox.enqueue(manager, mail));
  }
}
