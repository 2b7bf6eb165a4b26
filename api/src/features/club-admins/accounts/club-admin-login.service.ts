import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { UnauthenticatedError } from '../../../platform/auth/session.js';
import type { RateLimit } from '../../../platform/rate-limits/rate-limits.js';
import { RateLimits } from '../../../platform/rate-limits/rate-limits.js';
import { normaliseEmail } from '../../../platform/security/canonical-email.js';
import { hashPassword, isPassword } from '../../../platform/security/passwords.js';
import type { ClubAdminLogin, ClubAdminLoginAnswer } from './account.dto.js';
import { ClubAdminAccounts } from './club-admin-accounts.js';

const WINDOW_MS = 15 * 60_000;
const BY_CLIENT: RateLimit = { purpose: 'club-logins-by-client', times: 10, windowMs: WINDOW_MS };
/** To one account, whether it exists or not; more than for a client, so that one alone locks nobody out. */
const BY_ACCOUNT: RateLimit = { purpose: 'club-logins-by-account', times: 30, windowMs: WINDOW_MS };

/** Logs clubs' administrators in. */
@Injectable()
export class ClubAdminLoginService {
  /** What a password is compared with where there is no account: refusing takes the same time. */
  private readonly nobodysHash = hashPassword(randomBytes(16).toString('base64url'));

  constructor(
    private readonly accounts: ClubAdminAccounts,
    private readonly limits: RateLimits,
  ) {}

  /**
   * A token for the right password. Throws UnauthenticatedError, with the same words for a wrong password and an
   * unknown address, and TooManyRequestsError for anyone who guesses, from one address or at one account.
   */
  async logIn({ email, password }: ClubAdminLogin, client: string): Promise<ClubAdminLoginAnswer> {
    // Counted before anything is looked at, so that many guesses at once count like one after the other.
    await this.limits.take(BY_CLIENT, client);
    await this.limits.take(BY_ACCOUNT, normaliseEmail(email));
    const account = await this.accounts.findByEmail(email);
    const isRight = await isPassword(password, account?.passwordHash ?? (await this.nobodysHash));
    if (!account?.passwordHash || !isRight) throw new UnauthenticatedError('Invalid email or password');
    await this.limits.forget(BY_CLIENT, client);
    await this.limits.forget(BY_ACCOUNT, normaliseEmail(email));
    return this.accounts.openSession(account);
  }
}
