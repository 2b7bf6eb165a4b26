import { Injectable } from '@nestjs/common';
import { In, MoreThan } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { GoneError } from '../../platform/errors.js';
import { hashToken, newLinkToken } from '../../platform/mailed-links/link-token.js';
import type { Challenge, ChallengePurpose } from '../account.entity.js';
import { Accounts } from '../accounts.js';

const LIFETIME_MS = 10 * 60_000;
const TRIES = 5;

/** The step took too long, was tried too often, or was already taken. */
class ChallengeGoneError extends GoneError {
  constructor() {
    super('This took too long, or there were too many attempts. Please start again.');
  }
}

/** A step that was started; its ticket is sent with the next one. */
export interface Ticket {
  ticket: string;
  expiresAt: Date;
}

/** Steps waiting for the next one: each for one purpose, for ten minutes and five tries. */
@Injectable()
export class Challenges {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
  ) {}

  /** Starts a step. */
  async begin(
    purpose: ChallengePurpose,
    accountId: number | null,
    secret: string | null = null,
  ): Promise<Ticket> {
    const { token, tokenHash, expiresAt } = newLinkToken(new Date(), LIFETIME_MS);
    await this.database.transactions.runInTransaction((manager) =>
      manager.insert(this.accounts.tables.challenge, {
        ticketHash: tokenHash,
        purpose,
        accountId,
        secret,
        triesLeft: TRIES,
        expiresAt,
      }),
    );
    return { ticket: token, expiresAt };
  }

  /** The step that a ticket is for, without using it up. Throws ChallengeGoneError. */
  async find(ticket: string, ...purposes: ChallengePurpose[]): Promise<Challenge> {
    const step = await this.database.reader.findOneBy(this.accounts.tables.challenge, {
      ticketHash: hashToken(ticket),
      purpose: In(purposes),
      triesLeft: MoreThan(0),
      expiresAt: MoreThan(new Date()),
    });
    if (!step) throw new ChallengeGoneError();
    return step;
  }

  /**
   * The same, and one try less: counted before anything is checked, so that many tries at once count like one after the
   * other. Throws ChallengeGoneError.
   */
  async try(ticket: string, ...purposes: ChallengePurpose[]): Promise<Challenge> {
    const step = await this.find(ticket, ...purposes);
    const { affected } = await this.database.transactions.runInTransaction((manager) =>
      manager.decrement(
        this.accounts.tables.challenge,
        { ticketHash: step.ticketHash, triesLeft: MoreThan(0) },
        'triesLeft',
        1,
      ),
    );
    if (!affected) throw new ChallengeGoneError();
    return step;
  }

  /** Gives a step a challenge to sign, replacing the previous one. */
  async setSecret({ ticketHash }: Challenge, secret: string): Promise<void> {
    await this.database.transactions.runInTransaction((manager) =>
      manager.update(this.accounts.tables.challenge, { ticketHash }, { secret }),
    );
  }

  /** Takes the secret of a step, which nobody can use again. Throws ChallengeGoneError if someone was faster. */
  async takeSecret({ ticketHash, secret }: Challenge): Promise<string> {
    if (secret === null) throw new ChallengeGoneError();
    const { affected } = await this.database.transactions.runInTransaction((manager) =>
      manager.update(this.accounts.tables.challenge, { ticketHash, secret }, { secret: null }),
    );
    if (!affected) throw new ChallengeGoneError();
    return secret;
  }

  /** Ends a step that was taken. Throws ChallengeGoneError if someone was faster. */
  async finish({ ticketHash }: Challenge): Promise<void> {
    const { affected } = await this.database.transactions.runInTransaction((manager) =>
      manager.delete(this.accounts.tables.challenge, { ticketHash }),
    );
    if (!affected) throw new ChallengeGoneError();
  }
}
