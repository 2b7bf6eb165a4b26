import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { UnauthenticatedError } from '../../../platform/auth/session.js';
import { Settings } from '../../../platform/config/settings.js';
import { Database } from '../../../platform/database/database.js';
import { ConflictError, NotFoundError } from '../../../platform/errors.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { MailRenderer } from '../../../platform/mail/mail-renderer.js';
import { StaffAccounts } from '../staff-accounts.js';
import { StaffMember, StaffPasskey, StaffRecoveryCode } from '../staff-member.entity.js';
import { staffLoginChangedMail } from '../staff-mails.js';
import type { LoginChange } from '../staff-mails.js';
import { PasskeysService } from './passkeys.service.js';
import { ProofsService } from './proofs.service.js';
import { RecoveryCodes } from './recovery-codes.js';
import type { NewPasskey, PasskeyCreationOptions, TotpConfirmation, TotpSetup } from './second-factor.dto.js';
import { SecondFactors, WrongCodeError } from './second-factors.service.js';
import { StaffChallenges } from './staff-challenges.js';
import { newTotpSecret, totpStep, totpUri } from './totp.js';

/** More devices than anyone has. */
const MAX_PASSKEYS = 20;

/** Sets up second factors and removes them; each change needs a proof (see ProofsService), and is reported by mail. */
@Injectable()
export class EnrolmentService {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly accounts: StaffAccounts,
    private readonly factors: SecondFactors,
    private readonly passkeys: PasskeysService,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly challenges: StaffChallenges,
    private readonly proofs: ProofsService,
    private readonly renderer: MailRenderer,
    private readonly outbox: MailOutbox,
    private readonly audit: AuditLog,
  ) {}

  /** A secret for an authenticator app, which is valid once its first code is confirmed. */
  async beginTotp(id: number, proof: string): Promise<TotpSetup> {
    await this.proofs.require(id, proof);
    const member = await this.accounts.get(id);
    const secret = newTotpSecret();
    const { ticket } = await this.challenges.begin('totp-setup', id, this.factors.encrypt(secret));
    const label = this.accounts.getEmail(member) ?? member.name ?? '';
    return { ticket, secret, uri: totpUri(secret, this.settings.brandName, label) };
  }

  /** Activates the app, replacing the previous one. Throws WrongCodeError. */
  async confirmTotp(id: number, { proof, ticket, code }: TotpConfirmation): Promise<string[]> {
    await this.proofs.require(id, proof);
    const step = await this.challenges.try(ticket, 'totp-setup');
    if (step.memberId !== id || step.secret === null) throw new WrongCodeError();
    const usedStep = totpStep(this.factors.decrypt(step.secret), code, new Date());
    if (usedStep === undefined) throw new WrongCodeError();
    await this.challenges.finish(step);
    return this.change(id, 'factor-added', async (manager) => {
      await manager.update(StaffMember, id, { totpSecret: step.secret, totpUsedStep: usedStep });
    });
  }

  /** Removes the authenticator app. Throws ConflictError if the role requires a second factor and there's no other. */
  async removeTotp(id: number, proof: string): Promise<void> {
    await this.proofs.require(id, proof);
    await this.change(id, 'factor-removed', async (manager) => {
      await manager.update(StaffMember, id, { totpSecret: null, totpUsedStep: null });
    });
  }

  /** What a browser needs to create a passkey. */
  async beginPasskey(id: number, proof: string): Promise<PasskeyCreationOptions> {
    await this.proofs.require(id, proof);
    const member = await this.accounts.get(id);
    const email = this.accounts.getEmail(member) ?? member.name ?? '';
    const options = await this.passkeys.registrationOptions(member, email);
    const { ticket } = await this.challenges.begin('passkey-setup', id, options.challenge);
    return { ticket, options };
  }

  /** Activates a passkey. Throws ChallengeGoneError or PasskeyRefusedError. */
  async addPasskey(id: number, { proof, ticket, name, response }: NewPasskey): Promise<string[]> {
    await this.proofs.require(id, proof);
    const step = await this.challenges.try(ticket, 'passkey-setup');
    const challenge = await this.challenges.takeSecret(step);
    const passkey = await this.passkeys.register(response, challenge);
    await this.challenges.finish(step);
    return this.change(id, 'factor-added', async (manager) => {
      if ((await manager.countBy(StaffPasskey, { memberId: id })) >= MAX_PASSKEYS)
        throw new ConflictError(`You can only have ${MAX_PASSKEYS} passkeys: remove one first`);
      await this.passkeys.store(manager, id, name, passkey);
    });
  }

  /** Removes a passkey. Throws NotFoundError, and ConflictError as for the authenticator app. */
  async removePasskey(id: number, passkeyId: number, proof: string): Promise<void> {
    await this.proofs.require(id, proof);
    await this.change(id, 'factor-removed', async (manager) => {
      const { affected } = await manager.delete(StaffPasskey, { id: passkeyId, memberId: id });
      if (!affected) throw new NotFoundError('This passkey doesn’t exist any more');
    });
  }

  /** Ten new recovery codes, replacing all previous ones. Throws ConflictError without a second factor. */
  async renewRecoveryCodes(id: number, proof: string): Promise<string[]> {
    await this.proofs.require(id, proof);
    return this.database.transactions.runInTransaction(async (manager) => {
      const member = await this.lock(manager, id);
      if (!(await hasFactor(manager, member)))
        throw new ConflictError('Recovery codes are a backup for a second factor: set one up first');
      await this.note(manager, member, 'codes-renewed');
      return this.recoveryCodes.renew(manager, id);
    });
  }

  /**
   * Changes the factors of a locked account. The first one comes with recovery codes, which are returned; with the last
   * one they're deleted.
   */
  private async change(
    id: number,
    change: LoginChange,
    work: (manager: EntityManager) => Promise<void>,
  ): Promise<string[]> {
    const before = await this.accounts.get(id);
    const to = this.accounts.getEmail(before);
    const notice =
      to && (await this.renderer.render(to, staffLoginChangedMail({ name: before.name ?? '', change })));
    return this.database.transactions.runInTransaction(async (manager) => {
      await this.lock(manager, id);
      await work(manager);
      const member = await this.lock(manager, id);
      const isProtected = await hasFactor(manager, member);
      if (!isProtected && member.role === 'owner')
        throw new ConflictError('Owners need a second factor: set up another one first');
      await this.note(manager, member, change);
      if (notice) await this.outbox.enqueue(manager, notice);
      if (isProtected && !(await manager.existsBy(StaffRecoveryCode, { memberId: id })))
        return this.recoveryCodes.renew(manager, id);
      if (!isProtected) await manager.delete(StaffRecoveryCode, { memberId: id });
      return [];
    });
  }

  private async lock(manager: EntityManager, id: number): Promise<StaffMember> {
    const member = await this.accounts.lock(manager, id);
    if (member?.state !== 'active') throw new UnauthenticatedError();
    return member;
  }

  private note(manager: EntityManager, { id, role }: StaffMember, action: string): Promise<void> {
    return this.audit.record(manager, {
      subjectType: 'staff',
      subjectId: id,
      actor: 'site-admin',
      action,
      fromStatus: role,
      toStatus: role,
      reason: null,
      createdAt: new Date(),
    });
  }
}

async function hasFactor(manager: EntityManager, { id, totpSecret }: StaffMember): Promise<boolean> {
  return totpSecret !== null || (await manager.existsBy(StaffPasskey, { memberId: id }));
}
