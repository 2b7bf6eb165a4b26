import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Settings } from '../../platform/config/settings.js';
import { SETTINGS } from '../../platform/config/settings.module.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { UnauthenticatedError } from '../../platform/auth/session.js';
import type { IssuedToken } from '../../platform/auth/session-tokens.js';
import { SessionTokens } from '../../platform/auth/session-tokens.js';
import { SessionVersions, SITE_ADMIN_SUBJECT } from '../../platform/auth/session-versions.js';

const INCORRECT = 'Incorrect password.';
const WINDOW_MS = 15 * 60_000;
const ATTEMPTS_BY_ADDRESS = { purpose: 'site-admin-login-by-address', times: 10, windowMs: WINDOW_MS };
/** Against guessing from many addresses; far more than administrators mistype. */
const ATTEMPTS = { purpose: 'site-admin-login', times: 100, windowMs: WINDOW_MS };

/** Logs the site's administrator in. */
@Injectable()
export class SiteAdminLoginService {
  private readonly comparisonKey = randomBytes(32);

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(SessionTokens) private readonly tokens: SessionTokens,
    @Inject(SessionVersions) private readonly versions: SessionVersions,
    @Inject(RateLimits) private readonly limits: RateLimits,
  ) {}

  /**
   * A token for the right password. Throws UnauthenticatedError for a wrong one, and TooManyRequestsError for
   * whoever guesses: at one address, or everybody together.
   */
  async logIn(password: string, clientAddress: string): Promise<IssuedToken> {
    // Counted before it is looked at, so that many guesses at once count like one after the other.
    await this.limits.take(ATTEMPTS_BY_ADDRESS, clientAddress);
    await this.limits.take(ATTEMPTS, 'everybody');
    if (!this.isRight(password)) throw new UnauthenticatedError(INCORRECT, { password: INCORRECT });
    await this.limits.forget(ATTEMPTS_BY_ADDRESS, clientAddress);
    return this.tokens.issue('site-admin', SITE_ADMIN_SUBJECT, this.versions.siteAdminVersion);
  }

  /** Takes the same time however much of the password is right: what is compared are keyed digests of equal length. */
  private isRight(password: string): boolean {
    const digest = (text: string): Buffer =>
      createHmac('sha256', this.comparisonKey).update(text.normalize('NFC')).digest();
    return timingSafeEqual(digest(password), digest(this.settings.secrets.siteAdminPassword));
  }
}
