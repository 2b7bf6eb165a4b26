import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LoginAttempts } from '../../../platform/auth/login-attempts.js';
import { UnauthenticatedError } from '../../../platform/auth/session.js';
import type { LoginOrigin } from '../../../platform/auth/session-delivery.js';
import type { IssuedSession } from '../../../platform/auth/sessions.js';
import { EmailProtection } from '../../../platform/security/email-protection.js';
import { hashPassword, isPassword } from '../../../platform/security/passwords.js';
import { StaffAccounts } from '../staff-accounts.js';
import type { StaffMember } from '../staff-member.entity.js';
import type { LoginCode, PasskeyResponse, PasskeyOptions } from '../second-factor/second-factor.dto.js';
import { PasskeyRefusedError, PasskeysService } from '../second-factor/passkeys.service.js';
import { SecondFactors } from '../second-factor/second-factors.service.js';
import { StaffChallenges } from '../second-factor/staff-challenges.js';
import type { SecondStep, StaffLogin } from '../staff.dto.js';
import { WRONG_LOGIN } from '../staff.dto.js';

/** The progress of a login: one of the two. */
export type LoginProgress =
  { session: IssuedSession; secondStep: null } | { session: null; secondStep: SecondStep };

/** Logs members of staff in: with an address, a password and a second factor, or with a passkey. */
@Injectable()
export class StaffLoginService {
  /** What a password is compared with if there's no account: refusing takes the same time. */
  private readonly nobodysHash = hashPassword(randomBytes(16).toString('base64url'));

  constructor(
    private readonly accounts: StaffAccounts,
    private readonly attempts: LoginAttempts,
    private readonly protection: EmailProtection,
    private readonly factors: SecondFactors,
    private readonly passkeys: PasskeysService,
    private readonly challenges: StaffChallenges,
  ) {}

  /**
   * The first step for the right password, or the whole login. Throws UnauthenticatedError, with the same words for a
   * wrong password and an unknown address, and TooManyRequestsError.
   */
  async logIn({ email, password }: StaffLogin, origin: LoginOrigin): Promise<LoginProgress> {
    const attempt = await this.attempts.begin({
      role: 'site-admin',
      account: this.protection.hash(email),
      origin,
      hasMailedLink: true,
    });
    const member = await this.accounts.findByEmail(email);
    const isRight = await isPassword(password, member?.passwordHash ?? (await this.nobodysHash));
    if (!member?.passwordHash || !isRight) {
      attempt.fail();
      throw new UnauthenticatedError(WRONG_LOGIN);
    }
    await attempt.succeed();
    return this.begin(member, origin);
  }

  /** Continues after the right password, or a mailed link instead of it. */
  async begin(member: StaffMember, { browser }: LoginOrigin): Promise<LoginProgress> {
    const methods = await this.factors.getMethods(member);
    if (methods.length === 0)
      return { session: await this.accounts.openSession(member, browser), secondStep: null };
    const { ticket, expiresAt } = await this.challenges.begin('login', member.id);
    return { session: null, secondStep: { ticket, methods, expiresAt: expiresAt.toISOString() } };
  }

  /** Takes the second step with a code. Throws ChallengeGoneError, WrongCodeError or TooManyRequestsError. */
  async finishWithCode({ ticket, code }: LoginCode, { browser }: LoginOrigin): Promise<IssuedSession> {
    const step = await this.challenges.try(ticket, 'login');
    const member = await this.accounts.get(step.memberId ?? 0);
    await this.factors.useCode(member, code);
    await this.challenges.finish(step);
    return this.accounts.openSession(member, browser);
  }

  /** What a browser signs with a passkey: as the second step of a login that was started, or as the whole login. */
  async passkeyOptions(given: string | undefined): Promise<PasskeyOptions> {
    const begun = given === undefined ? undefined : await this.challenges.find(given, 'login');
    const options = await this.passkeys.authenticationOptions(begun?.memberId ?? null);
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
  ): Promise<IssuedSession> {
    const step = await this.challenges.try(ticket, 'login', 'passkey-login');
    const memberId = await this.passkeys.authenticate(response, await this.challenges.takeSecret(step));
    if (step.memberId !== null && step.memberId !== memberId) throw new PasskeyRefusedError();
    await this.challenges.finish(step);
    return this.accounts.openSession(await this.accounts.get(memberId), browser);
  }
}
