import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { IsNull } from 'typeorm';
import type { Settings } from '../../../platform/config/settings.js';
import { SETTINGS } from '../../../platform/config/settings.module.js';
import type { Database } from '../../../platform/database/database.js';
import { DATABASE } from '../../../platform/database/database.module.js';
import type { NewToken } from '../../../platform/security/link-token.js';
import { hashToken, newLinkToken } from '../../../platform/security/link-token.js';
import type { ClubAdminTokenPurpose } from '../club-admin.entity.js';
import { ClubAdminToken } from '../club-admin.entity.js';
import { GoneError, NotFoundError } from '../../../platform/errors.js';

const HOUR_MS = 3_600_000;
const LIFETIMES_MS: Record<ClubAdminTokenPurpose, number> = { invitation: 14 * 24 * HOUR_MS, reset: HOUR_MS };

/** No account belongs to the link. */
export class UnknownPasswordLinkError extends NotFoundError {
  constructor() {
    super('This link is not known. Please check that it is complete.');
  }
}

/** The link was good once: it has been used, is too old, or the password was changed in another way. */
class SpentPasswordLinkError extends GoneError {
  constructor(isExpired: boolean) {
    super(
      isExpired
        ? 'This link has expired. Please ask for a new one.'
        : 'This link has been used already. Please ask for a new one.',
    );
  }
}

/** A link that is made, not yet stored. */
export interface PasswordLink extends NewToken {
  purpose: ClubAdminTokenPurpose;
  url: string;
}

/** Links by which clubs' administrators set a password, each once. */
@Injectable()
export class PasswordLinks {
  constructor(
    @Inject(DATABASE) private readonly database: Pick<Database, 'reader' | 'dialect'>,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  /** A link for 14 days (invitation) or an hour (reset). */
  make(purpose: ClubAdminTokenPurpose, now: Date): PasswordLink {
    const token = newLinkToken(now, LIFETIMES_MS[purpose]);
    const url = `${this.settings.publicUrl}/club-admin/set-password?token=${token.token}`;
    return { ...token, purpose, url };
  }

  /** Makes a link work for an account. */
  async store(manager: EntityManager, adminId: number, link: PasswordLink): Promise<void> {
    const { tokenHash, purpose, expiresAt } = link;
    await manager.insert(ClubAdminToken, { tokenHash, adminId, purpose, expiresAt, usedAt: null });
  }

  /** The id of the account that a link is for. Throws UnknownPasswordLinkError or SpentPasswordLinkError. */
  async accountOf(token: string, now: Date): Promise<number> {
    const link = await this.database.reader.findOneBy(ClubAdminToken, { tokenHash: hashToken(token) });
    if (!link) throw new UnknownPasswordLinkError();
    if (link.usedAt !== null) throw new SpentPasswordLinkError(false);
    if (link.expiresAt <= now) throw new SpentPasswordLinkError(true);
    return link.adminId;
  }

  /**
   * Spends a link of an account that the transaction has locked. Throws SpentPasswordLinkError when somebody was
   * faster.
   */
  async use(manager: EntityManager, token: string): Promise<void> {
    const unused = await manager.findOne(ClubAdminToken, {
      where: { tokenHash: hashToken(token), usedAt: IsNull() },
      ...this.database.dialect.rowLock,
    });
    if (!unused) throw new SpentPasswordLinkError(false);
  }

  /** Ends every link of an account. */
  async endAll(manager: EntityManager, adminId: number, now: Date): Promise<void> {
    await manager.update(ClubAdminToken, { adminId, usedAt: IsNull() }, { usedAt: now });
  }
}
