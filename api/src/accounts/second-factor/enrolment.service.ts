import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UnauthenticatedError } from '../../platform/auth/session.js';
import { Sessions } from '../../platform/auth/sessions.js';
import { Database } from '../../platform/database/database.js';
import { ConflictError, NotFoundError } from '../../platform/errors.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import type { OutgoingMail } from '../../platform/mail/mail-renderer.js';
import { MailRenderer } from '../../platform/mail/mail-renderer.js';
import { OperatorSettings } from '../../platform/operator/operator-settings.js';
import type { Account } from '../account.entity.js';
import { Accounts } from '../accounts.js';
import type { LoginChange } from '../accounts.js';
import { Challenges } from './challenges.js';
import { PasskeysService } from './passkeys.service.js';
import { ProofsService } from './proofs.service.js';
import { RecoveryCodes } from './recovery-codes.js';
import type {
  NewPasskey,
  PasskeyCreationOptions,
  SecondFactorState,
  TotpConfirmation,
  TotpSetup,
} from './second-factor.dto.js';
import { SecondFactors, WrongCodeError } from './second-factors.service.js';
import { newTotpSecret, totpStep, totpUri } from './totp.js';

/** More devices than anyone has. */
const MAX_PASSKEYS = 20;

/** Sets up second factors and removes them; each change needs a proof (see ProofsService), and is reported by mail. */
@Injectable()
export class EnrolmentService {
  constructor(
    private readonly database: Database,
    private readonly operator: OperatorSettings,
    private readonly accounts: Accounts,
    private readonly factors: SecondFactors,
    private readonly passkeys: PasskeysService,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly challenges: Challenges,
    private readonly proofs: ProofsService,
    private readonly renderer: MailRenderer,
    private readonly outbox: MailOutbox,
    private readonly sessions: Sessions,
  ) {}

  /** What the account has. */
  async get(account: Account): Promise<SecondFactorState> {
    const { id, totpSecret } = account;
    const passkeys = await this.passkeys.list(id);
    return {
      isSecondFactorRequired: this.accounts.needsSecondFactor(account),
      hasTotp: totpSecret !== null,
      passkeys: passkeys.map((passkey) => ({
        id: passkey.id,
        name: passkey.name,
        createdAt: passkey.createdAt.toISOString(),
        lastUsedAt: passkey.lastUsedAt?.toISOString() ?? null,
      })),
      arePasskeysPossible: this.passkeys.arePossible,
      recoveryCodesLeft: await this.database.reader.countBy(this.accounts.tables.recoveryCode, {
        accountId: id,
      }),
    };
  }

  /** A secret for an authenticator app, which is valid once its first code is confirmed. */
  async beginTotp(id: number, proof: string): Promise<TotpSetup> {
    await this.proofs.require(id, proof);
    const { name, email } = this.accounts.getIdentity(await this.accounts.get(id));
    const secret = newTotpSecret();
    const { ticket } = await this.challenges.begin('totp-setup', id, this.factors.encrypt(secret));
    const { brandName } = await this.operator.current();
    return { ticket, secret, uri: totpUri(secret, brandName, email ?? name) };
  }

  /** Activates the app, replacing the previous one. Throws WrongCodeError. */
  async confirmTotp(id: number, { proof, ticket, code }: TotpConfirmation): Promise<string[]> {
    await this.proofs.require(id, proof);
    const step = await this.challenges.try(ticket, 'totp-setup');
    if (step.accountId !== id || step.secret === null) throw new WrongCodeError();
    const usedStep = totpStep(this.factors.decrypt(step.secret), code, new Date());
    if (usedStep === undefined) throw new WrongCodeError();
    await this.challenges.finish(step);
    return this.change(id, 'factor-added', async (manager) => {
      await this.accounts.update(manager, id, { totpSecret: step.secret, totpUsedStep: usedStep });
    });
  }

  /** Removes the authenticator app. Throws ConflictError if the account needs a second factor and there's no other. */
  async removeTotp(id: number, proof: string): Promise<void> {
    await this.proofs.require(id, proof);
    await this.change(id, 'factor-removed', async (manager) => {
      await this.accounts.update(manager, id, { totpSecret: null, totpUsedStep: null });
    });
  }

  /** What a browser needs to create a passkey. */
  async beginPasskey(id: number, proof: string): Promise<PasskeyCreationOptions> {
    await this.proofs.require(id, proof);
    const options = await this.passkeys.registrationOptions(await this.accounts.get(id));
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
      if ((await manager.countBy(this.accounts.tables.passkey, { accountId: id })) >= MAX_PASSKEYS)
        throw new ConflictError(`You can only have ${MAX_PASSKEYS} passkeys: remove one first`);
      await this.passkeys.store(manager, id, name, passkey);
    });
  }

  /** Removes a passkey. Throws NotFoundError, and ConflictError as for the authenticator app. */
  async removePasskey(id: number, passkeyId: number, proof: string): Promise<void> {
    await this.proofs.require(id, proof);
    await this.change(id, 'factor-removed', async (manager) => {
      const { affected } = await manager.delete(this.accounts.tables.passkey, {
        id: passkeyId,
        accountId: id,
      });
      if (!affected) throw new NotFoundError('This passkey doesn’t exist any more');
    });
  }

  /** Ten new recovery codes, replacing all previous ones. Throws ConflictError without a second factor. */
  async renewRecoveryCodes(id: number, proof: string): Promise<string[]> {
    await this.proofs.require(id, proof);
    return this.database.transactions.runInTransaction(async (manager) => {
      const account = await this.lock(manager, id);
      if (!(await this.hasFactor(manager, account)))
        throw new ConflictError('Recovery codes are a backup for a second factor: set one up first');
      await this.accounts.note(manager, account, 'codes-renewed');
      return this.recoveryCodes.renew(manager, id);
    });
  }

  /**
   * Removes the second factors of an active account whose owner has lost them. Their sessions end, and they're told.
   * @param record logs who did it, within the same transaction
   * @returns false if there's no such account
   */
  async removeAll(
    id: number,
    record: (manager: EntityManager, account: Account) => Promise<void>,
  ): Promise<boolean> {
    const before = await this.accounts.find(id);
    if (!before || !this.accounts.isActive(before)) return false;
    const notice = await this.toNotice(before, 'factors-reset');
    return this.database.transactions.runInTransaction(async (manager) => {
      const account = await this.accounts.lock(manager, id);
      if (!account || !this.accounts.isActive(account)) return false;
      await this.forget(manager, account);
      await record(manager, account);
      if (notice) await this.outbox.enqueue(manager, notice);
      return true;
    });
  }

  /** Deletes the second factors of a locked account; its sessions and unfinished logins end. */
  async forget(manager: EntityManager, { id, tokenVersion }: Account): Promise<void> {
    const { passkey, recoveryCode, challenge } = this.accounts.tables;
    await this.sessions.endAll(manager, this.accounts.role, this.accounts.getSubject(id));
    await manager.delete(passkey, { accountId: id });
    await manager.delete(recoveryCode, { accountId: id });
    await manager.delete(challenge, { accountId: id });
    const none = { totpSecret: null, totpUsedStep: null };
    await this.accounts.update(manager, id, { ...none, tokenVersion: tokenVersion + 1 });
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
    const notice = await this.toNotice(await this.accounts.get(id), change);
    const { recoveryCode } = this.accounts.tables;
    return this.database.transactions.runInTransaction(async (manager) => {
      await this.lock(manager, id);
      await work(manager);
      const account = await this.lock(manager, id);
      const isProtected = await this.hasFactor(manager, account);
      if (!isProtected && this.accounts.needsSecondFactor(account))
        throw new ConflictError('Owners need a second factor: set up another one first');
      await this.accounts.note(manager, account, change);
      if (notice) await this.outbox.enqueue(manager, notice);
      if (isProtected && !(await manager.existsBy(recoveryCode, { accountId: id })))
        return this.recoveryCodes.renew(manager, id);
      if (!isProtected) await manager.delete(recoveryCode, { accountId: id });
      return [];
    });
  }

  private async toNotice(account: Account, change: LoginChange): Promise<OutgoingMail | undefined> {
    const { name, email } = this.accounts.getIdentity(account);
    return email === null ? undefined : this.renderer.render(email, this.accounts.toChangeMail(name, change));
  }

  private async lock(manager: EntityManager, id: number): Promise<Account> {
    const account = await this.accounts.lock(manager, id);
    if (!account || !this.accounts.isActive(account)) throw new UnauthenticatedError();
    return account;
  }

  private async hasFactor(manager: EntityManager, { id, totpSecret }: Account): Promise<boolean> {
    const { passkey } = this.accounts.tables;
    return totpSecret !== null || (await manager.existsBy(passkey, { accountId: id }));
  }
}
