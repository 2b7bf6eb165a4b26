import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LoginAttempts } from '../../platform/auth/login-attempts.js';
import { UnauthenticatedError } from '../../platform/auth/session.js';
import type { LoginOrigin } from '../../platform/auth/session-delivery.js';
import type { IssuedSession } from '../../platform/auth/sessions.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import { hashPassword, isPassword } from '../../platform/security/passwords.js';
import { WRONG_LOGIN } from '../account.dto.js';
import type { AccountLogin, SecondStep } from '../account.dto.js';
import type { Account } from '../account.entity.js';
import { Accounts } from '../accounts.js';
import { Challenges } from '../second-factor/challenges.js';
import { PasskeyRefusedError, PasskeysService } from '../second-factor/passkeys.service.js';
import type { LoginCode, PasskeyOptions, PasskeyResponse } from '../second-factor/second-factor.dto.js';
import { SecondFactors } from '../second-factor/second-factors.service.js';

/** Someone has logged in, or continues with a new token. */
export interface LoggedIn {
  account: Account;
  session: IssuedSession;
}

/** The progress of a login: done, or half way there. */
export type LoginProgress =
  (LoggedIn & { secondStep: null }) | { account: Account; session: null; secondStep: SecondStep };

/** Logs the people of one kind of account in: with an address, a password and a second factor, or with a passkey. */
@Injectable()
export class LoginService {
  /** What a password is compared with if there's no account: refusing takes the same time. */
  private readonly nobodysHash = hashPassword(randomBytes(16).toString('base64url'));

  constructor(
    private readonly accounts: Accounts,
    private readonly attempts: LoginAttempts,
    private readonly protection: EmailProtection,
    private readonly factors: SecondFactors,
    private readonly passkeys: PasskeysService,
    private readonly challenges: Challenges,
  ) {}

  /**
   * The first step for the right password, or the whole login. Throws UnauthenticatedError, with the same words for a
   * wrong password and an unknown address, and TooManyRequestsError for a network that guesses.
   */
  async logIn({ email, password }: AccountLogin, origin: LoginOrigin): Promise<LoginProgress> {
    const attempt = await this.attempts.begin({
      role: this.accounts.role,
      account: this.protection.hash(email),
      origin,
      hasMailedLink: true,
    });
    const account = await this.accounts.findByEmail(email);
    const isRight = await isPassword(password, account?.passwordHash ?? (await this.nobodysHash));
    if (!account?.passwordHash || !isRight) {
      attempt.fail();
      throw new UnauthenticatedError(WRONG_LOGIN);
    }
    await attempt.succeed();
    return this.begin(account, origin);
  }

  /** Continues after the right password, or a mailed link instead of it. */
  async begin(account: Account, { browser }: LoginOrigin): Promise<LoginProgress> {
    const methods = await this.factors.getMethods(account);
    if (methods.length === 0)
      return { account, session: await this.accounts.openSession(account, browser), secondStep: null };
    const { ticket, expiresAt } = await this.challenges.begin('login', account.id);
    return { account, session: null, secondStep: { ticket, methods, expiresAt: expiresAt.toISOString() } };
  }

  /** Takes the second step with a code. Throws ChallengeGoneError, WrongCodeError or TooManyRequestsError. */
  async finishWithCode({ ticket, code }: LoginCode, { browser }: LoginOrigin): Promise<LoggedIn> {
    const step = await this.challenges.try(ticket, 'login');
    const account = await this.accounts.get(step.accountId ?? 0);
    await this.factors.useCode(account, code);
    await this.challenges.finish(step);
    return { account, session: await this.accounts.openSession(account, browser) };
  }

  /** What a browser signs with a passkey: as the second step of a login that was started, or as the whole login. */
  async passkeyOptions(given: string | undefined): Promise<PasskeyOptions> {
    const begun = given === undefined ? undefined : await this.challenges.find(given, 'login');
    const options = await this.passkeys.authenticationOptions(begun?.accountId ?? null);
    if (begun && given !== undefined) {
      await this.challenges.setSecret(begun, options.challenge);
      return { ticket: given, options };
    }
    const { ticket } = await this.challenges.begin('passkey-login', null, options.challenge);
    return { ticket, options };
  }

  /** Logs in with a passkey. Throws ChallengeGoneError or PasskeyRefusedError. */
  async finishWithPasskey(
    { ticket, response }: PasskeyResponse,
    { browser }: LoginOrigin,
  ): Promise<LoggedIn> {
    const step = await this.challenges.try(ticket, 'login', 'passkey-login');
    const id = await this.passkeys.authenticate(response, await this.challenges.takeSecret(step));
    if (step.accountId !== null && step.accountId !== id) throw new PasskeyRefusedError();
    await this.challenges.finish(step);
    const account = await this.accounts.get(id);
    return { account, session: await this.accounts.openSession(account, browser) };
  }
}
