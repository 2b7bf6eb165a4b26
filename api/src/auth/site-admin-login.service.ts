import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Settings } from '../config/settings.js';
import { SETTINGS } from '../config/settings.module.js';
import { UnauthenticatedError } from './auth.errors.js';
import type { IssuedToken } from './session-tokens.js';
import { SessionTokens } from './session-tokens.js';
import { SessionVersions, SITE_ADMIN_SUBJECT } from './session-versions.js';

/** Logs the site's administrator in. */
@Injectable()
export class SiteAdminLoginService {
  private readonly comparisonKey = randomBytes(32);

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(SessionTokens) private readonly tokens: SessionTokens,
    @Inject(SessionVersions) private readonly versions: SessionVersions,
  ) {}

  /** A token for the right password. Throws UnauthenticatedError for a wrong one. */
  async logIn(password: string): Promise<IssuedToken> {
    if (!this.isRight(password)) throw new UnauthenticatedError('Incorrect password.');
    const version = (await this.versions.current('site-admin', SITE_ADMIN_SUBJECT)) ?? '';
    return this.tokens.issue('site-admin', SITE_ADMIN_SUBJECT, version);
  }

  /** Takes the same time however much of the password is right: what is compared are keyed digests of equal length. */
  private isRight(password: string): boolean {
    const digest = (text: string): Buffer =>
      createHmac('sha256', this.comparisonKey).update(text.normalize('NFC')).digest();
    return timingSafeEqual(digest(password), digest(this.settings.secrets.siteAdminPassword));
  }
}
