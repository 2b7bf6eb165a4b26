import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { LoginAttempts } from '../../platform/auth/login-attempts.js';
import { LoginDevices } from '../../platform/auth/login-devices.js';
import { StaffDirectory } from '../../platform/auth/staff-directory.js';
import { ForbiddenError, UnauthenticatedError } from '../../platform/auth/session.js';
import type { LoginOrigin } from '../../platform/auth/session-delivery.js';
import { SessionSubjects, SITE_ADMIN_SUBJECT } from '../../platform/auth/session-subjects.js';
import type { IssuedSession } from '../../platform/auth/sessions.js';
import { Sessions } from '../../platform/auth/sessions.js';

const INCORRECT = 'Incorrect password.';
const LOCKED = 'The site password is locked. Log in with your own account.';

/** Logs the site's administrator in. */
@Injectable()
export class SiteAdminLoginService {
  private readonly comparisonKey = randomBytes(32);

  constructor(
    private readonly settings: Settings,
    private readonly sessions: Sessions,
    private readonly subjects: SessionSubjects,
    private readonly attempts: LoginAttempts,
    private readonly devices: LoginDevices,
    private readonly directory: StaffDirectory,
  ) {}

  /**
   * A session for the right password. Throws UnauthenticatedError for a wrong one, ForbiddenError while it's locked,
   * and TooManyRequestsError for a network that guesses.
   */
  async logIn(password: string, origin: LoginOrigin): Promise<IssuedSession> {
    const attempt = await this.attempts.begin({
      role: 'site-admin',
      account: SITE_ADMIN_SUBJECT,
      origin,
      hasMailedLink: false,
    });
    if (await this.directory.isSitePasswordLocked()) throw new ForbiddenError(LOCKED);
    if (!this.isRight(password)) {
      attempt.fail();
      throw new UnauthenticatedError(INCORRECT, { password: INCORRECT });
    }
    await attempt.succeed();
    const session = await this.sessions.open({
      role: 'site-admin',
      subject: SITE_ADMIN_SUBJECT,
      version: this.subjects.siteAdminVersion,
      browser: origin.browser,
    });
    return { ...session, device: this.devices.issue('site-admin', SITE_ADMIN_SUBJECT) };
  }

  /** Takes the same time however much of the password is right: it compares keyed digests of equal length. */
  private isRight(password: string): boolean {
    const digest = (text: string): Buffer =>
      createHmac('sha256', this.comparisonKey).update(text.normalize('NFC')).digest();
    return timingSafeEqual(digest(password), digest(this.settings.secrets.siteAdminPassword));
  }
}
