import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LoginAttempts } from '../../platform/auth/login-attempts.js';
import { UnauthenticatedError } from '../../platform/auth/session.js';
import type { LoginOrigin } from '../../platform/auth/session-delivery.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import { hashPassword, isPassword } from '../../platform/security/passwords.js';
import type { ClubAdminLogin } from './account.dto.js';
import type { ClubAdminLoggedIn } from './club-admin-accounts.js';
import { ClubAdminAccounts } from './club-admin-accounts.js';

/** Logs clubs' administrators in. */
@Injectable()
export class ClubAdminLoginService {
  /** What a password is compared with if there's no account: refusing takes the same time. */
  private readonly nobodysHash = hashPassword(randomBytes(16).toString('base64url'));

  constructor(
    private readonly accounts: ClubAdminAccounts,
    private readonly attempts: LoginAttempts,
    private readonly protection: EmailProtection,
  ) {}

  /**
   * A session for the right password. Throws UnauthenticatedError, with the same words for a wrong password and an
   * unknown address, and TooManyRequestsError for a network that guesses.
   */
  async logIn({ email, password }: ClubAdminLogin, origin: LoginOrigin): Promise<ClubAdminLoggedIn> {
    const attempt = await this.attempts.begin({
      role: 'club-admin',
      account: this.protection.hash(email),
      origin,
      hasMailedLink: true,
    });
    const account = await this.accounts.findByEmail(email);
    const isRight = await isPassword(password, account?.passwordHash ?? (await this.nobodysHash));
    if (!account?.passwordHash || !isRight) {
      attempt.fail();
      throw new UnauthenticatedError('Invalid email or password');
    }
    await attempt.succeed();
    return this.accounts.openSession(account, origin.browser);
  }
}
