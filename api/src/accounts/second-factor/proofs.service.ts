import { Injectable } from '@nestjs/common';
import { ForbiddenError } from '../../platform/auth/session.js';
import { InvalidInputError } from '../../platform/errors.js';
import type { RateLimit } from '../../platform/rate-limits/rate-limits.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { isPassword } from '../../platform/security/passwords.js';
import { Accounts } from '../accounts.js';
import { Challenges } from './challenges.js';
import { PasskeyRefusedError, PasskeysService } from './passkeys.service.js';
import type { PasskeyResponse, PasskeyOptions, PasswordProof, Proof } from './second-factor.dto.js';
import { SecondFactors } from './second-factors.service.js';

/** A stolen session must not be enough to guess the password. */
const BY_ACCOUNT: RateLimit = { purpose: 'proofs-by-account', times: 10, windowMs: 15 * 60_000 };

/** To change second factors a person has to prove again who they are: a session that was left open isn't enough. */
@Injectable()
export class ProofsService {
  constructor(
    private readonly accounts: Accounts,
    private readonly factors: SecondFactors,
    private readonly passkeys: PasskeysService,
    private readonly challenges: Challenges,
    private readonly limits: RateLimits,
  ) {}

  /**
   * A proof for the password and, if there's a second factor, a code. Throws InvalidInputError, TooManyRequestsError.
   */
  async byPassword(id: number, { password, code }: PasswordProof): Promise<Proof> {
    const subject = this.accounts.getSubject(id);
    await this.limits.take(BY_ACCOUNT, subject);
    const account = await this.accounts.get(id);
    if (!(await isPassword(password, account.passwordHash ?? ''))) {
      const message = 'Your password isn’t correct';
      throw new InvalidInputError(message, { password: message });
    }
    if ((await this.factors.getMethods(account)).length > 0) {
      const message = 'Please enter a code as well';
      if (code === undefined) throw new InvalidInputError(message, { code: message });
      await this.factors.useCode(account, code);
    }
    await this.limits.forget(BY_ACCOUNT, subject);
    return this.give(id);
  }

  /** What a browser signs for a proof by passkey. */
  async passkeyOptions(id: number): Promise<PasskeyOptions> {
    const options = await this.passkeys.authenticationOptions(id);
    const { ticket } = await this.challenges.begin('passkey-proof', id, options.challenge);
    return { ticket, options };
  }

  /** A proof for a passkey. Throws ChallengeGoneError or PasskeyRefusedError. */
  async byPasskey(id: number, { ticket, response }: PasskeyResponse): Promise<Proof> {
    const step = await this.challenges.try(ticket, 'passkey-proof');
    const accountId = await this.passkeys.authenticate(response, await this.challenges.takeSecret(step));
    if (step.accountId !== id || accountId !== id) throw new PasskeyRefusedError();
    await this.challenges.finish(step);
    return this.give(id);
  }

  /** Throws ForbiddenError without a proof from this person. */
  async require(id: number, proof: string): Promise<void> {
    const given = await this.challenges.find(proof, 'proof').catch(() => undefined);
    if (given?.accountId !== id) throw new ForbiddenError('Please confirm it’s you first');
  }

  private async give(id: number): Promise<Proof> {
    const { ticket, expiresAt } = await this.challenges.begin('proof', id);
    return { proof: ticket, expiresAt: expiresAt.toISOString() };
  }
}
