import { Injectable } from '@nestjs/common';
import { TooManyRequestsError } from '../errors.js';
import type { Counted, Counter } from '../rate-limits/rate-limits.js';
import { RateLimits } from '../rate-limits/rate-limits.js';
import { SecurityLog } from '../security-log/security-log.js';
import { LoginDevices } from './login-devices.js';
import type { Role } from './session.js';
import type { LoginOrigin } from './session-delivery.js';

const QUARTER_MS = 15 * 60_000;
const DAY_MS = 24 * 3_600_000;

/** Wrong passwords from a browser that has logged in to the account before: nobody else's count against it. */
const BY_DEVICE = { purpose: 'logins-by-device', windowMs: QUARTER_MS, times: 10 };
/** From one network for all accounts together. */
const BY_NETWORK = { purpose: 'logins-by-network', windowMs: QUARTER_MS, times: 20 };
/** From one network for one account. */
const AT_ACCOUNT = { purpose: 'logins-at-account', windowMs: QUARTER_MS, times: 10 };
/** From one network for one account, while that is under attack. */
const AT_ATTACKED_ACCOUNT = { purpose: 'logins-at-account-daily', windowMs: DAY_MS, times: 3 };
/** From all unknown browsers for one account. */
const EVERYWHERE = { purpose: 'logins-everywhere', windowMs: DAY_MS };
/** From this number on an account counts as under attack; more than one account's people mistype. */
const ATTACKED_FROM = 100;
/** From this number on unknown browsers only get in with a mailed link. */
const MAIL_ONLY_FROM = 1000;

const MAIL_ONLY =
  'There have been too many wrong passwords for this login today. Ask for a new password by email to get in.';

/** Someone who wants to log in. */
export interface LoginRequest {
  role: Role;
  /** Names the account, whether it exists or not. */
  account: string;
  origin: LoginOrigin;
  /** Whether its owner can also get in with a mailed link. */
  hasMailedLink: boolean;
}

/** An attempt that counts as a failure until it succeeds. */
export interface LoginAttempt {
  /** Takes the failure back. */
  succeed(): Promise<void>;
  /** Confirms that it was a failure. */
  fail(): void;
}

/**
 * Slows down whoever sends wrong passwords, and nobody else: failures count by network and account, and a browser that
 * has logged in before has its own counter. docs/decisions has the numbers and what they prevent.
 */
@Injectable()
export class LoginAttempts {
  constructor(
    private readonly limits: RateLimits,
    private readonly devices: LoginDevices,
    private readonly security: SecurityLog,
  ) {}

  /**
   * Counts an attempt before anything is checked, so that many guesses at once count like one after the other. Throws
   * TooManyRequestsError.
   */
  async begin(request: LoginRequest): Promise<LoginAttempt> {
    const { role, account, origin } = request;
    const device = this.devices.recognise(role, account, origin.devices[role]);
    const counted =
      device === undefined ? await this.countUnknown(request) : await this.countKnown(role, account, device);
    return {
      succeed: async () => {
        await this.limits.release(counted.own);
        await this.limits.giveBack(counted.shared);
      },
      fail: () => this.security.note('login-failed', { role, account: `${role} ${account}` }),
    };
  }

  private async countKnown(role: Role, account: string, device: string): Promise<CountedIn> {
    const counter = { ...BY_DEVICE, who: `${role} ${account} ${device}` };
    this.refuseOver(await this.limits.countUp([counter]));
    return { own: [counter], shared: [] };
  }

  private async countUnknown({ role, account, origin, hasMailedLink }: LoginRequest): Promise<CountedIn> {
    const who = `${role} ${account}`;
    const perNetwork = (limit: Omit<Counter, 'who'>, of: string): Counter[] =>
      // A network containing the first has more people in it.
      origin.networks.map((network, width) => ({
        ...limit,
        times: limit.times * (width + 1),
        who: `${of} ${network}`,
      }));
    const networks = perNetwork(BY_NETWORK, role);
    const atAccount = perNetwork(AT_ACCOUNT, who);
    this.refuseOver(await this.limits.countUp([...networks, ...atAccount]));

    const everywhere = { ...EVERYWHERE, times: hasMailedLink ? MAIL_ONLY_FROM : Infinity, who };
    const daily = perNetwork(AT_ATTACKED_ACCOUNT, who);
    const [total, ...own] = await this.limits.countUp([everywhere, ...daily]);
    if (total && total.count > everywhere.times) {
      this.limits.noteRefusal(everywhere);
      throw new TooManyRequestsError(total.secondsLeft, MAIL_ONLY);
    }
    if (total && total.count > ATTACKED_FROM) this.refuseOver(own);
    return { own: [...atAccount, ...daily], shared: [...networks, everywhere] };
  }

  private refuseOver(counts: readonly Counted[]): void {
    const over = counts.filter(({ count, times }) => count > times);
    const [first] = over;
    if (!first) return;
    this.limits.noteRefusal(first);
    throw new TooManyRequestsError(Math.max(...over.map(({ secondsLeft }) => secondsLeft)));
  }
}

/** Where an attempt was counted: for its network or browser at this account, and together with others. */
interface CountedIn {
  own: Counter[];
  shared: Counter[];
}
