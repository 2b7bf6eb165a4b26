import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { InvalidInputError } from '../../platform/errors.js';
import type { RateLimit } from '../../platform/rate-limits/rate-limits.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';
import { Keyring } from '../../platform/security/keyring.js';
import { TextCipher } from '../../platform/security/text-cipher.js';
import type { SecondStep } from '../account.dto.js';
import type { Account } from '../account.entity.js';
import { Accounts } from '../accounts.js';
import { RecoveryCodes } from './recovery-codes.js';
import { totpStep } from './totp.js';

/** For one account, whatever step they're for: so that nobody can try a million codes. */
const CODES_BY_ACCOUNT: RateLimit = { purpose: 'codes-by-account', times: 20, windowMs: 15 * 60_000 };

const TOTP_CODE = /^\d{6}$/;

/** The code is wrong, too old, or already used. */
export class WrongCodeError extends InvalidInputError {
  constructor() {
    const message = 'This code isn’t right, or has been used. Please try the next one.';
    super(message, { code: message });
  }
}

/** What people have besides their password: an authenticator app, passkeys, recovery codes. */
@Injectable()
export class SecondFactors {
  private readonly cipher: TextCipher;

  constructor(
    private readonly database: Database,
    keyring: Keyring,
    private readonly accounts: Accounts,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly limits: RateLimits,
    private readonly security: SecurityLog,
  ) {
    this.cipher = new TextCipher(keyring, `${accounts.kind}-totp`);
  }

  /** How a person can take the second step of a login; none if they have set nothing up. */
  async getMethods({ id, totpSecret }: Account): Promise<SecondStep['methods']> {
    const { reader } = this.database;
    const { tables } = this.accounts;
    const hasPasskey = await reader.existsBy(tables.passkey, { accountId: id });
    if (totpSecret === null && !hasPasskey) return [];
    const hasRecoveryCode = await reader.existsBy(tables.recoveryCode, { accountId: id });
    return [
      ...(totpSecret === null ? [] : (['totp'] as const)),
      ...(hasPasskey ? (['passkey'] as const) : []),
      ...(hasRecoveryCode ? (['recovery-code'] as const) : []),
    ];
  }

  /**
   * Uses up a code of the authenticator app, or a recovery code. Throws WrongCodeError, including for a code that was
   * used before, and TooManyRequestsError.
   */
  async useCode(account: Account, code: string): Promise<void> {
    const subject = this.accounts.getSubject(account.id);
    await this.limits.take(CODES_BY_ACCOUNT, subject);
    const isRight = await this.database.transactions.runInTransaction((manager) =>
      TOTP_CODE.test(code)
        ? this.useTotp(manager, account, code)
        : this.recoveryCodes.use(manager, account.id, code),
    );
    if (!isRight) {
      this.security.note('second-factor-failed', { role: this.accounts.role, subject: account.id });
      throw new WrongCodeError();
    }
    await this.limits.forget(CODES_BY_ACCOUNT, subject);
  }

  /** A secret of an authenticator app as stored. */
  encrypt(totpSecret: string): string {
    return this.cipher.encrypt(totpSecret);
  }

  /** The secret from its stored form. */
  decrypt(stored: string): string {
    return this.cipher.decrypt(stored);
  }

  /** Each code counts once: if two calls use the same one, the second finds its step used. */
  private async useTotp(manager: EntityManager, { id, totpSecret }: Account, code: string): Promise<boolean> {
    const step = totpSecret === null ? undefined : totpStep(this.decrypt(totpSecret), code, new Date());
    if (step === undefined) return false;
    const locked = await this.accounts.lock(manager, id);
    if (locked?.totpSecret !== totpSecret || (locked.totpUsedStep ?? 0) >= step) return false;
    await this.accounts.update(manager, id, { totpUsedStep: step });
    return true;
  }
}
